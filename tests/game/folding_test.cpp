// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

TEST(Folding, IsAllowedAtAnyOfAPlayersDecisions) {
  Hand hand = test::start(HandSetup{}, "a2P b2P c2Q", "a7P b7P c7P");
  EXPECT_EQ(hand.apply(Side::White, Fold{})->code, ErrorCode::NotYourTurn);
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  ASSERT_FALSE(hand.apply(Side::White, Fold{}));
  EXPECT_EQ(hand.result()->winner, Side::Black);
  EXPECT_EQ(hand.result()->net, (PerSide<Chips>{-2, 2}));
}

TEST(Folding, WithoutBetsEitherSideMayResignAtAnyTime) {
  Hand hand = test::start(test::classic_setup());
  ASSERT_FALSE(hand.apply(Side::Black, Fold{}));
  EXPECT_EQ(hand.result()->winner, Side::White);
  EXPECT_EQ(hand.apply(Side::White, Fold{})->code, ErrorCode::HandOver);
}

}  // namespace
}  // namespace raisechess
