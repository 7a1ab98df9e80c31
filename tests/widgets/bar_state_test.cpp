// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_state.h"

#include <gtest/gtest.h>

#include "chip_stacks.h"
#include "sample_tables.h"
#include "words/words.h"

namespace raisechess::ui {
namespace {

BarChoice amount_of(Chips amount) {
  BarChoice choice;
  choice.amount = amount;
  return choice;
}

TEST(Bar, SaysTheBetAndWhatACallCosts) {
  const BarState state = bar_state(test::facing_bet_table().view, amount_of(18));
  EXPECT_EQ(state.headline, "The computer bets 6.");
  EXPECT_EQ(QString(state.sentence).replace(QChar(0xa0), ' '), "Call 6 to win 14: 6 of 20 chips, so it needs 30 %.");
  EXPECT_EQ(state.needed_percent, 30);
  EXPECT_EQ(state.pot_notes, "8 in the middle\n6 just bet");
}

TEST(Bar, NamesWhatEachButtonDoesToTheChips) {
  const BarState state = bar_state(test::facing_bet_table().view, amount_of(18));
  EXPECT_EQ(state.fold.label, "Fold");
  EXPECT_EQ(state.call.label, "Call 6");
  EXPECT_EQ(state.bet.label, "Raise to 18");
  EXPECT_EQ(state.bet.detail, "R · adds 12");
  EXPECT_EQ(state.all_in.label, "All-in 90");
}

TEST(Bar, ChecksByJustMoving) {
  const BarState state = bar_state(test::opening_table().view, amount_of(12));
  EXPECT_EQ(state.fold.label, "Resign the hand");
  EXPECT_EQ(state.call.label, "Check: just move");
  EXPECT_EQ(state.bet.label, "Bet 12");
  EXPECT_FALSE(state.raises);
}

/// The pot as it stands after the call, on top of the bet that is faced.
TEST(Presets, AreFractionsOfThePotAfterTheCall) {
  const PlayerView facing = test::facing_bet_table().view;
  EXPECT_EQ(pot_fraction(facing, *facing.raise, 0.5), 16);
  EXPECT_EQ(pot_fraction(facing, *facing.raise, 1), 26);
  const PlayerView open = test::opening_table().view;
  EXPECT_EQ(pot_fraction(open, *open.bet, 1), 4);
}

TEST(Presets, StayWithinTheBounds) {
  PlayerView view = test::facing_bet_table().view;
  view.raise->max = 20;
  EXPECT_EQ(pot_fraction(view, *view.raise, 1), 20);
  view.raise->min = 19;
  EXPECT_EQ(pot_fraction(view, *view.raise, 0.5), 19);
}

TEST(Bar, SaysWhyNothingCanBeDone) {
  PlayerView view = test::facing_bet_table().view;
  view.to_act = Side::Black;
  const BarState waiting = bar_state(view, amount_of(12));
  for (const ButtonState& button : {waiting.fold, waiting.call, waiting.bet, waiting.all_in}) {
    EXPECT_EQ(button.refusal, "The computer is to act.");
  }
  EXPECT_EQ(waiting.call.label, "Call") << "the price is the computer's";
  BarChoice blocked;
  blocked.blocked = "You are looking back.";
  EXPECT_EQ(bar_state(test::facing_bet_table().view, blocked).fold.refusal, "You are looking back.");
}

TEST(Bar, SaysWhyNothingMoreCanBeBet) {
  PlayerView view = test::facing_bet_table().view;
  view.raise.reset();
  view.stacks.black = 0;
  EXPECT_EQ(bar_state(view, {}).bet.refusal, "The computer is all-in: nothing more can be bet.");
  view.stacks = {6, 96};
  EXPECT_EQ(bar_state(view, {}).bet.refusal, "The call takes all your chips.");
  view.stacks = {90, 96};
  view.log = {
      {Side::White, Bet{2}, {}}, {Side::Black, Raise{4}, {}}, {Side::White, Raise{6}, {}}, {Side::Black, Raise{8}, {}}};
  EXPECT_EQ(bar_state(view, {}).bet.refusal, "Four bets and raises a turn are the most.");
  EXPECT_EQ(bar_state(view, {}).call.refusal, "");
}

/// Once: the sentence says it, and no button offers to check.
TEST(Bar, SaysOnceThatTheBettingIsOver) {
  PlayerView view = test::opening_table().view;
  view.bet.reset();
  view.phase = Phase::Move;
  EXPECT_EQ(bar_state(view, {}).sentence, "The betting of this turn is over.");
  EXPECT_EQ(bar_state(view, {}).headline, "");
  EXPECT_EQ(bar_state(view, {}).call.label, "Make your move");
  view.phase = Phase::Turn;
  view.stacks.white = 0;
  EXPECT_EQ(bar_state(view, {}).sentence, "You are all-in: nothing more can be bet.");
  EXPECT_EQ(bar_state(view, {}).call.label, "Make your move");
}

TEST(Bar, RefusesASizeOutOfBoundsWithTheRule) {
  const PlayerView view = test::facing_bet_table().view;
  EXPECT_EQ(bar_state(view, amount_of(11)).bet.refusal, Words::least_reason(*view.raise));
  EXPECT_EQ(bar_state(view, amount_of(91)).bet.refusal, "At most 90: all your chips.");
  EXPECT_EQ(bar_state(view, amount_of(90)).bet.refusal, "");
  EXPECT_EQ(bar_state(view, amount_of(91)).bet.label, "Raise");
}

TEST(Bar, HasNoAllInUnderThePotLimit) {
  PlayerView view = test::facing_bet_table().view;
  view.raise->most = BetBounds::Most::PotLimit;
  EXPECT_EQ(bar_state(view, amount_of(12)).all_in.refusal, "At most 90: the pot limit.");
}

TEST(Bar, SaysWhenASizeIsAllIn) {
  const BarState state = bar_state(test::facing_bet_table().view, amount_of(90));
  EXPECT_EQ(state.bet.detail, "R · all-in");
}

TEST(Bar, AnswersAnOfferToSplit) {
  PlayerView view = test::opening_table().view;
  view.split_offer = Side::Black;
  const BarState state = bar_state(view, {});
  EXPECT_EQ(state.split, BarState::Split::ToAnswer);
  EXPECT_EQ(state.call.label, "Accept: split");
  EXPECT_EQ(state.bet.label, "Decline");
  EXPECT_FALSE(state.bounds);
}

/// Of larger stacks the small change is left out.
TEST(ChipColumns, AddUpToTheAmount) {
  for (Chips amount = 0; amount <= 800; ++amount) {
    Chips sum = 0;
    for (const ChipColumn& column : chip_columns(amount)) sum += column.value * column.count;
    ASSERT_EQ(sum, amount);
  }
}

TEST(ChipColumns, AreFewAndLow) {
  for (Chips amount : {1, 8, 99, 104, 1'999, 24'999, 999'999, 2'000'000}) {
    const auto columns = chip_columns(amount);
    EXPECT_LE(columns.size(), 4u) << amount;
    for (const ChipColumn& column : columns) EXPECT_LE(column.count, 8) << amount;
  }
}

TEST(ChipColumns, UseTheValuesOfTheTable) {
  EXPECT_EQ(chip_columns(96), (std::vector<ChipColumn>{{25, 3}, {5, 4}, {1, 1}}));
  EXPECT_EQ(chip_columns(4), (std::vector<ChipColumn>{{1, 4}}));
}

}  // namespace
}  // namespace raisechess::ui
