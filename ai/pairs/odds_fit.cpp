// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairs/odds_fit.h"

#include <algorithm>
#include <cmath>

namespace raisechess::ai {
namespace {

constexpr int sweeps_of_fit = 20;

}  // namespace

double log_odds(Equity equity) {
  const double inside = std::clamp(equity, 0.02, 0.98);
  return std::log(inside / (1 - inside));
}

Equity equity_of_odds(double log_odds) {
  return 1 / (1 + std::exp(-log_odds));
}

void OddsFit::add(knowledge::DealIndex own, knowledge::DealIndex theirs, double value) {
  examples_.push_back({features(own, theirs), value, false});
}

void OddsFit::add_of_row(knowledge::DealIndex own, knowledge::DealIndex theirs, double value) {
  examples_.push_back({features(own, theirs), value, true});
}

/// One effect after the other takes what it can explain of what is left.
void OddsFit::fit() {
  for (int sweep = 0; sweep < sweeps_of_fit; ++sweep) {
    shift(constant_, [](const Example&) { return true; });
    shift(of_row_, [](const Example& example) { return example.of_row; });
    for (std::size_t feature = 0; feature < effects_.size(); ++feature) {
      shift(effects_[feature], [&](const Example& example) { return example.features[feature / 5] == feature; });
    }
  }
}

double OddsFit::at(knowledge::DealIndex own, knowledge::DealIndex theirs) const {
  double sum = constant_;
  for (std::size_t feature : features(own, theirs)) sum += effects_[feature];
  return sum;
}

/// Squares that a side has no hidden piece on read as queens in every deal alike.
OddsFit::Features OddsFit::features(knowledge::DealIndex own, knowledge::DealIndex theirs) {
  Features features{};
  for (std::size_t pocket = 0; pocket < pockets; ++pocket) {
    features[pocket] = 5 * pocket + own % 5U;
    features[pockets + pocket] = 5 * (pockets + pocket) + theirs % 5U;
    own /= 5;
    theirs /= 5;
  }
  return features;
}

/// Moves an effect to where it fits best what the others leave of the examples that it touches.
template <class Touches>
void OddsFit::shift(double& effect, Touches touches) {
  double sum = -pull_ * effect;
  double count = pull_;
  for (const Example& example : examples_) {
    if (!touches(example)) continue;
    sum += example.residual;
    ++count;
  }
  const double by = sum / count;
  effect += by;
  for (Example& example : examples_) {
    if (touches(example)) example.residual -= by;
  }
}

}  // namespace raisechess::ai
