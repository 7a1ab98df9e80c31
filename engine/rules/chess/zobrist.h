// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "chess/position.h"

namespace raisechess::chess {

/// Random numbers of which a position's key is the exclusive or.
struct ZobristNumbers {
  std::array<std::array<std::array<Key, square_count>, 6>, 2> piece{};
  std::array<std::array<Key, 8>, 4> castling{};  ///< [side * 2 + wing][file of the rook]
  std::array<Key, 8> en_passant{};               ///< [file]
  std::array<Key, square_count> double_stepper{};
  Key black_to_move = 0;

  constexpr ZobristNumbers() {
    for (auto& side : piece) {
      for (auto& type : side) fill(type);
    }
    for (auto& right : castling) fill(right);
    fill(en_passant);
    fill(double_stepper);
    black_to_move = next();
  }

 private:
  std::uint64_t state_ = 960;

  /// The splitmix64 generator (Steele, Lea and Flood, 2014).
  constexpr Key next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    Key z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  constexpr void fill(std::span<Key> numbers) {
    for (Key& number : numbers) number = next();
  }
};

inline constexpr ZobristNumbers zobrist;

}  // namespace raisechess::chess
