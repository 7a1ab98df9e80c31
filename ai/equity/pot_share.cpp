// SPDX-License-Identifier: GPL-3.0-or-later
#include "equity/pot_share.h"

#include <algorithm>
#include <cmath>

namespace raisechess::ai {
namespace {

constexpr double scale_at_showdown = 60;
constexpr double scale_for_each_half_move = 4.3;
constexpr int longest_horizon = 48;

}  // namespace

double score_scale(Horizon half_moves_left) {
  return scale_at_showdown +
         scale_for_each_half_move * std::min(half_moves_left.value_or(longest_horizon), longest_horizon);
}

Equity pot_share(Score score, Horizon half_moves_left) {
  if (score >= decided_score) return 1;
  if (score <= -decided_score) return 0;
  return 1 / (1 + std::exp(-score / score_scale(half_moves_left)));
}

}  // namespace raisechess::ai
