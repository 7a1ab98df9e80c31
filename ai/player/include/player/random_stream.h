// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "view/side.h"

namespace raisechess::ai {

/// What random numbers are drawn for; each purpose has a stream of its own, so that one draw more here moves nothing
/// there.
enum class Purpose : std::uint8_t {
  SampleDeals,
  Bluff,
  DealSquares,
  DealTypes,
  Array,
  PlayerSeed,
  Setup,
  EqualMoves,
  Matchups,
  Opening
};

/// Random numbers, the same on every machine: SplitMix64 started from a hash of seed, side, half-move and purpose.
class RandomStream {
 public:
  RandomStream(std::uint64_t seed, Side side, int ply, Purpose purpose) {
    for (std::uint64_t part : {seed, std::uint64_t(index(side)), std::uint64_t(ply), std::uint64_t(purpose)}) {
      state_ = mixed(state_ + golden + part);
    }
  }

  std::uint64_t next() { return mixed(state_ += golden); }

  /// Uniform in 0 … bound − 1; `bound` is positive.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t uneven = -bound % bound;  // 2^64 mod bound: so many values would make the rest unfair
    std::uint64_t value = next();
    while (value < uneven) value = next();
    return value % bound;
  }

  bool one_in(std::uint64_t count) { return below(count) == 0; }

 private:
  static constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;

  static constexpr std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ value >> 27) * 0x94D049BB133111EBULL;
    return value ^ value >> 31;
  }

  std::uint64_t state_ = 0;
};

}  // namespace raisechess::ai
