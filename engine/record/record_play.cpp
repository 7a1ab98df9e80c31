// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_play.h"

#include "record/hand_record.h"

namespace raisechess::record {

Expected<RecordPlay> RecordPlay::start(game::HandRecord frame) {
  auto hand = game::Hand::start(frame.setup, frame.deals);
  if (!hand) return tl::unexpected(hand.error());
  return RecordPlay(std::move(frame), std::move(*hand));
}

std::optional<Error> RecordPlay::play(const game::HandRecord::Step& step) {
  record_.actions.push_back(step);
  if (!hand_.apply(step.by, step.action, /*consented=*/true)) return std::nullopt;
  return Error{ErrorCode::RecordDoesNotReplay, {static_cast<std::int64_t>(record_.actions.size())}};
}

game::HandRecord RecordPlay::finished() {
  record_.result = *hand_.result();
  return record_;
}

Expected<game::Hand> replay(const game::HandRecord& record) {
  game::HandRecord frame = record;
  frame.actions.clear();
  auto play = RecordPlay::start(std::move(frame));
  if (!play) return tl::unexpected(play.error());
  for (const game::HandRecord::Step& step : record.actions) {
    if (const auto error = play->play(step)) return tl::unexpected(*error);
  }
  if (play->hand().result() != record.result) return malformed(RecordFault::OtherResult);
  return play->hand();
}

}  // namespace raisechess::record
