// SPDX-License-Identifier: GPL-3.0-or-later
#include "change_tracker.h"

#include <utility>

#include "deeds.h"
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

int hands_over(const referee::Referee& referee) {
  return referee.hand_on() ? referee.hands() - 1 : referee.hands();
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
      sealed_(hands_over(referee)),
      finished_(hands_over(referee)),
      timed_hand_(referee.hands()),
      aids_(match_.aids),
      told_aids_(match_.aids) {
  const auto hands = std::exchange(match_.hands, {});
  const auto times_of = [&](int hand) {
    const auto found = hands.find(hand);
    return found == hands.end() ? std::vector<archive::Time>() : found->second.times;
  };
  times_ = times_of(timed_hand_);
  for (int hand = 1; hand <= finished_; ++hand) {
    if (referee.finished(hand) && !referee.record(hand)) closed_[hand] = begin_of(times_of(hand));
  }
}

archive::Time ChangeTracker::begin_of(const std::vector<archive::Time>& times) const {
  return times.empty() ? match_.line.begun : times.front();
}

archive::MatchChange ChangeTracker::take(const referee::Referee& referee, const referee::Key& key, archive::Time now,
                                         const std::optional<statistics::ToldBits>& bits) {
  take_time_of_action(referee, now);
  if (referee.match_over() && match_.line.ended == 0) {
    match_.line.ended = now;
    match_.line.end = end_of(referee);
  }
  take_head(referee, key);
  archive::MatchChange change{match_, {}, {}, {}};
  take_seals(referee, key, change);
  take_aids(referee, change);
  take_finished(referee, bits, change);
  take_opened(referee, change);
  return change;
}

archive::MatchChange ChangeTracker::take_leaving(const referee::Referee& referee, const referee::Key& key,
                                                 archive::Time now, const std::optional<statistics::ToldBits>& bits) {
  match_.line.ended = now;
  match_.line.end = archive::MatchEnd::Abandoned;
  return take(referee, key, now, bits);
}

void ChangeTracker::take_head(const referee::Referee& referee, const referee::Key& key) {
  match_.line.chips = referee.score().chips;
  match_.sealed = bytes(referee.seal_match(key));
}

/// One for the dealing and one for each action, or none at all: an action was not told.
void ChangeTracker::take_time_of_action(const referee::Referee& referee, archive::Time now) {
  if (std::exchange(timed_hand_, referee.hands()) != referee.hands()) {
    times_.clear();
    aids_ = told_aids_ = {};
  }
  const auto due = static_cast<std::size_t>(referee.actions()) + 1;
  if (times_.size() + 1 == due) times_.push_back(now);
  if (times_.size() != due) times_.clear();
}

void ChangeTracker::take_seals(const referee::Referee& referee, const referee::Key& key, archive::MatchChange& change) {
  for (int hand = sealed_ + 1; hand <= referee.hands(); ++hand) {
    change.match.hands[hand] = {bytes(referee.seal_hand(hand, key)),
                                hand == timed_hand_ ? times_ : std::vector<archive::Time>()};
  }
  sealed_ = hands_over(referee);
}

/// As soon as they are known, so that the end of the program does not make them forgotten.
void ChangeTracker::take_aids(const referee::Referee& referee, archive::MatchChange& change) {
  match_.aids = change.match.aids = aids_;
  if (!referee.hand_on() || aids_ == told_aids_) return;
  change.plays[timed_hand_] = {false, aids_, {}};
  told_aids_ = aids_;
}

void ChangeTracker::take_finished(const referee::Referee& referee, const std::optional<statistics::ToldBits>& bits,
                                  archive::MatchChange& change) {
  for (const int over = hands_over(referee); finished_ < over; ++finished_) {
    const int hand = finished_ + 1;
    const auto finished = referee.finished(hand);
    if (!finished) continue;
    const auto times = hand == timed_hand_ ? times_ : std::vector<archive::Time>();
    change.finished[hand] = hand_line(*finished, match_.line, hand, times);
    closed_[hand] = begin_of(times);
    archive::Play play{true, {}, deeds_of(*finished)};
    if (hand == timed_hand_) {
      play.aids = aids_;
      play.deeds.bits = bits;
    }
    change.plays[hand] = play;
  }
}

void ChangeTracker::take_opened(const referee::Referee& referee, archive::MatchChange& change) {
  for (auto closed = closed_.begin(); closed != closed_.end();) {
    const auto& [hand, begun] = *closed;
    const auto finished = referee.finished(hand);
    auto record = referee.record(hand);
    if (!record || !finished) {
      ++closed;
      continue;
    }
    const Side person = person_of(*finished);
    change.opened[hand] = {record_text(*std::move(record), person, match_.line.level, begun),
                           finished->result.material};
    closed = closed_.erase(closed);
  }
}

}  // namespace raisechess::session
