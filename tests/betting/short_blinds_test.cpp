// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

void expect_no_preflop_betting(const Betting& betting, PerSide<Chips> stacks, Chips pot) {
  EXPECT_EQ(betting.stage(), Stage::Closed);
  EXPECT_EQ(betting.actor(), Side::White);
  EXPECT_EQ(betting.stacks(), stacks);
  EXPECT_EQ(betting.pot(), pot);
}

TEST(ShortBlinds, WhatWhitePostedBeyondBlacksLastChipsComesBack) {
  expect_no_preflop_betting(preflop(100, 3, {10, 5}), {97, 0}, 6);
}

TEST(ShortBlinds, ASmallBlindThatTakesTheLastChipIsAllIn) {
  expect_no_preflop_betting(preflop(100, 5, {10, 5}), {95, 0}, 10);
}

TEST(ShortBlinds, WhatBlackPostedBeyondWhitesLastChipsComesBack) {
  expect_no_preflop_betting(preflop(3, 100, {10, 5}), {0, 97}, 6);
}

TEST(ShortBlinds, LevelShortBlindsLeaveNoBetting) {
  expect_no_preflop_betting(preflop(5, 100, {10, 5}), {0, 95}, 10);
  expect_no_preflop_betting(preflop(4, 4, {10, 5}), {0, 0}, 8);
}

TEST(ShortBlinds, BothShortLeavesTheExcessWithTheRicher) {
  expect_no_preflop_betting(preflop(7, 2, {10, 5}), {5, 0}, 4);
}

TEST(ShortBlinds, BlackMayCallOrFoldButNotRaiseAWhiteWhoIsAllInWithTheBlind) {
  for (Chips white : {7, 10}) {
    Betting betting = preflop(white, 100, {10, 5});
    EXPECT_EQ(betting.stage(), Stage::Answer);
    EXPECT_EQ(betting.actor(), Side::Black);
    EXPECT_EQ(betting.to_call(), white - 5);
    EXPECT_EQ(betting.raise_bounds(), std::nullopt);
    expect_refused(betting, raising_to(20), {ErrorCode::BettingClosed, {}});
    ASSERT_DONE(betting.call());
    expect_no_preflop_betting(betting, {0, 100 - white}, 2 * white);
  }
}

TEST(ShortBlinds, WhatBlackIsShortOfTheBigBlindIsReturnedWhenHeCalls) {
  Betting betting = preflop(100, 8, {10, 5});
  EXPECT_EQ(betting.stage(), Stage::Answer);
  EXPECT_EQ(betting.to_call(), 3);
  EXPECT_EQ(betting.stacks().white, 90);
  ASSERT_DONE(betting.call());
  expect_no_preflop_betting(betting, {92, 0}, 16);
}

TEST(ShortBlinds, BlackWhoCompletesWithHisLastChipLeavesWhiteNoOption) {
  Betting betting = preflop(100, 10, {10, 5});
  EXPECT_EQ(betting.raise_bounds(), std::nullopt);
  ASSERT_DONE(betting.call());
  expect_no_preflop_betting(betting, {90, 0}, 20);
}

TEST(ShortBlinds, TheMovesGoOnWithoutBetting) {
  Betting betting = preflop(100, 3, {10, 5});
  for (Side mover : {Side::Black, Side::White, Side::Black}) {
    betting.begin_turn(mover);
    EXPECT_EQ(betting.stage(), Stage::Closed);
    EXPECT_EQ(betting.actor(), mover);
    expect_refused(betting, betting_to(10), {ErrorCode::BettingClosed, {}});
  }
}

}  // namespace
}  // namespace raisechess::betting
