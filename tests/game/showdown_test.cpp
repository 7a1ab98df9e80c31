// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

/// Knights go out and back until `plies` half-moves are made.
std::string shuffle(Hand& hand, int plies) {
  static const std::vector<std::string> steps{"g1f3", "g8f6", "f3g1", "f6g8"};
  while (hand.ply() < plies && !hand.result()) {
    if (auto refused = play(hand, steps[static_cast<std::size_t>(hand.ply() % 4)]); !refused.empty()) return refused;
  }
  return {};
}

TEST(Showdown, ComesAfterTheNumberOfMovesOfBothSides) {
  for (int moves : {20, 30, 40}) {
    HandSetup setup = test::chipless_setup();
    setup.showdown = moves;
    Hand hand = test::start(setup, "a2P b2P c2Q", "a7P b7P c7P");
    ASSERT_EQ(shuffle(hand, 2 * moves - 1), "");
    EXPECT_FALSE(hand.result());
    ASSERT_EQ(shuffle(hand, 2 * moves), "");
    ASSERT_TRUE(hand.result());
    EXPECT_EQ(hand.result()->kind, ResultKind::Showdown);
    EXPECT_EQ(hand.result()->winner, Side::White);
    EXPECT_EQ(hand.result()->material, (PerSide<std::optional<int>>{47, 39}));
  }
}

TEST(Showdown, EqualMaterialSplitsThePotExactly) {
  Hand hand = test::start(HandSetup{}, "a2Q b2P c2P", "a7P b7Q c7P");
  ASSERT_FALSE(hand.apply(Side::Black, Raise{7}));
  ASSERT_FALSE(hand.apply(Side::White, Call{}));
  ASSERT_EQ(shuffle(hand, 60), "");
  ASSERT_TRUE(hand.result());
  EXPECT_FALSE(hand.result()->winner);
  EXPECT_EQ(hand.result()->net, (PerSide<Chips>{0, 0}));
  EXPECT_EQ(hand.betting().stacks(), (PerSide<Chips>{100, 100}));
}

TEST(Showdown, ToMateHasNone) {
  HandSetup setup = test::chipless_setup();
  setup.showdown = showdown_to_mate;
  Hand hand = test::start(setup, "a2P b2P c2Q", "a7P b7P c7P");
  ASSERT_EQ(shuffle(hand, 120), "");
  EXPECT_FALSE(hand.result());
}

}  // namespace
}  // namespace raisechess
