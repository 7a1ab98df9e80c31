// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "view/piece_type.h"
#include "view/side.h"
#include "view/square.h"

namespace raisechess::chess {

/// A set of squares: bit 0 = a1 … bit 63 = h8.
using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square square) {
  return Bitboard{1} << index(square);
}
constexpr bool contains(Bitboard set, Square square) {
  return (set >> index(square) & 1) != 0;
}
constexpr Square first_square(Bitboard set) {
  return square_at(std::countr_zero(set));
}

/// Removes and returns the first square of a set that is not empty.
constexpr Square take_first(Bitboard& set) {
  const Square square = first_square(set);
  set &= set - 1;
  return square;
}

// Places in arrays.
constexpr std::size_t place(Square square) {
  return static_cast<std::size_t>(square);
}
constexpr std::size_t place(Side side) {
  return static_cast<std::size_t>(side);
}
constexpr std::size_t place(PieceType type) {
  return static_cast<std::size_t>(type);
}

inline constexpr Bitboard file_a = 0x0101010101010101ULL;
inline constexpr Bitboard file_h = file_a << 7;
inline constexpr Bitboard first_rank = 0xFFULL;

constexpr Bitboard rank_of_side(Side side, int rank) {
  return first_rank << (8 * (side == Side::White ? rank : 7 - rank));
}

}  // namespace raisechess::chess
