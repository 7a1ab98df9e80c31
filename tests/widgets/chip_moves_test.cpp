// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chip_moves.h"

#include <gtest/gtest.h>

#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::ui {
namespace {

using Step = std::vector<ChipMove>;

game::Hand dealt() {
  return test::start(HandSetup(), "b1R d2Q g1N", "b8N c8B h7P");
}

ChipMoves moves_of(game::Hand& hand, Side by, const Action& action) {
  const PlayerView before = hand.view_for(Side::White);
  EXPECT_FALSE(hand.apply(by, action));
  return chip_moves(before, hand.view_for(Side::White));
}

TEST(ChipMoves, ABetAndItsCallGoIntoThePot) {
  game::Hand hand = dealt();
  EXPECT_EQ(moves_of(hand, Side::Black, Call{}), (ChipMoves{{Step{{Side::Black, {}, 1}}}, {}}));
  ASSERT_EQ(test::play(hand, "e2e4"), "");
  EXPECT_EQ(moves_of(hand, Side::Black, Bet{6}), (ChipMoves{{Step{{Side::Black, {}, 6}}}, {}}));
  EXPECT_EQ(moves_of(hand, Side::White, Raise{12}), (ChipMoves{{Step{{Side::White, {}, 12}}}, {}}));
}

TEST(ChipMoves, AtAFoldWhatWasNotCalledComesBackBeforeThePotIsTaken) {
  game::Hand hand = dealt();
  hand.apply(Side::Black, Call{});
  ASSERT_EQ(test::play(hand, "e2e4"), "");
  hand.apply(Side::Black, Bet{6});
  EXPECT_EQ(moves_of(hand, Side::White, Fold{}), (ChipMoves{{Step{{{}, Side::Black, 6}}}, Step{{{}, Side::Black, 4}}}));
}

TEST(ChipMoves, ADealBeginsWithTheBlinds) {
  game::Hand over = dealt();
  over.apply(Side::Black, Fold{});
  const PlayerView next = test::start(HandSetup(), "b1R d2Q g1N", "a8N c8B h7P").view_for(Side::White);
  const Step blinds{{Side::White, {}, next.committed.white}, {Side::Black, {}, next.committed.black}};
  EXPECT_EQ(chip_moves(over.view_for(Side::White), next), (ChipMoves{{blinds}, {}}));
}

TEST(ChipMoves, NothingMovesWithoutChips) {
  game::Hand hand = test::start(test::chipless_setup(), "b1R d2Q g1N", "b8N c8B h7P");
  EXPECT_EQ(moves_of(hand, hand.active(), Fold{}), ChipMoves());
}

/// Every step together leads from the stacks of one view to those of the next, and empties the pot at the end.
TEST(ChipMoves, AddUpInEveryHand) {
  int ends = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    test::Dice dice(seed);
    HandSetup setup = test::random_setup(dice);
    if (setup.betting == BettingMode::None) setup.betting = BettingMode::NoLimit;
    game::Hand hand = game::Hand::start(setup, test::random_deals(dice, setup)).value();
    while (!hand.result()) {
      const PlayerView before = hand.view_for(Side::White);
      const Side by = *before.to_act;
      ASSERT_FALSE(hand.apply(by, test::random_action(dice, hand)));
      const PlayerView after = hand.view_for(Side::White);
      const ChipMoves moves = chip_moves(before, after);
      PerSide<Chips> stacks = before.stacks;
      Chips pot = before.pot;
      auto steps = moves.before_the_end;
      if (!moves.won.empty()) steps.push_back(moves.won);
      for (const Step& step : steps) {
        ASSERT_FALSE(step.empty());
        for (Side side : both_sides) stacks[side] += gain_of(step, side);
        pot -= gain_of(step, Side::White) + gain_of(step, Side::Black);
      }
      ASSERT_EQ(stacks.white, after.stacks.white) << seed;
      ASSERT_EQ(stacks.black, after.stacks.black) << seed;
      ASSERT_EQ(pot, after.result ? 0 : after.pot) << seed;
      ends += after.result ? 1 : 0;
    }
  }
  EXPECT_EQ(ends, 60);
}

}  // namespace
}  // namespace raisechess::ui
