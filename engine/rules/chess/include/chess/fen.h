// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "view/error.h"

namespace raisechess::chess {

/// A FEN as the table protocol writes and reads it: six fields and the two of RaiseChess (h: and d:).
struct FenRecord {
  Position position;
  Bitboard hidden = 0;  ///< squares of h:
  int full_move = 1;
};

/// Reads any position that a game can reach: standard, X-FEN and Shredder castling fields; `h:` and `d:` may be missing
/// (then every pawn on its own second rank may double-step). Checks one king a side, pawns not on their last rank, at
/// most 16 pieces a side, the castling rooks, the en passant square, and that the side not to move is not in check.
/// Errors: Fen… but FenNoLegalMove.
Expected<FenRecord> fen_from_text(std::string_view text);

/// Reads a position to begin a hand of classic chess with: as above, and the half-move clock is 0 to 99, nothing is
/// hidden and there is a legal move; full-move numbers start at 1. Errors: Fen….
Expected<FenRecord> start_fen_from_text(std::string_view text, MoveRules rules);

/// Writes all eight fields; castling in Shredder form from h to a, White first, the en passant square only where the
/// capture is legal by `rules`.
std::string fen_text(const FenRecord& record, MoveRules rules = {});

}  // namespace raisechess::chess
