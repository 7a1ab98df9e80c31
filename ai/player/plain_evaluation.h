// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "search/search.h"

namespace raisechess::ai {

/// Centipawns of a piece by its type: a hundred for each point of the showdown.
constexpr Score plain_value(PieceType type) {
  return 100 * material_value(type);
}

/// How the position stands for the side to move, as the yardsticks see it.
struct PlainEvaluation {
  Score score = 0;  ///< material, squares and mobility; the nearer the showdown, the less counts anything but material
  int points = 0;   ///< own points minus the other side's
};

PlainEvaluation plain_evaluation(const chess::Position& position, int half_moves_left);

}  // namespace raisechess::ai
