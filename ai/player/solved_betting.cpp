// SPDX-License-Identifier: GPL-3.0-or-later
#include "solved_betting.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "solver/discounted_cfr.h"

namespace raisechess::ai {
namespace {

/// What an opponent could win who knew the strategy, as a share of the pot.
constexpr double good_enough = 0.005;
constexpr int most_iterations = 1000;
constexpr int between_checks = 10;

/// Actions less likely than that are left out.
constexpr double negligible = 0.04;

/// How far the other side's bets are read as an equilibrium would have made them.
constexpr double trust_in_equilibrium = 0.5;

/// A few iterations are made however little time there is. Returns the exploitability, as a share of the pot.
double solve(solver::DiscountedCfr& cfr, double pot, const LookLimits& limits) {
  double open = 1;
  do {
    for (int i = 0; i < between_checks; ++i) cfr.iterate();
    open = cfr.exploitability() / pot;
  } while (open > good_enough && cfr.iterations() < most_iterations && !limits.out_of_time());
  return open;
}

/// Weights of deals after the betting of the turn: half way between all deals alike and what equilibrium play would
/// have left of them, for nobody plays quite like that.
std::vector<float> tempered(std::vector<float> weights, const std::vector<float>& reach) {
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * reach[i];
  if (sum <= 0) return weights;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] = static_cast<float>(weights[i] * (trust_in_equilibrium * reach[i] / sum + 1 - trust_in_equilibrium));
  }
  return weights;
}

/// What the betting of the turn so far says of both ranges.
RangeWeights weights_by_bets(const TurnBetting& betting, Side viewer, const EquityTable& table, const BetMenu& menu,
                             const LookLimits& limits) {
  RangeWeights weights = even_weights(table.rows(), table.columns());
  if (betting.actions.empty()) return weights;
  const TurnTree turn = turn_tree(betting, viewer, table, weights, menu);
  solver::DiscountedCfr cfr(turn.game);
  solve(cfr, betting.start.pot(), limits);
  return {tempered(weights.rows, cfr.reach(turn.now, 0)), tempered(weights.columns, cfr.reach(turn.now, 1))};
}

}  // namespace

SolvedTurn solved_turn(const PlayerView& view, const Matchups& matchups, const BetMenu& menu,
                       const LookLimits& limits) {
  TurnBetting betting = turn_betting(view);
  const RangeWeights weights = weights_by_bets(betting, view.viewer, matchups.table, menu, limits);
  for (const Action& action : std::exchange(betting.actions, {})) carry_out(betting.start, action);
  const TurnTree turn = turn_tree(betting, view.viewer, matchups.table, weights, menu);
  solver::DiscountedCfr cfr(turn.game);
  SolvedTurn solved{{}, solve(cfr, view.pot, limits)};
  const solver::Strategy average = cfr.average(turn.now);
  for (std::size_t i = 0; i < average.size(); ++i) {
    solved.strategy.push_back({turn.actions[turn.now][i], average[i][matchups.own_row]});
  }
  return solved;
}

std::vector<ActionValue> action_values(const PlayerView& view, const Matchups& matchups, const Action& taken,
                                       const LookLimits& limits) {
  TurnBetting betting = turn_betting(view);
  for (const Action& action : std::exchange(betting.actions, {})) carry_out(betting.start, action);
  if (!std::holds_alternative<MakeMove>(taken)) betting.actions.push_back(taken);
  const RangeWeights weights = even_weights(matchups.table.rows(), matchups.table.columns());
  const TurnTree turn = turn_tree(betting, view.viewer, matchups.table, weights, BetMenu{});
  solver::DiscountedCfr cfr(turn.game);
  solve(cfr, view.pot, limits);
  const solver::Strategy values = cfr.action_values();
  std::vector<ActionValue> worth;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double chips = values[i][matchups.own_row] / weights.rows[matchups.own_row];
    worth.push_back({turn.actions.front()[i], chips});
  }
  return worth;
}

Action drawn_action(const std::vector<ActionShare>& strategy, RandomStream luck) {
  std::vector<ActionShare> likely;
  std::ranges::copy_if(
      strategy, std::back_inserter(likely), [](double share) { return share >= negligible; }, &ActionShare::share);
  double sum = 0;
  for (const ActionShare& one : likely) sum += one.share;
  constexpr std::uint64_t grain = 1 << 20;
  double rest = sum * static_cast<double>(luck.below(grain)) / static_cast<double>(grain);
  for (const ActionShare& one : likely) {
    if (rest < one.share) return one.action;
    rest -= one.share;
  }
  return likely.back().action;
}

}  // namespace raisechess::ai
