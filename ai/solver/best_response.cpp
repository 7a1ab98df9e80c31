// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/best_response.h"

#include <algorithm>

#include "values.h"

namespace raisechess::solver {
namespace {

enum class Answer { AsPlanned, Best };

/// Values of one player's hands against the other's strategy, if he follows his own or answers it best.
class Evaluation {
 public:
  Evaluation(const GameTree& tree, const std::vector<Strategy>& strategies, int player, Answer answer)
      : tree_(tree), strategies_(strategies), player_(player), answer_(answer) {}

  double total() const {
    double sum = 0;
    for (float value : from(0)) sum += value;
    return sum;
  }

  /// As if every hand of both had come to `place`.
  Values from(std::size_t place) const { return values_at(place, Values(tree_.hands(1 - player_), 1.0F)); }

 private:
  Values values_at(std::size_t place, const Values& other_reach) const {
    const GameTree::Node& node = tree_.nodes[place];
    if (node.kind == GameTree::Kind::Terminal) return terminal_values(tree_, node, player_, other_reach);
    if (node.kind == GameTree::Kind::Decision && node.player == player_) return own_values(place, other_reach);
    Values values(tree_.hands(player_));
    for (std::size_t a = 0; a < node.children.size(); ++a) {
      const bool chance = node.kind == GameTree::Kind::Chance;
      add(values, values_at(node.children[a], chance ? other_reach : product(other_reach, strategies_[place][a])));
    }
    return values;
  }

  Values own_values(std::size_t place, const Values& other_reach) const {
    const GameTree::Node& node = tree_.nodes[place];
    const bool best = answer_ == Answer::Best;
    Values values(tree_.hands(player_), best ? -1e30F : 0.0F);
    for (std::size_t a = 0; a < node.children.size(); ++a) {
      const Values child = values_at(node.children[a], other_reach);
      if (!best) add(values, product(child, strategies_[place][a]));
      for (std::size_t i = 0; best && i < values.size(); ++i) values[i] = std::max(values[i], child[i]);
    }
    return values;
  }

  const GameTree& tree_;
  const std::vector<Strategy>& strategies_;
  int player_;
  Answer answer_;
};

}  // namespace

double value(const GameTree& tree, const std::vector<Strategy>& strategies) {
  return Evaluation(tree, strategies, 0, Answer::AsPlanned).total();
}

Strategy action_values(const GameTree& tree, const std::vector<Strategy>& strategies) {
  const GameTree::Node& root = tree.nodes.front();
  const Evaluation evaluation(tree, strategies, root.player, Answer::AsPlanned);
  Strategy values;
  for (std::size_t child : root.children) values.push_back(evaluation.from(child));
  return values;
}

double exploitability(const GameTree& tree, const std::vector<Strategy>& strategies) {
  return (Evaluation(tree, strategies, 0, Answer::Best).total() +
          Evaluation(tree, strategies, 1, Answer::Best).total()) /
         2;
}

}  // namespace raisechess::solver
