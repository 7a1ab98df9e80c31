// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/standing_line.h"

#include <algorithm>

#include <cassert>

namespace raisechess {

std::vector<const Event*> standing_moves(std::span<const Event> log) {
  std::vector<const Event*> line;
  for (const Event& event : log) {
    if (as_move(event) != nullptr) line.push_back(&event);
    if (!std::holds_alternative<TakeBack>(event.action)) continue;
    assert(!line.empty());
    const int taken_back = half_moves_taken_back(event.by, other(line.back()->by));
    line.resize(line.size() - static_cast<std::size_t>(taken_back));
  }
  return line;
}

bool begins_turn(const Action& action) {
  return std::holds_alternative<MakeMove>(action) || std::holds_alternative<TakeBack>(action);
}

std::ptrdiff_t turn_number(std::span<const Event> log) {
  return std::ranges::count_if(log, [](const Event& event) { return begins_turn(event.action); });
}

}  // namespace raisechess
