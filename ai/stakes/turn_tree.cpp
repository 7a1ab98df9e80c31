// SPDX-License-Identifier: GPL-3.0-or-later
#include "stakes/turn_tree.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace raisechess::ai {
namespace {

using betting::Betting;
using betting::Stage;
using solver::GameTree;
using solver::PayoffMatrix;
using solver::Payoffs;
using solver::ThinProduct;

constexpr std::size_t fold_matrix = 0;
constexpr std::size_t equity_matrix = 1;

/// The chance of each pair, for the deals are drawn apart.
ThinProduct chances(const RangeWeights& weights) {
  ThinProduct product(weights.rows.size(), weights.columns.size(), 1);
  for (std::size_t i = 0; i < weights.rows.size(); ++i) product.left(i, 0) = weights.rows[i];
  for (std::size_t j = 0; j < weights.columns.size(); ++j) product.right(j, 0) = weights.columns[j];
  return product;
}

/// Of each pair its chance times what the equity is beyond a half.
PayoffMatrix weighted(const EquityTable& table, const RangeWeights& weights) {
  PayoffMatrix matrix(table.rows(), table.columns());
  for (std::size_t j = 0; j < table.columns(); ++j) {
    for (std::size_t i = 0; i < table.rows(); ++i) {
      matrix.at(i, j) = weights.rows[i] * weights.columns[j] * static_cast<float>(table.at(i, j) - 0.5);
    }
  }
  return matrix;
}

ThinProduct weighted(ThinProduct beyond_half, const RangeWeights& weights) {
  for (std::size_t part = 0; part < beyond_half.rank(); ++part) {
    for (std::size_t i = 0; i < beyond_half.rows(); ++i) beyond_half.left(i, part) *= weights.rows[i];
    for (std::size_t j = 0; j < beyond_half.columns(); ++j) beyond_half.right(j, part) *= weights.columns[j];
  }
  return beyond_half;
}

/// By how much the viewer's stack is greater when both stakes are level.
double lead(const Betting& betting, Side viewer) {
  const auto chips = [&](Side side) { return betting.stacks()[side] + betting.committed()[side]; };
  return (chips(viewer) - chips(other(viewer))) / 2.0;
}

/// A place in the betting.
struct Place {
  Betting betting;
  Side mover{};
  int later = 0;          ///< turns after the one that is asked about
  bool real = false;      ///< it came to this
  std::size_t taken = 0;  ///< by so many actions
};

class TreeBuilder {
 public:
  TreeBuilder(const TurnBetting& turn, Side viewer, const BetMenu& menu)
      : turn_(turn), viewer_(viewer), menu_(menu), lead_(lead(turn.start, viewer)) {}

  TurnTree build(Payoffs equities, const RangeWeights& weights) {
    result_.game.matrices.emplace_back(chances(weights));
    result_.game.matrices.push_back(std::move(equities));
    add({turn_.start, turn_.mover, 0, true, 0});
    return std::move(result_);
  }

 private:
  std::size_t add_node(const GameTree::Node& node) {
    result_.game.nodes.push_back(node);
    result_.actions.emplace_back();
    return result_.game.nodes.size() - 1;
  }

  std::size_t add(const Place& place) {
    switch (place.betting.stage()) {
      case Stage::Folded:
        return add_fold(place.betting);
      case Stage::Closed:
        return add_move(place);
      case Stage::Open:
      case Stage::Answer:
        return add_decision(place);
    }
    return 0;
  }

  std::size_t add_fold(const Betting& betting) {
    const auto factor = static_cast<float>(lead(betting, viewer_) - lead_);
    return add_node({GameTree::Kind::Terminal, 0, {}, fold_matrix, factor});
  }

  /// The turn's betting is over.
  std::size_t add_move(const Place& place) {
    Place next = place;
    next.mover = other(place.mover);
    next.betting.begin_turn(next.mover);
    next.later = place.later + 1;
    next.real = false;
    if (next.later <= menu_.later_turns && next.betting.stage() == Stage::Open) return add_decision(next);
    return add_node({GameTree::Kind::Terminal, 0, {}, equity_matrix, static_cast<float>(place.betting.pot())});
  }

  std::size_t add_decision(const Place& place) {
    const int player = place.betting.actor() == viewer_ ? 0 : 1;
    const std::size_t node = add_node({GameTree::Kind::Decision, player, {}, 0, 1});
    if (place.real && place.taken == turn_.actions.size()) result_.now = node;
    const std::vector<Action> actions = actions_at(place);
    for (const Action& action : actions) {
      const bool moves = std::holds_alternative<MakeMove>(action);
      const std::size_t child = moves ? add_move(place) : add(after(place, action));
      result_.game.nodes[node].children.push_back(child);
    }
    result_.actions[node] = actions;
    return node;
  }

  const Action* real_action(const Place& place) const {
    return place.real && place.taken < turn_.actions.size() ? &turn_.actions[place.taken] : nullptr;
  }

  Place after(const Place& place, const Action& action) const {
    Place next = place;
    next.real = real_action(place) != nullptr && *real_action(place) == action;
    ++next.taken;
    carry_out(next.betting, action);
    return next;
  }

  std::vector<Action> actions_at(const Place& place) const {
    std::vector<Action> actions;
    if (place.betting.stage() == Stage::Answer) {
      actions = {Fold{}, Call{}};
    } else {
      actions = {MakeMove{}};
    }
    for (Chips to : sizes(place)) {
      actions.push_back(place.betting.bet_bounds() ? Action{Bet{to}} : Action{Raise{to}});
    }
    const Action* real = real_action(place);
    if (real != nullptr && std::ranges::count(actions, *real) == 0) actions.push_back(*real);
    return actions;
  }

  std::vector<Chips> sizes(const Place& place) const {
    const Betting& betting = place.betting;
    const auto bounds = betting.bet_bounds() ? betting.bet_bounds() : betting.raise_bounds();
    if (!bounds) return {};
    std::vector<Chips> sizes;
    for (int share : shares(place)) sizes.push_back(share_of_pot(betting, *bounds, share));
    const std::int64_t beyond_call = bounds->max - betting.committed()[betting.actor()] - betting.to_call();
    const std::int64_t pot = std::int64_t{betting.pot()} + betting.to_call();
    if (beyond_call * 100 <= pot * menu_.all_in_up_to) sizes.push_back(bounds->max);
    std::ranges::sort(sizes);
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    return sizes;
  }

  std::vector<int> shares(const Place& place) const {
    const bool first = place.betting.stage() == Stage::Open;
    if (place.later > 0) return first ? menu_.later_bets : std::vector<int>{};
    return first ? menu_.bets : menu_.raises;
  }

  /// All-in where more than 60 % of the stack would go in.
  static Chips share_of_pot(const Betting& betting, const BetBounds& bounds, int share) {
    const Side actor = betting.actor();
    const std::int64_t pot = std::int64_t{betting.pot()} + betting.to_call();
    const std::int64_t put_in = betting.to_call() + (pot * share + 99) / 100;
    if (put_in * 10 > std::int64_t{betting.stacks()[actor]} * 6) return bounds.max;
    return static_cast<Chips>(std::clamp<std::int64_t>(betting.committed()[actor] + put_in, bounds.min, bounds.max));
  }

  const TurnBetting& turn_;
  Side viewer_;
  const BetMenu& menu_;
  double lead_;
  TurnTree result_;
};

}  // namespace

RangeWeights even_weights(std::size_t rows, std::size_t columns) {
  const auto even = [](std::size_t count) { return std::vector<float>(count, 1 / static_cast<float>(count)); };
  return {even(rows), even(columns)};
}

TurnTree turn_tree(const TurnBetting& turn, Side viewer, const Equities& equities, const RangeWeights& weights,
                   const BetMenu& menu) {
  Payoffs payoffs = std::visit([&](const auto& of_pairs) -> Payoffs { return weighted(of_pairs, weights); }, equities);
  return TreeBuilder(turn, viewer, menu).build(std::move(payoffs), weights);
}

}  // namespace raisechess::ai
