// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

Betting pot_limit_turn(Chips white = 100, Chips black = 100) {
  return later_turn(white, black, BettingMode::PotLimit);
}

TEST(PotLimit, ABetIsAtMostThePot) {
  Betting betting = pot_limit_turn();
  EXPECT_EQ(betting.bet_bounds(), (BetBounds{2, 4, BetBounds::Least::BigBlind, BetBounds::Most::PotLimit, 2}));
  expect_refused(betting, betting_to(5), {ErrorCode::BetAboveMaximum, {5, 4}});
  ASSERT_DONE(betting.bet(4));
}

TEST(PotLimit, ARaiseIsAtMostThePotAfterTheCall) {
  Betting betting = pot_limit_turn();
  ASSERT_DONE(betting.bet(4));
  // The pot of 4 and the bet of 4 are 8; a call makes it 12: raise by 12, to 16.
  EXPECT_EQ(betting.raise_bounds(), (BetBounds{8, 16, BetBounds::Least::LastBet, BetBounds::Most::PotLimit, 4}));
  expect_refused(betting, raising_to(17), {ErrorCode::BetAboveMaximum, {17, 16}});
  ASSERT_DONE(betting.raise(16));
  EXPECT_EQ(betting.raise_bounds()->max, 16 + 4 + 32);
}

TEST(PotLimit, PreflopTheBlindsAreThePot) {
  Betting betting = Betting::start(BettingMode::PotLimit, {100, 100}, {2, 1});
  // Blinds of 3, a call of 1: the pot is 4, raise by 4, to 6.
  EXPECT_EQ(betting.raise_bounds(), (BetBounds{4, 6, BetBounds::Least::BigBlind, BetBounds::Most::PotLimit, 2}));
  ASSERT_DONE(betting.call());
  EXPECT_EQ(betting.raise_bounds()->max, 6);
  ASSERT_DONE(betting.raise(6));
  EXPECT_EQ(betting.raise_bounds()->max, 6 + 12);
}

TEST(PotLimit, StacksStillLimit) {
  const Betting betting = pot_limit_turn(5, 100);
  EXPECT_EQ(betting.bet_bounds(), (BetBounds{2, 3, BetBounds::Least::BigBlind, BetBounds::Most::OpponentStack, 2}));
}

TEST(PotLimit, AnAllInBelowTheMinimumIsAllowed) {
  const Betting betting = pot_limit_turn(100, 3);
  EXPECT_EQ(betting.bet_bounds(), (BetBounds{1, 1, BetBounds::Least::AllIn, BetBounds::Most::OwnStack, 2}));
}

TEST(PotLimit, AStackThatEqualsThePotIsNotLimitedByThePot) {
  EXPECT_EQ(pot_limit_turn(6, 100).bet_bounds()->most, BetBounds::Most::OpponentStack);
  EXPECT_EQ(pot_limit_turn(7, 100).bet_bounds()->most, BetBounds::Most::PotLimit);
}

}  // namespace
}  // namespace raisechess::betting
