// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "game/hand.h"
#include "game/hand_record.h"
#include "problem.h"
#include "view/error.h"

namespace raisechess::record {

/// A record while it is read: each action is played by the rules as it comes.
class RecordPlay {
 public:
  /// `frame` is a record without actions and result. Errors: those of a hand's set-up.
  static Expected<RecordPlay> start(game::HandRecord frame);

  const game::Hand& hand() const { return hand_; }
  const game::HandRecord& record() const { return record_; }
  /// Errors: RecordDoesNotReplay with the number of the action, from 1. Both players' consent to a split is in the
  /// record itself: an agreement needs no offer before it.
  std::optional<Error> play(const game::HandRecord::Step& step);
  /// The hand must be over.
  game::HandRecord finished();

 private:
  RecordPlay(game::HandRecord record, game::Hand hand) : record_(std::move(record)), hand_(std::move(hand)) {}

  game::HandRecord record_;
  game::Hand hand_;
};

}  // namespace raisechess::record
