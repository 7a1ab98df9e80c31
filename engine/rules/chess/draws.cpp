// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/draws.h"

namespace raisechess::chess {
namespace {

constexpr Bitboard light_squares = 0x55AA55AA55AA55AAULL;

}  // namespace

bool insufficient_material(const Position& position) {
  const Bitboard bishops = position.pieces(PieceType::Bishop);
  const Bitboard minors = bishops | position.pieces(PieceType::Knight);
  const Bitboard kings = position.pieces(PieceType::King);
  if (position.occupied() != (minors | kings)) return false;
  if (std::popcount(minors) <= 1) return true;
  const bool one_each = std::popcount(bishops & position.pieces(Side::White)) == 1 &&
                        std::popcount(bishops & position.pieces(Side::Black)) == 1;
  const bool one_colour = (bishops & light_squares) == 0 || (bishops & ~light_squares) == 0;
  return minors == bishops && std::popcount(minors) == 2 && one_each && one_colour;
}

Key repetition_key(const Position& position, MoveRules rules) {
  if (!position.en_passant() || en_passant_possible(position, rules)) return position.key();
  Position without = position;
  without.set_en_passant(std::nullopt);
  return without.key();
}

}  // namespace raisechess::chess
