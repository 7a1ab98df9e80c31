// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

void expect_over(const Betting& betting, PerSide<Chips> stacks) {
  EXPECT_EQ(betting.stage(), Stage::Folded);
  EXPECT_EQ(betting.pot(), 0);
  EXPECT_EQ(betting.stacks(), stacks);
  const Error over{ErrorCode::HandOver, {}};
  expect_refused(betting, calling(), over);
  expect_refused(betting, betting_to(2), over);
  expect_refused(betting, raising_to(4), over);
  expect_refused(
      betting, [](Betting& tried) { return tried.fold(); }, over);
}

TEST(Fold, BlackGivesUpHisSmallBlind) {
  Betting betting = preflop();
  ASSERT_DONE(betting.fold());
  expect_over(betting, {101, 99});
}

TEST(Fold, TheAnsweringSideLosesThePot) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(10));
  ASSERT_DONE(betting.raise(25));
  ASSERT_DONE(betting.fold());
  expect_over(betting, {112, 88});
}

TEST(Fold, IsAllowedWithoutABetToAnswer) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.fold());
  expect_over(betting, {102, 98});
}

TEST(Fold, IsAllowedWhenTheBettingIsClosed) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(10));
  ASSERT_DONE(betting.call());
  ASSERT_DONE(betting.fold());
  expect_over(betting, {112, 88});
}

TEST(Fold, WithoutBetsMovesNoChips) {
  Betting betting = Betting::start(BettingMode::None, {100, 100}, {2, 1});
  ASSERT_DONE(betting.fold());
  EXPECT_EQ(betting.stage(), Stage::Folded);
  EXPECT_EQ(betting.stacks(), (PerSide<Chips>{100, 100}));
}

}  // namespace
}  // namespace raisechess::betting
