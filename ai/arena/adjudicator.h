// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <optional>

#include "view/side.h"

namespace raisechess::arena {

/// Ends games whose result both players see coming. Is told each score with its mover.
class Adjudicator {
 public:
  struct Verdict {
    std::optional<Side> winner;
  };

  std::optional<Verdict> after(int half_moves, Side mover, std::optional<int> score) {
    if (!score) {
      *this = {};
      return std::nullopt;
    }
    const int for_white = mover == Side::White ? *score : -*score;
    won_for_ = std::abs(for_white) >= won_score && (for_white > 0) == (last_ > 0) ? won_for_ + 1 : 0;
    level_for_ = std::abs(for_white) <= level_score ? level_for_ + 1 : 0;
    last_ = for_white;
    if (won_for_ >= won_half_moves) return Verdict{for_white > 0 ? Side::White : Side::Black};
    if (half_moves >= earliest_draw && level_for_ >= level_half_moves) return Verdict{std::nullopt};
    return std::nullopt;
  }

 private:
  static constexpr int won_score = 800;
  static constexpr int won_half_moves = 6;
  static constexpr int level_score = 12;
  static constexpr int level_half_moves = 16;
  static constexpr int earliest_draw = 80;

  int won_for_ = 0;
  int level_for_ = 0;
  int last_ = 0;
};

}  // namespace raisechess::arena
