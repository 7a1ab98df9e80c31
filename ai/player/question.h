// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "player/player.h"

namespace raisechess::ai {

/// What a turn was looked at for, beside the hand: as long as this is the same so is the answer, for bets change
/// nothing on the board.
struct Question {
  int ply = 0;
  std::ptrdiff_t take_backs = 0;  ///< they lead to other positions at the same half-move
  std::uint64_t seed = 0;
  Budget budget;
  friend bool operator==(const Question&, const Question&) = default;
};

inline Question question_of(const PlayerView& view, const Budget& budget, std::uint64_t seed) {
  const auto taken_back = [](const Event& event) { return std::holds_alternative<TakeBack>(event.action); };
  return {view.ply, std::ranges::count_if(view.log, taken_back), seed, budget};
}

}  // namespace raisechess::ai
