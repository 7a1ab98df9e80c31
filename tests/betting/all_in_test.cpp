// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

TEST(AllIn, NobodyCanBetMoreThanTheOpponentCanMatch) {
  const Betting richer_bets = later_turn(40, 100);
  EXPECT_EQ(richer_bets.bet_bounds()->max, 38);
  EXPECT_EQ(richer_bets.bet_bounds()->most, BetBounds::Most::OpponentStack);
  expect_refused(richer_bets, betting_to(39), {ErrorCode::BetAboveMaximum, {39, 38}});

  const Betting poorer_bets = later_turn(100, 40);
  EXPECT_EQ(poorer_bets.bet_bounds()->max, 38);
  EXPECT_EQ(poorer_bets.bet_bounds()->most, BetBounds::Most::OwnStack);
}

TEST(AllIn, TheLargestRaisePutsTheShorterStackAllIn) {
  Betting betting = later_turn(40, 100);
  ASSERT_DONE(betting.bet(10));
  ASSERT_DONE(betting.raise(20));
  EXPECT_EQ(betting.raise_bounds()->max, 38);
  ASSERT_DONE(betting.raise(38));
  EXPECT_EQ(betting.to_call(), 18);
  ASSERT_DONE(betting.call());
  EXPECT_EQ(betting.stacks(), (PerSide<Chips>{0, 60}));
  EXPECT_EQ(betting.pot(), 80);
}

TEST(AllIn, ABetThatPutsAPlayerAllInMayBeSmallerThanTheBigBlind) {
  for (PerSide<Chips> stacks : {PerSide<Chips>{3, 100}, PerSide<Chips>{100, 3}}) {
    Betting betting = later_turn(stacks.white, stacks.black);
    EXPECT_EQ(betting.bet_bounds()->min, 1);
    EXPECT_EQ(betting.bet_bounds()->max, 1);
    EXPECT_EQ(betting.bet_bounds()->least, BetBounds::Least::AllIn);
    ASSERT_DONE(betting.bet(1));
    EXPECT_EQ(betting.raise_bounds(), std::nullopt);
    ASSERT_DONE(betting.call());
    EXPECT_EQ(betting.stage(), Stage::Closed);
  }
}

TEST(AllIn, ARaiseThatPutsAPlayerAllInMayBeSmallerThanTheLastBet) {
  Betting betting = later_turn(17, 100);
  ASSERT_DONE(betting.bet(10));
  EXPECT_EQ(betting.raise_bounds(), (BetBounds{15, 15, BetBounds::Least::AllIn, BetBounds::Most::OwnStack, 10}));
  expect_refused(betting, raising_to(14), {ErrorCode::BetBelowMinimum, {14, 15}});
  ASSERT_DONE(betting.raise(15));
  EXPECT_EQ(betting.actor(), Side::Black);
  EXPECT_EQ(betting.to_call(), 5);
}

TEST(AllIn, AnAllInBetCannotBeRaised) {
  Betting betting = later_turn(40, 100);
  ASSERT_DONE(betting.bet(38));
  EXPECT_EQ(betting.raise_bounds(), std::nullopt);
  expect_refused(betting, raising_to(76), {ErrorCode::BettingClosed, {}});
}

TEST(AllIn, ThereIsNoMoreBettingOnLaterTurns) {
  Betting betting = later_turn(40, 100);
  ASSERT_DONE(betting.bet(38));
  ASSERT_DONE(betting.call());
  EXPECT_EQ(betting.stage(), Stage::Closed);
  EXPECT_EQ(betting.actor(), Side::Black);
  betting.begin_turn(Side::White);
  EXPECT_EQ(betting.stage(), Stage::Closed);
  EXPECT_EQ(betting.bet_bounds(), std::nullopt);
}

TEST(AllIn, APreflopRaiseMayBeAllInForLess) {
  const Betting betting = preflop(100, 3);
  EXPECT_EQ(betting.raise_bounds(), (BetBounds{3, 3, BetBounds::Least::AllIn, BetBounds::Most::OwnStack, 2}));
}

}  // namespace
}  // namespace raisechess::betting
