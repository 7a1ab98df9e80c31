// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

TEST(MinimumRaise, ABetIsAtLeastTheBigBlind) {
  Betting betting = later_turn();
  EXPECT_EQ(betting.bet_bounds(), (BetBounds{2, 98, BetBounds::Least::BigBlind, BetBounds::Most::OwnStack, 2}));
  expect_refused(betting, betting_to(1), {ErrorCode::BetBelowMinimum, {1, 2}});
  expect_refused(betting, betting_to(0), {ErrorCode::BetBelowMinimum, {0, 2}});
  expect_refused(betting, betting_to(-5), {ErrorCode::BetBelowMinimum, {-5, 2}});
  ASSERT_DONE(betting.bet(2));
  EXPECT_EQ(betting.actor(), Side::White);
}

TEST(MinimumRaise, ARaiseIsAtLeastTheLastBet) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(7));
  EXPECT_EQ(betting.raise_bounds(), (BetBounds{14, 98, BetBounds::Least::LastBet, BetBounds::Most::OwnStack, 7}));
  expect_refused(betting, raising_to(13), {ErrorCode::BetBelowMinimum, {13, 14}});
}

TEST(MinimumRaise, AReRaiseIsAtLeastTheLastRaise) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(4));
  ASSERT_DONE(betting.raise(20));
  EXPECT_EQ(betting.raise_bounds(), (BetBounds{36, 98, BetBounds::Least::LastRaise, BetBounds::Most::OwnStack, 16}));
  expect_refused(betting, raising_to(35), {ErrorCode::BetBelowMinimum, {35, 36}});
  ASSERT_DONE(betting.raise(36));
  EXPECT_EQ(betting.to_call(), 16);
}

TEST(MinimumRaise, TheBigBlindCountsAsThePreflopBet) {
  Betting betting = preflop(1000, 1000, {10, 5});
  EXPECT_EQ(betting.raise_bounds()->min, 20);
  EXPECT_EQ(betting.raise_bounds()->least, BetBounds::Least::BigBlind);
  ASSERT_DONE(betting.raise(35));
  EXPECT_EQ(betting.raise_bounds()->min, 60);
  EXPECT_EQ(betting.raise_bounds()->least, BetBounds::Least::LastRaise);
  EXPECT_EQ(betting.raise_bounds()->last_size, 25);
}

TEST(MinimumRaise, ANewTurnForgetsTheLastBet) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(30));
  ASSERT_DONE(betting.call());
  betting.begin_turn(Side::White);
  EXPECT_EQ(betting.bet_bounds()->min, 2);
}

TEST(MinimumRaise, AFacedBetIsRaisedAndAnOpenTurnIsBet) {
  Betting betting = later_turn();
  expect_refused(betting, raising_to(4), {ErrorCode::MustBetNotRaise, {}});
  ASSERT_DONE(betting.bet(4));
  expect_refused(betting, betting_to(8), {ErrorCode::MustRaiseNotBet, {}});
}

}  // namespace
}  // namespace raisechess::betting
