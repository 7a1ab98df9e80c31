// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/statistics.h"

namespace raisechess::arena {

/// No difference beyond this one is told from a finite number of games.
inline constexpr double greatest_elo_difference = 1200;

/// The difference of ratings at which `score`, a share of the points from 0 to 1, is expected: 400 log10(s / (1 − s)).
double elo_difference(double score);
/// The same for a mean share and the two ends of its interval.
Interval elo_interval(const Interval& score);

}  // namespace raisechess::arena
