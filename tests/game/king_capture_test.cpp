// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

HandSetup without_arbiter() {
  HandSetup setup = test::chipless_setup(3);
  setup.king_capture = true;
  return setup;
}

TEST(KingCapture, ChecksAreNotAnnouncedAndTheKingMayBeLeftAttacked) {
  Hand hand = test::start(without_arbiter(), "a2P b2P c2P", "a7P b7P c7P");
  ASSERT_EQ(play(hand, "e2e4 f7f6 d1h5"), "");
  EXPECT_FALSE(hand.check());
  EXPECT_FALSE(hand.log().back().outcome.check);
  ASSERT_EQ(play(hand, "a7a6"), "");
}

TEST(KingCapture, CapturingTheKingWinsTheHandAndTurnsAllUp) {
  Hand hand = test::start(without_arbiter(), "a2P b2P c2P", "a7P b7P c7P");
  ASSERT_EQ(play(hand, "e2e4 f7f6 d1h5 a7a6 h5e8"), "");
  EXPECT_EQ(hand.result()->kind, ResultKind::KingCapture);
  EXPECT_EQ(hand.result()->winner, Side::White);
  EXPECT_EQ(hand.log().back().outcome.captured, PieceType::King);
  EXPECT_EQ(hand.view_for(Side::Black).hidden[Side::White][0].status, HiddenStatus::Revealed);
}

/// White's king, bishop and pawns stand in each other's way.
TEST(KingCapture, APlayerWithoutAnyMoveSplitsThePot) {
  HandSetup setup = test::classic_setup("7k/8/8/8/1p6/1P6/BP6/KP6 b - - 0 1");
  setup.king_capture = true;
  Hand hand = test::start(setup);
  ASSERT_EQ(play(hand, "h8g8"), "");
  EXPECT_EQ(hand.result()->kind, ResultKind::Stalemate);
  EXPECT_FALSE(hand.result()->winner);
}

}  // namespace
}  // namespace raisechess
