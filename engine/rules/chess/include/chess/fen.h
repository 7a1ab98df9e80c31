// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "chess/position.h"
#include "view/error.h"

namespace raisechess::chess {

/// A FEN as the table protocol writes and reads it: six fields and the two of RaiseChess (h: and d:).
struct FenRecord {
  Position position;
  Bitboard hidden = 0;   ///< squares of h:
  int full_move = 1;
};

/// Reads standard, X-FEN and Shredder castling fields; `h:` and `d:` may be missing (then every pawn on its own second rank may
/// double-step). The half-move clock is 0 to 99. Checks one king a side, pawns not on their last rank, at most 16 pieces a
/// side, the castling rooks, the en passant square, and that the side not to move is not in check. Errors: Fen….
Expected<FenRecord> fen_from_text(std::string_view text);

/// Writes all eight fields; castling in Shredder form from h to a, the en passant square only where the capture is legal.
std::string fen_text(const FenRecord& record);

}  // namespace raisechess::chess
