// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

TEST(Stalemate, SplitsThePot) {
  Hand hand = test::start(test::classic_setup("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1"));
  ASSERT_EQ(play(hand, "g5g6"), "");
  ASSERT_TRUE(hand.result());
  EXPECT_EQ(hand.result()->kind, ResultKind::Stalemate);
  EXPECT_FALSE(hand.result()->winner);
  EXPECT_FALSE(hand.check());
}

TEST(Stalemate, ComesBeforeTheClassicDraws) {
  Hand hand = test::start(test::classic_setup("7k/5Q2/8/6K1/8/8/8/8 w - - 99 1"));
  ASSERT_EQ(play(hand, "g5g6"), "");
  EXPECT_EQ(hand.result()->kind, ResultKind::Stalemate);
}

}  // namespace
}  // namespace raisechess
