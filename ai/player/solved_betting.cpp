// SPDX-License-Identifier: GPL-3.0-or-later
#include "solved_betting.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "solver/discounted_cfr.h"

namespace raisechess::ai {
namespace {

/// What an opponent could win who knew the strategy, as a share of the pot.
constexpr double good_enough = 0.005;
constexpr int most_iterations = 200;
constexpr int between_checks = 20;

/// Actions less likely than that are left out.
constexpr double negligible = 0.04;

/// How far the other side's bets are read as an equilibrium would have made them.
constexpr double trust_in_equilibrium = 0.5;

/// A few iterations are made however little time there is.
void solve(solver::DiscountedCfr& cfr, double pot, const LookLimits& limits) {
  do {
    for (int i = 0; i < between_checks; ++i) cfr.iterate();
  } while (cfr.iterations() < most_iterations && !limits.out_of_time() && cfr.exploitability() > good_enough * pot);
}

/// The place of a random one, drawn by `chances`.
std::size_t drawn(std::vector<double> chances, RandomStream& luck) {
  double sum = 0;
  for (double& chance : chances) {
    if (chance < negligible) chance = 0;
    sum += chance;
  }
  constexpr std::uint64_t grain = 1 << 20;
  double rest = sum * static_cast<double>(luck.below(grain)) / static_cast<double>(grain);
  std::size_t last = 0;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    if (chances[i] == 0) continue;
    last = i;
    if (rest < chances[i]) return i;
    rest -= chances[i];
  }
  return last;
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
RangeWeights weights_by_bets(const TurnBetting& betting, Side viewer, const EquityTable& table,
                             const LookLimits& limits) {
  RangeWeights weights = even_weights(table);
  if (betting.actions.empty()) return weights;
  const TurnTree turn = turn_tree(betting, viewer, table, weights, {});
  solver::DiscountedCfr cfr(turn.game);
  solve(cfr, betting.start.pot(), limits);
  return {tempered(weights.rows, cfr.reach(turn.now, 0)), tempered(weights.columns, cfr.reach(turn.now, 1))};
}

}  // namespace

Action solved_bet(const PlayerView& view, const Matchups& matchups, RandomStream luck, const LookLimits& limits) {
  TurnBetting betting = turn_betting(view);
  const RangeWeights weights = weights_by_bets(betting, view.viewer, matchups.table, limits);
  for (const Action& action : std::exchange(betting.actions, {})) carry_out(betting.start, action);
  const TurnTree turn = turn_tree(betting, view.viewer, matchups.table, weights, {});
  solver::DiscountedCfr cfr(turn.game);
  solve(cfr, view.pot, limits);
  std::vector<double> chances;
  for (const auto& action : cfr.average(turn.now)) chances.push_back(action[matchups.own_row]);
  return turn.actions[turn.now][drawn(std::move(chances), luck)];
}

}  // namespace raisechess::ai
