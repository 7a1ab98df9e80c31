// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee_support.h"

namespace raisechess::referee {
namespace {

using test::Dice;
using test::started;

TEST(Referee, RefusesASetUpThatTheMatchRefuses) {
  MatchSetup setup;
  setup.chips = 1;
  EXPECT_EQ(Referee::start_match(setup, false, "").error().code, ErrorCode::MatchChips);
}

TEST(Referee, ChangesNothingOnAnError) {
  Referee referee = started();
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  const PlayerView before = referee.view(Seat::A);
  const Action move = MakeMove{before.moves.front()};
  EXPECT_EQ(referee.submit(Seat::A, move)->code, ErrorCode::NotYourTurn);
  EXPECT_EQ(referee.submit(Seat::B, move)->code, ErrorCode::FacingBet);
  EXPECT_EQ(referee.submit(Seat::B, Raise{3})->code, ErrorCode::BetBelowMinimum);
  EXPECT_EQ(referee.next_hand(1), (Error{ErrorCode::HandStillOn, {}}));
  EXPECT_EQ(referee.view(Seat::A), before);
  EXPECT_EQ(referee.score().hand, 1);
}

TEST(Referee, TakesNoActionsBetweenHands) {
  Referee referee = started();
  EXPECT_FALSE(referee.has_hand());
  EXPECT_EQ(referee.submit(Seat::A, Fold{}), (Error{ErrorCode::HandOver, {}}));
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  test::fold(referee);
  EXPECT_EQ(referee.submit(Seat::B, Call{}), (Error{ErrorCode::HandOver, {}}));
  EXPECT_TRUE(referee.view(Seat::B).result);
}

TEST(Referee, LetsEitherPlayerResignAtAnyTimeWithoutChips) {
  for (Seat seat : {Seat::A, Seat::B}) {
    Referee referee = started(test::chipless());
    ASSERT_EQ(referee.next_hand(0), std::nullopt);
    ASSERT_EQ(referee.submit(seat, Fold{}), std::nullopt);
    EXPECT_EQ(referee.score().hands_won[other(seat)], 1);
  }
}

TEST(Referee, SplitsOnlyWhenTheOtherAccepts) {
  Referee referee = started(test::chipless());
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  EXPECT_EQ(referee.submit(Seat::A, AgreeSplit{})->code, ErrorCode::SplitNotPossible);
  ASSERT_EQ(referee.submit(Seat::A, OfferSplit{}), std::nullopt);
  EXPECT_NE(referee.submit(Seat::A, AgreeSplit{}), std::nullopt);
  ASSERT_EQ(referee.submit(Seat::B, AgreeSplit{}), std::nullopt);
  EXPECT_EQ(referee.score().hands_split, 1);
}

TEST(Referee, MatchTimeNeverRunsBack) {
  Referee referee = started();
  referee.set_minutes(3);
  referee.set_minutes(2);
  EXPECT_EQ(referee.minutes(), 3);
  ASSERT_EQ(referee.next_hand(6.5), std::nullopt);
  EXPECT_EQ(referee.minutes(), 6.5);
  EXPECT_EQ(referee.score().minutes, 6.5);
}

TEST(Referee, DrawsAnArrayForEachHandOnlyIfAsked) {
  MatchSetup setup = test::chipless();
  setup.hand.array = 44;
  Referee fixed = started(setup, false);
  Referee drawn = started(setup, true);
  for (int hand = 0; hand < 4; ++hand) {
    ASSERT_EQ(fixed.next_hand(0), std::nullopt);
    EXPECT_EQ(fixed.view(Seat::A).setup.array, 44);
    ASSERT_EQ(drawn.next_hand(0), std::nullopt);
    const FairDealing dealing = drawn.dealing();
    EXPECT_TRUE(dealing.array_drawn);
    EXPECT_EQ(drawn.view(Seat::A).setup.array, draw_array(dealing.commitments, dealing.nonce));
    test::fold(fixed);
    test::fold(drawn);
  }
}

TEST(Referee, MarksSecrecyOnlyOfOnesOwnTurn) {
  Referee referee = started(test::chipless());
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  EXPECT_FALSE(referee.secrecy(Seat::A).marks.empty());
  EXPECT_TRUE(referee.secrecy(Seat::B).marks.empty());
  EXPECT_EQ(referee.secrecy(Seat::B).before, 125);
  EXPECT_EQ(referee.told(Seat::B).of, Side::Black);
  EXPECT_EQ(referee.range(Seat::B).of, Side::White);
}

}  // namespace
}  // namespace raisechess::referee
