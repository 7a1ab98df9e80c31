// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/hand_replay.h"

#include "record/hand_record.h"

namespace raisechess::record {
namespace {

/// Gives every piece that was dealt face down the type that it has on `position`.
void turn_up(BoardView& board, const chess::Position& position) {
  for (int i = 0; i < square_count; ++i) {
    if (auto& piece = board[square_at(i)]) piece->type = position.type_on(square_at(i));
  }
}

}  // namespace

Expected<HandReplay> HandReplay::of(const game::HandRecord& record) {
  if (const auto whole = replay(record); !whole) return tl::unexpected(whole.error());
  std::vector<game::Hand> hands{*game::Hand::start(record.setup, record.deals)};
  for (const game::HandRecord::Step& step : record.actions) {
    hands.push_back(hands.back());
    hands.back().apply(step.by, step.action, /*consented=*/true);
  }
  return HandReplay(std::move(hands));
}

PlayerView HandReplay::turned_up(int step, Side bottom) const {
  const game::Hand& now = hand(step);
  PlayerView view = now.view_for(bottom);
  view.hidden[other(bottom)] = now.hidden(other(bottom));
  turn_up(view.start, hands_.front().position());
  turn_up(view.board, now.position());
  if (now.result()) view.result = now.result();
  return view;
}

}  // namespace raisechess::record
