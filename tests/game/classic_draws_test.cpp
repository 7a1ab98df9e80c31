// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

TEST(ClassicDraws, TheThirdOccurrenceOfAPositionSplitsAndTheStartCountsOnce) {
  Hand hand = test::start(test::classic_setup());
  ASSERT_EQ(play(hand, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"), "");
  EXPECT_FALSE(hand.result());
  ASSERT_EQ(play(hand, "f6g8"), "");
  EXPECT_EQ(hand.result()->kind, ResultKind::Threefold);
}

TEST(ClassicDraws, LostCastlingRightsMakeAnotherPosition) {
  Hand hand = test::start(test::classic_setup());
  ASSERT_EQ(play(hand, "e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8"), "");
  EXPECT_FALSE(hand.result());
  ASSERT_EQ(play(hand, "e1e2 e8e7"), "");
  EXPECT_EQ(hand.result()->kind, ResultKind::Threefold);
}

TEST(ClassicDraws, FiftyMovesOfEachSideWithoutCaptureOrPawnMove) {
  Hand hand = test::start(test::classic_setup("7k/8/8/8/8/8/R7/K7 w - - 98 1"));
  ASSERT_EQ(play(hand, "a2b2"), "");
  EXPECT_FALSE(hand.result());
  ASSERT_EQ(play(hand, "h8g8"), "");
  EXPECT_EQ(hand.result()->kind, ResultKind::FiftyMoves);
}

TEST(ClassicDraws, InsufficientMaterialSplitsAtOnce) {
  Hand hand = test::start(test::classic_setup("8/8/4k3/8/2b5/5n2/4K3/5B2 w - - 0 1"));
  ASSERT_EQ(play(hand, "e2f3"), "");
  EXPECT_EQ(hand.result()->kind, ResultKind::InsufficientMaterial);
}

TEST(ClassicDraws, AreOffUnlessChosen) {
  HandSetup setup = test::classic_setup();
  setup.classic_draws = false;
  Hand hand = test::start(setup);
  for (int i = 0; i < 5; ++i) ASSERT_EQ(play(hand, "g1f3 g8f6 f3g1 f6g8"), "");
  EXPECT_FALSE(hand.result());
}

}  // namespace
}  // namespace raisechess
