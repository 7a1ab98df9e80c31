// SPDX-License-Identifier: GPL-3.0-or-later
#include "change_tracker.h"

#include <gtest/gtest.h>

#include "session_stage.h"

namespace raisechess::test {
namespace {

using archive::MatchChange;
using archive::Time;
using session::ChangeTracker;

constexpr Time begun = 1'700'000'000'000;
constexpr Time day = 86'400'000;
const referee::Key any_key{};

/// A match without chips that a tracker follows; what the changes left in the archive is `kept`.
class Tracked {
 public:
  Tracked() : referee_(referee::Referee::start_match(chipless().setup, false, "nonce").value()) {
    tracker_.emplace(chipless(), begun);
  }

  referee::Referee& referee() { return referee_; }
  MatchChange deal(Time now) {
    EXPECT_EQ(referee_.next_hand(0), std::nullopt);
    return take(now);
  }
  MatchChange fold(Time now) {
    const Seat white = referee_.side_of(Seat::A) == Side::White ? Seat::A : Seat::B;
    EXPECT_EQ(referee_.submit(white, Fold{}), std::nullopt);
    return take(now);
  }
  MatchChange stop(Time now) {
    EXPECT_EQ(referee_.stop_match(), std::nullopt);
    return take(now);
  }
  MatchChange take(Time now) {
    MatchChange change = tracker_->take(referee_, any_key, now);
    auto hands = change.match.hands;
    hands.merge(kept_.hands);
    kept_ = change.match;
    kept_.hands = std::move(hands);
    return change;
  }
  /// As after the end of the program.
  void resume() { tracker_.emplace(kept_, referee_); }
  void forget() { tracker_.emplace(chipless(), begun); }
  void seal_anew() { tracker_->seal_anew(); }

 private:
  referee::Referee referee_;
  std::optional<ChangeTracker> tracker_;
  archive::RunningMatch kept_;
};

TEST(ChangeTracker, WritesTheSealOfAHandThatIsOverOnceOnly) {
  for (const bool resumed : {false, true}) {
    Tracked match;
    match.deal(begun + 1);
    EXPECT_EQ(match.fold(begun + 2).match.hands.at(1).times, (std::vector<Time>{begun + 1, begun + 2}));
    if (resumed) match.resume();
    const MatchChange next = match.deal(begun + 3);
    EXPECT_FALSE(next.match.hands.contains(1)) << "it would lose its times";
    EXPECT_EQ(next.match.hands.at(2).times, std::vector<Time>{begun + 3});
  }
}

TEST(ChangeTracker, WritesAllSealsForANewKey) {
  Tracked match;
  match.deal(begun + 1);
  match.fold(begun + 2);
  match.seal_anew();
  EXPECT_EQ(match.deal(begun + 3).match.hands.size(), 2);
}

TEST(ChangeTracker, DatesARecordByTheBeginOfItsHand) {
  for (const bool resumed : {false, true}) {
    Tracked match;
    match.deal(begun);
    match.fold(begun);
    match.deal(begun + day);
    match.fold(begun + day);
    if (resumed) match.resume();
    const auto opened = match.stop(begun + 5 * day).opened;
    EXPECT_TRUE(opened.at(1).record.contains("2023-11-14T")) << opened.at(1).record.toStdString();
    EXPECT_TRUE(opened.at(2).record.contains("2023-11-15T")) << opened.at(2).record.toStdString();
  }
}

TEST(ChangeTracker, TellsTheMaterialOfAFoldedHandWithItsDeals) {
  Tracked match;
  match.deal(begun);
  EXPECT_EQ(match.fold(begun).finished.at(1).result.material, PerSide<std::optional<int>>());
  EXPECT_TRUE(match.stop(begun).opened.at(1).material.white);
}

TEST(ChangeTracker, TellsNoTimesWhereOneIsNotKnown) {
  Tracked match;
  match.deal(begun);
  match.forget();
  EXPECT_EQ(match.fold(begun).match.hands.at(1).times, std::vector<Time>());
  match.deal(begun + 1);
  ASSERT_EQ(match.referee().submit(Seat::B, OfferSplit{}), std::nullopt);
  EXPECT_EQ(match.referee().submit(Seat::A, DeclineSplit{}), std::nullopt);
  EXPECT_EQ(match.take(begun + 2).match.hands.at(2).times, std::vector<Time>()) << "of two actions one was not told";
}

}  // namespace
}  // namespace raisechess::test
