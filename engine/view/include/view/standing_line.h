// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "view/action.h"

namespace raisechess {

/// A player takes back his last half-move, and with it the other side's answer if there was one: then it is his turn
/// to move (`to_move`) again.
constexpr int half_moves_taken_back(Side by, Side to_move) {
  return by == to_move ? 2 : 1;
}

/// The half-moves of a log that were not taken back, in order. The pointers are into `log`.
std::vector<const Event*> standing_moves(std::span<const Event> log);

/// Half-moves and takebacks begin a turn; other actions are part of one.
bool begins_turn(const Action& action);

/// Half-moves and takebacks in a log: the number of times that a turn has begun, but for the first.
std::ptrdiff_t turn_number(std::span<const Event> log);

}  // namespace raisechess
