// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "view/move.h"

namespace raisechess::ui {

enum class Gesture { Click, Drag };

/// The legal moves meant by going from `from` to `to`: none, one, or one for each promotion. Castling is the king two
/// squares (or more) towards the rook, or the king dragged onto his rook. A click on one's own rook selects the rook,
/// unless the king has no other way to castle there.
std::vector<Move> moves_meant(const std::vector<Move>& legal, Square from, Square to, Gesture gesture);

struct MoveTarget {
  Square to{};
  Move move;
};

/// Where the piece on `from` can be put, move by move; for a castling the king's square, or else the rook's.
std::vector<MoveTarget> targets_from(const std::vector<Move>& legal, Square from);

}  // namespace raisechess::ui
