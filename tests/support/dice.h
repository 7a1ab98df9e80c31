// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <vector>

namespace raisechess::test {

inline std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// How many hands a property test plays: `sample`, or as many times that as RAISECHESS_LONG says, for a long proof.
inline int hands_to_play(int sample) {
  return sample * static_cast<int>(from_environment("RAISECHESS_LONG", 1));
}

/// A seeded source whose draws are the same on every machine. RAISECHESS_SEED, if it is set, gives other draws.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed + 1000 * from_environment("RAISECHESS_SEED", 0)) {}
  /// 0 … sides − 1.
  int roll(int sides) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(sides)); }
  bool chance(int percent) { return roll(100) < percent; }
  template <class T>
  const T& pick(const std::vector<T>& from) {
    return from[static_cast<std::size_t>(roll(static_cast<int>(from.size())))];
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace raisechess::test
