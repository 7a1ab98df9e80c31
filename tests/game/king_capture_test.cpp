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

}  // namespace
}  // namespace raisechess
