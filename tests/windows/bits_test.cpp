// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "dice.h"
#include "random_hand.h"
#include "scripted_hand.h"
#include "table_states.h"
#include "table_values.h"
#include "widgets/range_panel.h"
#include "words/words.h"

namespace raisechess::test {
namespace {

/// The state after each half-move of Black's in some hands.
template <typename Check>
void at_each_turn_of_white(Check check) {
  Dice dice(5);
  for (int i = 0; i < 6; ++i) {
    const HandSetup setup = chipless_setup();
    game::Hand hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    while (hand.ply() < 24 && !hand.result()) {
      ASSERT_FALSE(hand.apply(hand.active(), MakeMove{random_move(dice, hand)}));
      if (hand.active() == Side::White && !hand.result()) check(hand, state_of(hand));
    }
  }
}

/// What the log says of the computer's last half-move is what the range panel shows above it and says below it.
TEST(Bits, OfTheLogAreThoseOfTheRange) {
  int more_than_public = 0;
  at_each_turn_of_white([&](const game::Hand& hand, const session::TableState& state) {
    const std::vector<ui::PlyNote> notes = table_values::notes(state);
    const double told = notes.back().bits_told_by_computer;
    EXPECT_NEAR(told, state.range_before->bits - state.range.bits, 1e-9);
    const QString change = ui::RangePanel::changeWords({}, *state.range_before, state.range);
    const bool changed = state.range_before->deals != state.range.deals;
    EXPECT_EQ(change.contains(ui::Words::lost_bits(told)), changed) << change.toStdString();
    double sum = 0;
    for (const ui::PlyNote& note : notes) sum += note.bits_told_by_computer;
    EXPECT_NEAR(sum, std::log2(125.0 / state.range.deals), 1e-9);
    more_than_public += hand.public_knowledge().table(Side::Black).deals > state.range.deals;
  });
  EXPECT_GT(more_than_public, 0) << "else the public range would do as well";
}

TEST(Bits, OfOnesOwnAreThoseThatOnesMovesHaveTold) {
  at_each_turn_of_white([](const game::Hand&, const session::TableState& state) {
    double sum = 0;
    for (const ui::PlyNote& note : table_values::notes(state)) sum += note.bits_told_by_you;
    EXPECT_NEAR(sum, std::log2(125.0 / state.told.deals), 1e-9);
  });
}

}  // namespace
}  // namespace raisechess::test
