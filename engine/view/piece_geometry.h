// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "view/board_view.h"

namespace raisechess {

/// Can a knight, bishop, rook, queen or king go from one square to the other past the pieces that stand between? Who
/// stands on `to`, whose turn it is and whether a king would be in check do not matter.
bool reaches(PieceType type, Square from, Square to, const BoardView& board);

}  // namespace raisechess
