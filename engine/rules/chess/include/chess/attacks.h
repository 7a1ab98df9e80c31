// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "chess/bitboard.h"
#include "view/piece_type.h"

namespace raisechess::chess {

/// Attack sets of sliders from one square by multiplication: the occupied squares that matter (`mask`) are hashed by
/// `magic` without harmful collisions into a part of a shared table.
struct MagicSquare {
  Bitboard mask = 0;
  Bitboard magic = 0;
  const Bitboard* attacks = nullptr;
  int shift = 0;

  Bitboard operator()(Bitboard occupied) const { return attacks[((occupied & mask) * magic) >> shift]; }
};

/// Everything about attacks that depends on squares only; filled once, before `main`.
struct AttackTables {
  std::array<MagicSquare, square_count> bishop;
  std::array<MagicSquare, square_count> rook;
  std::array<Bitboard, square_count> king;
  std::array<Bitboard, square_count> knight;
  std::array<std::array<Bitboard, square_count>, 2> pawn;
  std::array<std::array<Bitboard, square_count>, square_count> between;
  std::array<std::array<Bitboard, square_count>, square_count> line;

  AttackTables();
};
extern const AttackTables attack_tables;

inline Bitboard king_attacks(Square square) {
  return attack_tables.king[place(square)];
}
inline Bitboard knight_attacks(Square square) {
  return attack_tables.knight[place(square)];
}
/// Squares that a pawn of `side` on `square` attacks.
inline Bitboard pawn_attacks(Side side, Square square) {
  return attack_tables.pawn[place(side)][place(square)];
}
inline Bitboard bishop_attacks(Square square, Bitboard occupied) {
  return attack_tables.bishop[place(square)](occupied);
}
inline Bitboard rook_attacks(Square square, Bitboard occupied) {
  return attack_tables.rook[place(square)](occupied);
}
inline Bitboard queen_attacks(Square square, Bitboard occupied) {
  return bishop_attacks(square, occupied) | rook_attacks(square, occupied);
}

/// Squares that a piece of any type attacks.
Bitboard attacks(Side side, PieceType type, Square square, Bitboard occupied);

/// Squares strictly between two squares of one line; empty if they share none.
inline Bitboard between(Square a, Square b) {
  return attack_tables.between[place(a)][place(b)];
}
/// The whole line through both squares, themselves included; empty if they share none.
inline Bitboard line(Square a, Square b) {
  return attack_tables.line[place(a)][place(b)];
}

}  // namespace raisechess::chess
