// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

Betting completed() {
  Betting betting = preflop();
  EXPECT_EQ(betting.call(), std::nullopt);
  return betting;
}

TEST(PreflopOption, WhiteMayRaiseOrMoveAfterBlackCompletes) {
  const Betting betting = completed();
  EXPECT_EQ(betting.stage(), Stage::Open);
  EXPECT_EQ(betting.actor(), Side::White);
  EXPECT_EQ(betting.to_call(), 0);
  EXPECT_EQ(betting.bet_bounds(), std::nullopt);
  EXPECT_EQ(betting.raise_bounds(), (BetBounds{4, 100, BetBounds::Least::BigBlind, BetBounds::Most::OwnStack, 2}));
}

TEST(PreflopOption, IsARaiseAndNotABet) {
  expect_refused(completed(), betting_to(6), {ErrorCode::MustRaiseNotBet, {}});
  expect_refused(completed(), calling(), {ErrorCode::NothingToCall, {}});
}

TEST(PreflopOption, MustBeAnsweredWhenUsed) {
  Betting betting = completed();
  ASSERT_DONE(betting.raise(6));
  EXPECT_EQ(betting.stage(), Stage::Answer);
  EXPECT_EQ(betting.actor(), Side::Black);
  EXPECT_EQ(betting.to_call(), 4);
  EXPECT_EQ(betting.raise_bounds()->min, 10);
}

TEST(PreflopOption, IsGoneOnceThereWasARaise) {
  Betting raised_by_black = preflop();
  ASSERT_DONE(raised_by_black.raise(6));
  ASSERT_DONE(raised_by_black.call());
  EXPECT_EQ(raised_by_black.stage(), Stage::Closed);
  EXPECT_EQ(raised_by_black.actor(), Side::White);

  Betting raised_by_white = completed();
  ASSERT_DONE(raised_by_white.raise(6));
  ASSERT_DONE(raised_by_white.call());
  EXPECT_EQ(raised_by_white.stage(), Stage::Closed);
  EXPECT_EQ(raised_by_white.actor(), Side::White);
  expect_refused(raised_by_white, raising_to(12), {ErrorCode::BettingClosed, {}});
}

TEST(PreflopOption, IsTheBettingOfWhitesFirstTurn) {
  Betting betting = completed();
  betting.begin_turn(Side::Black);
  EXPECT_EQ(betting.stage(), Stage::Open);
  EXPECT_EQ(betting.actor(), Side::Black);
  EXPECT_EQ(betting.committed(), (PerSide<Chips>{0, 0}));
  EXPECT_EQ(betting.pot(), 4);
  EXPECT_EQ(betting.raise_bounds(), std::nullopt);
  EXPECT_EQ(betting.bet_bounds()->min, 2);
}

}  // namespace
}  // namespace raisechess::betting
