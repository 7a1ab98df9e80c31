// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

#include "chess/position.h"
#include "search/search.h"

namespace raisechess::ai {

inline constexpr Score infinite_score = mate_score + 1;

/// So few half-moves before the showdown every move is searched to the end, whatever the depth.
inline constexpr int exact_end = 2;

constexpr bool is_decided(Score score) {
  return score >= decided_score || score <= -decided_score;
}

inline chess::Position after(const chess::Position& position, Move move) {
  chess::Position child = position;
  child.make(move);
  return child;
}

}  // namespace raisechess::ai
