// SPDX-License-Identifier: GPL-3.0-or-later
#include "belief/movement_belief.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

bool holds(const ai::MovementBelief& belief, knowledge::DealIndex deal) {
  return std::ranges::binary_search(belief.deals(), deal);
}

/// The truth is always in, and so is all of what the player could know at best.
TEST(MovementBelief, IsNeverNarrowerThanTheExactRange) {
  Dice dice(17);
  for (int i = 0; i < 60; ++i) {
    HandSetup setup = random_setup(dice);
    setup.betting = BettingMode::None;
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    std::vector<ai::MovementBelief> beliefs;
    for (Side viewer : both_sides) beliefs.emplace_back(hand.view_for(viewer));
    while (hand.to_act() && hand.ply() < 80) {
      ASSERT_FALSE(hand.apply(*hand.to_act(), MakeMove{random_move(dice, hand)}));
      if (!hand.to_act()) break;
      for (ai::MovementBelief& belief : beliefs) {
        belief.follow(hand.view_for(belief.viewer()));
        ASSERT_TRUE(holds(belief, knowledge::deal_index(hand.deal(other(belief.viewer())))));
        ASSERT_TRUE(std::ranges::includes(belief.deals(), hand.knowledge(belief.viewer()).deals()));
      }
    }
  }
}

TEST(MovementBelief, ReadsHowAPieceMoves) {
  auto hand = start(chipless_setup(), "b1Q c1B d2P", "d7P b8N c8B");
  ASSERT_EQ(play(hand, "a2a3 b8c6"), "");
  ai::MovementBelief belief(hand.view_for(Side::White));
  EXPECT_EQ(belief.deals().size(), 125U);
  belief.follow(hand.view_for(Side::White));
  EXPECT_EQ(belief.deals().size(), 25U) << "the piece of b8 can only be a knight";
}

TEST(MovementBelief, ReadsWhatACaptureShows) {
  auto hand = start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B");
  ASSERT_EQ(play(hand, "e2e4 d7d5 e4d5"), "");
  ai::MovementBelief belief(hand.view_for(Side::White));
  belief.follow(hand.view_for(Side::White));
  EXPECT_EQ(belief.deals().size(), 25U) << "the pawn of d7 was shown";
}

TEST(MovementBelief, DoesNotReadChecks) {
  auto hand = start(chipless_setup(), "b1N c1B d2P", "e7P b8N c8B");
  ASSERT_EQ(play(hand, "e2e4 d7d5 e4d5"), "");
  ai::MovementBelief belief(hand.view_for(Side::White));
  belief.follow(hand.view_for(Side::White));
  EXPECT_EQ(belief.deals().size(), 125U);
  EXPECT_LT(hand.knowledge(Side::White).deals().size(), 125U) << "a rook or queen on e7 would forbid the capture";
}

TEST(MovementBelief, TruePositionIsThatOfTheTrueDeal) {
  Dice dice(2);
  for (int i = 0; i < 20; ++i) {
    const HandSetup setup = chipless_setup();
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    while (hand.to_act() && hand.ply() < 30) (void)hand.apply(*hand.to_act(), MakeMove{random_move(dice, hand)});
    if (!hand.to_act()) continue;
    const PlayerView view = hand.view_for(Side::Black);
    ai::MovementBelief belief(view);
    belief.follow(view);
    EXPECT_EQ(belief.position(knowledge::deal_index(hand.deal(Side::White))).key(), hand.position().key());
  }
}

TEST(MovementBelief, TellsAnotherHandFromTheOneItFollows) {
  auto hand = start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B");
  const auto other_hand = start(chipless_setup(), "b1N c1B d2P", "e7P b8N c8B");
  ai::MovementBelief belief(hand.view_for(Side::White));
  EXPECT_FALSE(belief.continues(hand.view_for(Side::Black)));
  EXPECT_FALSE(belief.continues(other_hand.view_for(Side::White)));
  ASSERT_EQ(play(hand, "e2e4 e7e5"), "");
  EXPECT_TRUE(belief.continues(hand.view_for(Side::White)));
  belief.follow(hand.view_for(Side::White));
  EXPECT_FALSE(belief.continues(start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B").view_for(Side::White)));
}

TEST(MovementBelief, RemembersEarlierPositionsForRepetition) {
  auto hand = start(classic_setup());
  ASSERT_EQ(play(hand, "g1f3 g8f6 f3g1 f6g8"), "");
  const PlayerView view = hand.view_for(Side::White);
  ai::MovementBelief belief(view);
  belief.follow(view);
  const auto keys = belief.earlier_keys(0, view.rights.half_move_clock);
  ASSERT_EQ(keys.size(), 4U);
  EXPECT_EQ(keys.front(), hand.position().key());
  EXPECT_NE(keys[1], keys[0]);
}

}  // namespace
}  // namespace raisechess::test
