// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/bitboard.h"

namespace raisechess::ai {

/// Number of squares of a set. Plain x86-64 has no instruction for it, and std::popcount calls a library function
/// there.
constexpr int bit_count(chess::Bitboard set) {
  set -= set >> 1 & 0x5555555555555555ULL;
  set = (set & 0x3333333333333333ULL) + (set >> 2 & 0x3333333333333333ULL);
  set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
  return static_cast<int>(set * 0x0101010101010101ULL >> 56);
}

}  // namespace raisechess::ai
