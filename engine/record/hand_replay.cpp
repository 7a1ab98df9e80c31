// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/hand_replay.h"

#include "record/hand_record.h"

namespace raisechess::record {
namespace {

constexpr std::size_t kept_at_most = 64;

void play_step(game::Hand& hand, const game::HandRecord::Step& step) {
  hand.apply(step.by, step.action, /*consented=*/true);
}

/// Gives every piece that was dealt face down the type that it has on `position`.
void turn_up(BoardView& board, const chess::Position& position) {
  for (int i = 0; i < square_count; ++i) {
    if (auto& piece = board[square_at(i)]) piece->type = position.type_on(square_at(i));
  }
}

}  // namespace

Expected<HandReplay> HandReplay::of(const game::HandRecord& record) {
  if (const auto whole = replay(record); !whole) return tl::unexpected(whole.error());
  return HandReplay(record);
}

HandReplay::HandReplay(const game::HandRecord& record)
    : actions_(record.actions), apart_(record.actions.size() / kept_at_most + 1) {
  game::Hand hand = *game::Hand::start(record.setup, record.deals);
  for (std::size_t i = 0; i < actions_.size(); ++i) {
    if (i % apart_ == 0) kept_.push_back(hand);
    play_step(hand, actions_[i]);
  }
  if (actions_.size() % apart_ == 0) kept_.push_back(hand);
}

game::Hand HandReplay::hand(int step) const {
  const auto end = static_cast<std::size_t>(step);
  game::Hand hand = kept_[end / apart_];
  for (std::size_t i = end / apart_ * apart_; i < end; ++i) play_step(hand, actions_[i]);
  return hand;
}

PlayerView HandReplay::turned_up(int step, Side bottom) const {
  const game::Hand now = hand(step);
  PlayerView view = now.view_for(bottom);
  view.hidden[other(bottom)] = now.hidden(other(bottom));
  turn_up(view.start, kept_.front().position());
  turn_up(view.board, now.position());
  if (now.result()) view.result = now.result();
  return view;
}

}  // namespace raisechess::record
