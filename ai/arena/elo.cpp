// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/elo.h"

#include <algorithm>
#include <cmath>

namespace raisechess::arena {

double elo_difference(double score) {
  if (score <= 0) return -greatest_elo_difference;
  if (score >= 1) return greatest_elo_difference;
  return std::clamp(400 * std::log10(score / (1 - score)), -greatest_elo_difference, greatest_elo_difference);
}

Interval elo_interval(const Interval& score) {
  return {elo_difference(score.mean), elo_difference(score.low), elo_difference(score.high)};
}

}  // namespace raisechess::arena
