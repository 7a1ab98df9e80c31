// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/search.h"

namespace raisechess::ai {

/// P(wins the pot) + ½ P(split).
using Equity = double;

/// Centipawns that lift the odds of winning the pot by a factor of e. What counts in the end is the sign of the
/// material, so a small advantage means the more the nearer the showdown is.
double score_scale(Horizon half_moves_left);

/// What a searched score is worth in the pot to the side whose score it is; scores that say how the hand ends are worth
/// all, half or nothing.
Equity pot_share(Score score, Horizon half_moves_left);

}  // namespace raisechess::ai
