// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace raisechess::ai {

/// 256 log2(n) for n from 1 on, in whole numbers: the same on every machine.
constexpr int log2_256(int n) {
  int whole = 0;
  while (n >> (whole + 1) != 0) ++whole;
  std::uint64_t rest = (static_cast<std::uint64_t>(n) << 16) >> whole;  // in [1, 2), 16 binary places
  int result = whole << 8;
  for (int bit = 128; bit > 0; bit >>= 1) {
    rest = rest * rest >> 16;
    if (rest < std::uint64_t{2} << 16) continue;
    rest >>= 1;
    result += bit;
  }
  return result;
}

/// How many half-moves less deep the `number`th quiet move of a node is looked at: ½ + ln(depth) ln(number) / 2.2.
class ReductionTable {
 public:
  constexpr ReductionTable() {
    for (int depth = 1; depth < size; ++depth) {
      for (int number = 1; number < size; ++number) {
        constexpr int one_in_2_2_log2 = 14317;  // 65536 ln² 2 / 2.2
        const std::int64_t product = std::int64_t{log2_256(depth)} * log2_256(number);
        by_[at(depth)][at(number)] = static_cast<std::int8_t>((product * one_in_2_2_log2 / 65536 + 32768) / 65536);
      }
    }
  }
  int operator()(int depth, int number) const {
    return by_[at(std::min(depth, size - 1))][at(std::min(number, size - 1))];
  }

 private:
  static constexpr int size = 64;
  static constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }
  std::array<std::array<std::int8_t, size>, size> by_{};
};
inline constexpr ReductionTable reduction_table;

}  // namespace raisechess::ai
