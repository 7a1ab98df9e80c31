// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace raisechess::ai {

/// Centipawns in the middle game and in the endgame; the phase of the position mixes the two.
struct Tapered {
  int middle = 0;
  int end = 0;

  constexpr Tapered& operator+=(Tapered other) {
    middle += other.middle;
    end += other.end;
    return *this;
  }
  friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }
  friend constexpr Tapered operator-(Tapered a, Tapered b) { return {a.middle - b.middle, a.end - b.end}; }
  friend constexpr Tapered operator*(Tapered a, int factor) { return {a.middle * factor, a.end * factor}; }
  friend constexpr bool operator==(const Tapered&, const Tapered&) = default;
};

}  // namespace raisechess::ai
