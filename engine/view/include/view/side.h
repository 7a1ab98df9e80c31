// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace raisechess {

enum class Side : std::uint8_t { White, Black };

inline constexpr std::array<Side, 2> both_sides{Side::White, Side::Black};

constexpr Side other(Side side) {
  return side == Side::White ? Side::Black : Side::White;
}
constexpr int index(Side side) {
  return static_cast<int>(side);
}

/// "white" or "black".
constexpr std::string_view name(Side side) {
  return side == Side::White ? "white" : "black";
}

/// One value for each side.
template <class T>
struct PerSide {
  T white{};
  T black{};

  constexpr T& operator[](Side side) { return side == Side::White ? white : black; }
  constexpr const T& operator[](Side side) const { return side == Side::White ? white : black; }
  friend bool operator==(const PerSide&, const PerSide&) = default;
};

}  // namespace raisechess
