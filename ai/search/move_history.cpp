// SPDX-License-Identifier: GPL-3.0-or-later
#include "move_history.h"

#include <algorithm>
#include <cstdlib>

namespace raisechess::ai {

void MoveHistory::clear() {
  counts_ = {};
  killers_ = {};
  std::fill(continued_.begin(), continued_.end(), Count{0});
}

bool MoveHistory::is_killer(Move move, int ply) const {
  const auto& killers = killers_[static_cast<std::size_t>(ply)];
  return move == killers[0] || move == killers[1];
}

void MoveHistory::note_killer(Move move, int ply) {
  auto& killers = killers_[static_cast<std::size_t>(ply)];
  if (move != killers[0]) killers = {move, killers[0]};
}

int MoveHistory::value(const MadeMove& made, const Before& before) const {
  int value = counts_[slot(made)];
  for (const MadeMove& led : {before.last, before.own}) {
    if (led.move != Move{}) value += continued_[pair_slot(led, made)];
  }
  return value;
}

void MoveHistory::change(Count& count, int by) {
  count = static_cast<Count>(count + by - count * std::abs(by) / ceiling);
}

void MoveHistory::change(const MadeMove& made, const Before& before, int by) {
  change(counts_[slot(made)], by);
  for (const MadeMove& led : {before.last, before.own}) {
    if (led.move != Move{}) change(continued_[pair_slot(led, made)], by);
  }
}

}  // namespace raisechess::ai
