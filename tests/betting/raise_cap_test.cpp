// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

void expect_capped(const Betting& betting, Chips to) {
  EXPECT_EQ(betting.stage(), Stage::Answer);
  EXPECT_EQ(betting.raise_bounds(), std::nullopt);
  expect_refused(betting, raising_to(to), {ErrorCode::RaiseCap, {4}});
}

TEST(RaiseCap, ABetAndThreeRaisesAreTheMostOfATurn) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(2));
  for (Chips to : {4, 6, 8}) {
    ASSERT_TRUE(betting.raise_bounds());
    ASSERT_DONE(betting.raise(to));
  }
  expect_capped(betting, 10);
}

TEST(RaiseCap, BlindsAreNotCounted) {
  Betting betting = preflop();
  for (Chips to : {4, 6, 8, 10}) ASSERT_DONE(betting.raise(to));
  expect_capped(betting, 12);
}

TEST(RaiseCap, TheOptionIsTheFirstOfFour) {
  Betting betting = preflop();
  ASSERT_DONE(betting.call());
  for (Chips to : {4, 6, 8, 10}) ASSERT_DONE(betting.raise(to));
  expect_capped(betting, 12);
}

TEST(RaiseCap, EachTurnCountsAnew) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(2));
  for (Chips to : {4, 6, 8}) ASSERT_DONE(betting.raise(to));
  ASSERT_DONE(betting.call());
  betting.begin_turn(Side::White);
  ASSERT_DONE(betting.bet(2));
  EXPECT_TRUE(betting.raise_bounds());
}

}  // namespace
}  // namespace raisechess::betting
