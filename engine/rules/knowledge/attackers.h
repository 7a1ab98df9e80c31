// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "knowledge/public_board.h"

namespace raisechess::knowledge {

/// Who of a side would attack a square: a visible piece, and each hidden piece if it is of one of certain types.
struct Attackers {
  bool visible = false;
  PocketTypes hidden = 0;
};

/// The attackers of `target` among the pieces of `by` on `standing`, seen through `occupied`.
Attackers attackers_of(const PublicBoard& board, Side by, Square target, chess::Bitboard occupied,
                       chess::Bitboard standing);

/// The pieces of the other side that would attack the mover's king after `move`, or in castling on its way: with any of
/// them the move is not legal (RULES 2). `board` = before the move, of the side to move.
Attackers forbidding(const PublicBoard& board, Move move, std::optional<Square> captured_on);

/// Where `move` of the side to move captures if its piece is of `type`, en passant included.
std::optional<Square> capture_square(const PublicBoard& board, Move move, PieceType type);

}  // namespace raisechess::knowledge
