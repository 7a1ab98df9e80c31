// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chip_moves.h"

#include <algorithm>

namespace raisechess::ui {

namespace {

bool goes_on_from(const PlayerView& before, const PlayerView& after) {
  return before.start == after.start && before.viewer == after.viewer && before.log.size() <= after.log.size() &&
         !before.result;
}

void add_step(const PerSide<Chips>& amounts, bool to_pot, std::vector<std::vector<ChipMove>>& steps) {
  std::vector<ChipMove> moves;
  for (Side side : both_sides) {
    if (amounts[side] <= 0) continue;
    moves.push_back(to_pot ? ChipMove{side, {}, amounts[side]} : ChipMove{{}, side, amounts[side]});
  }
  if (!moves.empty()) steps.push_back(moves);
}

/// Paid by the event that has ended the hand: only a call can be one that pays.
PerSide<Chips> paid_at_the_end(const PlayerView& before, const Event& last) {
  PerSide<Chips> paid{};
  if (std::holds_alternative<Call>(last.action)) paid[last.by] = std::min(before.to_call, before.stacks[last.by]);
  return paid;
}

/// RULES 4: what one side has put in above what the other could or would match is not in the pot.
PerSide<Chips> not_called(const PerSide<Chips>& committed) {
  PerSide<Chips> excess{};
  for (Side side : both_sides) excess[side] = std::max<Chips>(0, committed[side] - committed[other(side)]);
  return excess;
}

ChipMoves at_the_end(const PlayerView& before, const PlayerView& after) {
  const PerSide<Chips> paid = paid_at_the_end(before, after.log.back());
  PerSide<Chips> committed{};
  for (Side side : both_sides) committed[side] = before.committed[side] + paid[side];
  const PerSide<Chips> returned = not_called(committed);
  ChipMoves moves;
  add_step(paid, true, moves.before_the_end);
  add_step(returned, false, moves.before_the_end);
  for (Side side : both_sides) {
    const Chips won = after.stacks[side] - (before.stacks[side] - paid[side] + returned[side]);
    if (won > 0) moves.won.push_back({{}, side, won});
  }
  return moves;
}

}  // namespace

ChipMoves chip_moves(const PlayerView& before, const PlayerView& after) {
  if (after.setup.betting == BettingMode::None) return {};
  const bool same_hand = goes_on_from(before, after);
  if (same_hand && after.result) return at_the_end(before, after);
  PerSide<Chips> paid{};
  for (Side side : both_sides)
    paid[side] = same_hand ? before.stacks[side] - after.stacks[side] : after.committed[side];
  if (!same_hand && !after.log.empty()) return {};
  ChipMoves moves;
  add_step(paid, true, moves.before_the_end);
  return moves;
}

Chips gain_of(const std::vector<ChipMove>& moves, Side side) {
  Chips gain = 0;
  for (const ChipMove& move : moves) {
    if (move.to == side) gain += move.amount;
    if (move.from == side) gain -= move.amount;
  }
  return gain;
}

}  // namespace raisechess::ui
