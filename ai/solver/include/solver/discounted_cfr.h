// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "solver/game_tree.h"

namespace raisechess::solver {

/// Discounted counterfactual regret minimisation (Brown and Sandholm 2019): the average strategy of both players goes
/// to an equilibrium. Positive regrets are discounted by t^α / (t^α + 1), negative ones by t^β / (t^β + 1), the
/// average's parts by (t / (t + 1))^γ, with α 1.5, β 0, γ 2. Deterministic.
class DiscountedCfr {
 public:
  /// `tree` must outlive it.
  explicit DiscountedCfr(const GameTree& tree);

  /// One step: each player in turn updates against the other.
  void iterate();
  int iterations() const { return iterations_; }

  /// The average so far at a decision; even where a hand never came there.
  Strategy average(std::size_t node) const;
  std::vector<Strategy> averages() const;  ///< by node; empty where nobody decides
  /// What each action at the root is worth to each hand of the player who decides there, times the chance of that hand,
  /// if both follow the average after it: [action][hand].
  Strategy action_values() const;
  /// For each hand of `player`, how likely his average strategy is to let the play come to `node`.
  std::vector<float> reach(std::size_t node, int player) const;
  /// Of the average, as in best_response.h.
  double value() const;
  double exploitability() const;

 private:
  using Values = std::vector<float>;  ///< one for each hand
  struct Memory {
    Strategy regrets;
    Strategy sums;
  };

  Strategy current(std::size_t node) const;
  Values learn(std::size_t place, int player, const Values& own_reach, const Values& other_reach);
  Values learn_own(std::size_t place, const Values& own_reach, const Values& other_reach);

  const GameTree& tree_;
  std::vector<Memory> memory_;  ///< by node; empty where nobody decides
  int iterations_ = 0;
};

}  // namespace raisechess::solver
