// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/hand_replay.h"

#include <utility>

#include "hand_table.h"
#include "record/hand_record.h"
#include "record/hand_replay.h"
#include "view/record_fault.h"

namespace raisechess::session {

class HandReplay::Hand : public record::HandReplay {
 public:
  explicit Hand(record::HandReplay replay) : record::HandReplay(std::move(replay)) {}
};

Expected<HandReplay> HandReplay::open(const QByteArray& record) {
  const auto hands = record::hand_records_from_text(record.toStdString());
  if (!hands) return tl::unexpected(hands.error());
  if (hands->size() != 1) {
    const auto count = static_cast<std::int64_t>(hands->size());
    return fail(ErrorCode::RecordFormat, static_cast<std::int64_t>(RecordFault::HandCount), count);
  }
  const auto& hand = hands->front();
  if (!hand) return tl::unexpected(hand.error());
  auto replay = record::HandReplay::of(*hand);
  if (!replay) return tl::unexpected(replay.error());
  HandReplay opened;
  opened.hand_ = std::make_shared<const Hand>(*std::move(replay));
  for (const Side side : both_sides) opened.players_[side] = QString::fromStdString(hand->players[side]);
  return opened;
}

TableState HandReplay::state(Sight sight, Side bottom) const {
  const int end = hand_->steps();
  PlayerView view = sight == Sight::TurnedUp ? hand_->turned_up(end, bottom)
                                             : hand_->view(end, sight == Sight::White ? Side::White : Side::Black);
  const game::Hand hand = hand_->hand(end);
  TableState state = hand_table(hand, std::move(view));
  state.match_over = true;
  for (const Side side : both_sides) state.dealing.sides[side].deal = hand.deal(side);
  return state;
}

}  // namespace raisechess::session
