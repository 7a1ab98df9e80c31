// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

TEST(UncalledExcess, ACallForLessReturnsTheRestAtOnce) {
  Betting betting = preflop(100, 8, {10, 5});
  ASSERT_DONE(betting.call());
  EXPECT_EQ(betting.committed(), (PerSide<Chips>{8, 8}));
  EXPECT_EQ(betting.stacks(), (PerSide<Chips>{92, 0}));
}

TEST(UncalledExcess, AnUnansweredBetIsNotSplit) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(30));
  betting.pay(std::nullopt);
  EXPECT_EQ(betting.stacks(), (PerSide<Chips>{100, 100}));
  EXPECT_EQ(betting.pot(), 0);
}

TEST(UncalledExcess, AFoldLeavesTheBettorHisBetAndThePot) {
  Betting betting = later_turn();
  ASSERT_DONE(betting.bet(30));
  ASSERT_DONE(betting.fold());
  EXPECT_EQ(betting.stacks(), (PerSide<Chips>{98, 102}));
}

}  // namespace
}  // namespace raisechess::betting
