// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_games.h"

#include <array>

namespace raisechess::test {
namespace {

using solver::GameTree;
using solver::PayoffMatrix;
using Kind = GameTree::Kind;

/// Builds trees of limit betting: a check or bet, then call, fold or raise, with a cap on bets.
class CardTree {
 public:
  explicit CardTree(GameTree& tree) : tree_(tree) {}

  std::size_t add(Kind kind, int player = 0) {
    tree_.nodes.push_back({kind, player, {}, 0, 1});
    return tree_.nodes.size() - 1;
  }
  std::size_t add_terminal(std::size_t matrix, int pays) {
    const std::size_t node = add(Kind::Terminal);
    tree_.nodes[node].matrix = matrix;
    tree_.nodes[node].factor = static_cast<float>(pays);
    return node;
  }
  void link(std::size_t parent, std::size_t child) { tree_.nodes[parent].children.push_back(child); }

  struct Round {
    int bet;
    int cap;
    std::size_t chances;  ///< matrix of the chances of hand pairs: what a fold pays from
  };

  /// `end(paid)` builds what follows when both have put in `paid`.
  template <class End>
  std::size_t round(const Round& round, int player, std::array<int, 2> paid, int bets, bool checked, const End& end) {
    const std::size_t node = add(Kind::Decision, player);
    const bool faced = paid[0] != paid[1];
    if (faced) link(node, add_terminal(round.chances, player == 0 ? -paid[0] : paid[1]));
    std::array<int, 2> level = paid;
    level[static_cast<std::size_t>(player)] = paid[static_cast<std::size_t>(1 - player)];
    link(node, faced || checked ? end(level[0]) : this->round(round, 1 - player, level, bets, true, end));
    if (bets == round.cap) return node;
    level[static_cast<std::size_t>(player)] += round.bet;
    link(node, this->round(round, 1 - player, level, bets + 1, true, end));
    return node;
  }

 private:
  GameTree& tree_;
};

/// A matrix over pairs of cards that can be dealt together; what is held twice, or is `board`, cannot.
template <class Pays>
PayoffMatrix matrix_of_pairs(int cards, int board, double chance, const Pays& pays) {
  PayoffMatrix matrix(static_cast<std::size_t>(cards), static_cast<std::size_t>(cards));
  for (int i = 0; i < cards; ++i) {
    for (int j = 0; j < cards; ++j) {
      if (i == j || i == board || j == board) continue;
      matrix.at(static_cast<std::size_t>(i), static_cast<std::size_t>(j)) = static_cast<float>(chance * pays(i, j));
    }
  }
  return matrix;
}

constexpr int no_board = -1;

int higher(int a, int b) {
  return a > b ? 1 : a < b ? -1 : 0;
}

}  // namespace

GameTree kuhn_poker() {
  GameTree tree;
  tree.matrices.push_back(matrix_of_pairs(3, no_board, 1.0 / 6, [](int, int) { return 1; }));
  tree.matrices.push_back(matrix_of_pairs(3, no_board, 1.0 / 6, higher));
  CardTree builder(tree);
  builder.round({1, 1, 0}, 0, {1, 1}, 0, false, [&](int paid) { return builder.add_terminal(1, paid); });
  return tree;
}

GameTree leduc_holdem() {
  constexpr int cards = 6;
  GameTree tree;
  tree.matrices.push_back(matrix_of_pairs(cards, no_board, 1.0 / 30, [](int, int) { return 1; }));
  for (int board = 0; board < cards; ++board) {
    const auto strength = [board](int card) { return card / 2 == board / 2 ? 3 : card / 2; };
    const auto better = [&](int a, int b) { return higher(strength(a), strength(b)); };
    tree.matrices.push_back(matrix_of_pairs(cards, board, 1.0 / 120, [](int, int) { return 1; }));
    tree.matrices.push_back(matrix_of_pairs(cards, board, 1.0 / 120, better));
  }
  CardTree builder(tree);
  const auto second_round = [&](int paid) {
    const std::size_t chance = builder.add(Kind::Chance);
    for (std::size_t board = 0; board < cards; ++board) {
      const CardTree::Round round{4, 2, 1 + 2 * board};
      const auto showdown = [&](int all_paid) { return builder.add_terminal(2 + 2 * board, all_paid); };
      builder.link(chance, builder.round(round, 0, {paid, paid}, 0, false, showdown));
    }
    return chance;
  };
  builder.round({2, 2, 0}, 0, {1, 1}, 0, false, second_round);
  return tree;
}

}  // namespace raisechess::test
