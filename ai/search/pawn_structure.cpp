// SPDX-License-Identifier: GPL-3.0-or-later
#include "pawn_structure.h"

namespace raisechess::ai {
namespace {

using chess::Bitboard;

Bitboard filled_files(Bitboard pawns) {
  pawns |= pawns >> 8 | pawns << 8;
  pawns |= pawns >> 16 | pawns << 16;
  return pawns | pawns >> 32 | pawns << 32;
}

Bitboard beside(Bitboard set) {
  return (set & ~chess::file_a) >> 1 | (set & ~chess::file_h) << 1;
}

}  // namespace

PawnSets pawn_sets(Side side, Bitboard own, Bitboard enemy) {
  const Side enemy_side = other(side);
  const Bitboard behind_own = own & ahead_of(enemy_side, own);
  const Bitboard stopped = widened(ahead_of(enemy_side, enemy));
  const Bitboard supported = beside(own | ahead_of(side, own));
  const Bitboard next_attacked = forward_step(enemy_side, pawn_attack_span(enemy_side, enemy));
  PawnSets sets{};
  sets.passed = own & ~stopped & ~behind_own;
  sets.isolated = own & ~beside(filled_files(own));
  sets.doubled = behind_own;
  sets.backward = own & ~supported & ~sets.isolated & next_attacked;
  sets.beside = own & beside(own);
  return sets;
}

}  // namespace raisechess::ai
