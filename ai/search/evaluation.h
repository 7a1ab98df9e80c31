// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "search/search.h"

namespace raisechess::ai {

/// Half-moves to the showdown as a plain number; a hand to mate is `no_showdown` away.
inline constexpr int no_showdown = 1 << 20;

/// How the position stands for the side to move, by sight alone: material, squares, mobility, pawns, king safety. The
/// nearer the showdown, the less counts anything but the points that will be counted then. Stays well inside
/// ±decided_score.
Score evaluate(const chess::Position& position, int half_moves_left);

/// Points of `side` minus points of the other (RULES 5).
inline int material_difference(const chess::Position& position, Side side) {
  return position.material(side) - position.material(other(side));
}

}  // namespace raisechess::ai
