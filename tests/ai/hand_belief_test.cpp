// SPDX-License-Identifier: GPL-3.0-or-later
#include "belief/hand_belief.h"

#include <gtest/gtest.h>

#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

TEST(HandBelief, IsWhatTheHandItselfKnows) {
  Dice dice(171);
  for (int i = 0; i < 20; ++i) {
    const HandSetup setup = random_setup(dice);
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    ai::HandBelief belief(hand.view_for(Side::Black));
    while (hand.to_act() && hand.ply() < 60) {
      belief.follow(hand.view_for(Side::Black));
      ASSERT_EQ(belief.opponent().deals, hand.knowledge(Side::Black).deals());
      ASSERT_EQ(belief.image().deals, hand.public_knowledge().deals(Side::Black));
      ASSERT_FALSE(hand.apply(*hand.to_act(), random_action(dice, hand)));
    }
  }
}

TEST(HandBelief, ReadsChecksAndListsOfMovesThatMovementAloneDoesNotTell) {
  auto hand = start(chipless_setup(), "b1N c1B d2P", "e7P b8N c8B");
  ASSERT_EQ(play(hand, "e2e4 d7d5 e4d5"), "");
  const PlayerView view = hand.view_for(Side::White);
  ai::HandBelief belief(view);
  belief.follow(view);
  EXPECT_LT(belief.opponent().deals.size(), 125U) << "a rook or queen on e7 would forbid the capture";
}

}  // namespace
}  // namespace raisechess::test
