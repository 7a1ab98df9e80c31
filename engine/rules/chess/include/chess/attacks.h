// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/bitboard.h"
#include "view/piece_type.h"

namespace raisechess::chess {

Bitboard king_attacks(Square square);
Bitboard knight_attacks(Square square);
/// Squares that a pawn of `side` on `square` attacks.
Bitboard pawn_attacks(Side side, Square square);
Bitboard bishop_attacks(Square square, Bitboard occupied);
Bitboard rook_attacks(Square square, Bitboard occupied);
Bitboard queen_attacks(Square square, Bitboard occupied);

/// Squares that a piece of any type attacks.
Bitboard attacks(Side side, PieceType type, Square square, Bitboard occupied);

/// Squares strictly between two squares of one line; empty if they share none.
Bitboard between(Square a, Square b);
/// The whole line through both squares, themselves included; empty if they share none.
Bitboard line(Square a, Square b);

}  // namespace raisechess::chess
