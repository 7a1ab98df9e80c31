// SPDX-License-Identifier: GPL-3.0-or-later
#include "change_tracker.h"

#include <algorithm>
#include <utility>

#include "hand_lines.h"

namespace raisechess::session {
namespace {

QByteArray bytes(const std::vector<std::uint8_t>& blob) {
  return {reinterpret_cast<const char*>(blob.data()), static_cast<qsizetype>(blob.size())};
}

archive::MatchEnd end_of(const referee::Referee& referee) {
  const MatchScore& score = referee.score();
  if (!score.winner) return archive::MatchEnd::Stopped;
  return *score.winner == Seat::A ? archive::MatchEnd::PersonWon : archive::MatchEnd::ComputerWon;
}

}  // namespace

ChangeTracker::ChangeTracker(const MatchChoice& choice, archive::Time now) {
  archive::MatchLine& line = match_.line;
  line.id = static_cast<archive::MatchId>(referee::random_word() >> 1);
  line.begun = now;
  line.level = choice.level;
  line.betting = choice.setup.hand.betting;
  line.hidden = choice.setup.hand.hidden;
  line.recorded = choice.recorded;
  match_.draw_array = choice.draw_array;
  match_.draw_colour = choice.draw_colour;
  match_.nonce = choice.nonce;
}

ChangeTracker::ChangeTracker(archive::RunningMatch stored, const referee::Referee& referee)
    : match_(std::move(stored)),
      sealed_(std::max(0, referee.hands() - 1)),
      finished_(referee.hand_on() ? referee.hands() - 1 : referee.hands()),
      timed_hand_(referee.hands()),
      hand_over_(!referee.hand_on()) {
  if (const auto last = match_.hands.find(timed_hand_); last != match_.hands.end()) times_ = last->second.times;
  match_.hands.clear();
  for (int hand = 1; hand <= finished_; ++hand) {
    if (referee.finished(hand) && !referee.record(hand)) closed_.insert(hand);
  }
}

archive::MatchChange ChangeTracker::take(const referee::Referee& referee, const referee::Key& key, archive::Time now) {
  take_time_of_action(referee, now);
  if (referee.match_over() && match_.line.ended == 0) {
    match_.line.ended = now;
    match_.line.end = end_of(referee);
  }
  take_head(referee, key);
  archive::MatchChange change{match_, {}, {}};
  take_seals(referee, key, change);
  take_finished(referee, change);
  take_opened(referee, change);
  return change;
}

archive::MatchChange ChangeTracker::take_time(const referee::Referee& referee, const referee::Key& key) {
  take_head(referee, key);
  return {match_, {}, {}};
}

void ChangeTracker::take_head(const referee::Referee& referee, const referee::Key& key) {
  match_.line.chips = referee.score().chips;
  match_.sealed = bytes(referee.seal_match(key));
}

void ChangeTracker::take_time_of_action(const referee::Referee& referee, archive::Time now) {
  if (referee.hands() != timed_hand_) {
    timed_hand_ = referee.hands();
    times_ = {now};
  } else if (!hand_over_) {
    times_.push_back(now);
  }
  hand_over_ = !referee.hand_on();
}

void ChangeTracker::take_seals(const referee::Referee& referee, const referee::Key& key, archive::MatchChange& change) {
  for (int hand = sealed_ + 1; hand <= referee.hands(); ++hand) {
    change.match.hands[hand] = {bytes(referee.seal_hand(hand, key)),
                                hand == timed_hand_ ? times_ : std::vector<archive::Time>()};
  }
  sealed_ = std::max(0, referee.hands() - 1);
}

void ChangeTracker::take_finished(const referee::Referee& referee, archive::MatchChange& change) {
  const int over = referee.hand_on() ? referee.hands() - 1 : referee.hands();
  for (; finished_ < over; ++finished_) {
    const int hand = finished_ + 1;
    const auto finished = referee.finished(hand);
    if (!finished) continue;
    const auto times = hand == timed_hand_ ? times_ : std::vector<archive::Time>();
    change.finished[hand] = hand_line(*finished, match_.line, hand, times);
    closed_.insert(hand);
  }
}

void ChangeTracker::take_opened(const referee::Referee& referee, archive::MatchChange& change) {
  for (auto hand = closed_.begin(); hand != closed_.end();) {
    const auto finished = referee.finished(*hand);
    auto record = referee.record(*hand);
    if (!record || !finished) {
      ++hand;
      continue;
    }
    change.opened[*hand] = record_text(*std::move(record), hand_line(*finished, match_.line, *hand, {}));
    hand = closed_.erase(hand);
  }
}

}  // namespace raisechess::session
