// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "equity/pot_share.h"
#include "knowledge/deal_set.h"

namespace raisechess::ai {

/// Natural logarithm of the odds of winning the pot; of what is as good as sure that of 98 %.
double log_odds(Equity equity);
Equity equity_of_odds(double log_odds);

/// Estimates a number for each pair of deals from that of a few: a constant, and an effect of each type on each hidden
/// square of both sides. Least squares; what little is known of is drawn to nothing (ridge regression).
class OddsFit {
 public:
  /// `pull`: as many examples that say "no effect" stand against each effect.
  explicit OddsFit(double pull) : pull_(pull) {}

  void add(knowledge::DealIndex own, knowledge::DealIndex theirs, double value);
  /// One of many examples with the same own deal: what they have in common may be peculiar to it.
  void add_of_row(knowledge::DealIndex own, knowledge::DealIndex theirs, double value);
  /// After the last `add`.
  void fit();
  /// 0 before `fit`.
  double at(knowledge::DealIndex own, knowledge::DealIndex theirs) const;

 private:
  static constexpr std::size_t pockets = knowledge::max_pockets;
  using Features = std::array<std::size_t, 2 * pockets>;
  struct Example {
    Features features;
    double residual;
    bool of_row;
  };

  static Features features(knowledge::DealIndex own, knowledge::DealIndex theirs);
  template <class Touches>
  void shift(double& effect, Touches touches);

  double pull_;
  std::vector<Example> examples_;
  std::array<double, 10 * pockets> effects_{};
  double constant_ = 0;
  double of_row_ = 0;  ///< what is peculiar to the row
};

}  // namespace raisechess::ai
