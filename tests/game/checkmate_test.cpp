// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

TEST(Checkmate, TheMatingSideTakesThePot) {
  Hand hand = test::start(HandSetup{.classic_draws = true}, "a2P b2P c2P", "a7P b7P c7P");
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  ASSERT_EQ(play(hand, "f2f3 e7e5 g2g4 d8h4"), "");
  ASSERT_TRUE(hand.result());
  EXPECT_EQ(hand.result()->kind, ResultKind::Checkmate);
  EXPECT_EQ(hand.result()->winner, Side::Black);
  EXPECT_EQ(hand.result()->net, (PerSide<Chips>{-2, 2}));
  EXPECT_EQ(hand.betting().stacks(), (PerSide<Chips>{98, 102}));
  EXPECT_EQ(hand.betting().pot(), 0);
  EXPECT_TRUE(hand.check());
  EXPECT_EQ(hand.phase(), Phase::Over);
  EXPECT_FALSE(hand.to_act());
}

}  // namespace
}  // namespace raisechess
