// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/hand_replay.h"

#include "record/hand_record.h"
#include "record/hand_replay.h"

namespace raisechess::session {

class HandReplay::Hand : public record::HandReplay {
 public:
  explicit Hand(record::HandReplay replay) : record::HandReplay(std::move(replay)) {}
};

Expected<HandReplay> HandReplay::open(const QByteArray& record) {
  const auto hands = record::hand_records_from_text(record.toStdString());
  if (!hands) return tl::unexpected(hands.error());
  if (hands->size() != 1) return fail(ErrorCode::RecordFormat, "it holds " + std::to_string(hands->size()) + " hands");
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
  TableState state;
  const int end = hand_->steps();
  if (sight == Sight::TurnedUp) {
    state.view = hand_->turned_up(end, bottom);
  } else {
    state.view = hand_->view(end, sight == Sight::White ? Side::White : Side::Black);
  }
  state.choice.setup.hand = state.view.setup;
  const game::Hand& hand = hand_->hand(end);
  state.range = hand.knowledge(state.side()).table();
  state.told = hand.public_knowledge().table(state.side());
  state.match_over = true;
  recall(state);
  return state;
}

}  // namespace raisechess::session
