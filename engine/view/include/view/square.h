// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "view/side.h"

namespace raisechess {

/// A square of the board: a1 = 0, b1 = 1, … h8 = 63.
enum class Square : std::uint8_t {};

inline constexpr int square_count = 64;

constexpr int index(Square square) {
  return static_cast<int>(square);
}
constexpr Square square_at(int index) {
  return static_cast<Square>(index);
}

/// `file` 0 (a) to 7 (h), `rank` 0 (first) to 7 (eighth).
constexpr Square square_at(int file, int rank) {
  return static_cast<Square>(rank * 8 + file);
}
constexpr int file_of(Square square) {
  return index(square) & 7;
}
constexpr int rank_of(Square square) {
  return index(square) >> 3;
}

/// Rank as its owner counts it: 0 is the side's own first rank.
constexpr int rank_for(Side side, Square square) {
  return side == Side::White ? rank_of(square) : 7 - rank_of(square);
}

constexpr bool is_light(Square square) {
  return ((file_of(square) + rank_of(square)) & 1) != 0;
}

/// "a1" … "h8".
inline std::string name(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

/// The square named by exactly two characters, or nothing.
constexpr std::optional<Square> square_from_name(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
  return square_at(text[0] - 'a', text[1] - '1');
}

}  // namespace raisechess
