// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QSpinBox>

#include "table_states.h"
#include "window_stage.h"
#include "words/words.h"

namespace raisechess::test {
namespace {

using ui::ActionBar;

/// A table with a hand that the test knows, and what the person does at it.
class BetStage : public WindowStage {
 public:
  explicit BetStage(const game::Hand& hand) : chosen(&table(), &TableView::action_chosen) {
    QObject::disconnect(&table(), &TableView::action_chosen, &session(), nullptr);
    emit session().state_changed(state_of(hand));
  }
  ActionBar* bar() { return table().action_bar(); }

  QSpinBox* box() { return bar()->findChild<QSpinBox*>(); }

  void type_size(int size) {
    box()->setFocus();
    box()->selectAll();
    type(std::to_string(size));
  }

  /// Types a size into the box and presses the button of the bet, or Enter.
  void bet(int size, bool by_enter) {
    type_size(size);
    if (by_enter) {
      key(Qt::Key_Return);
    } else {
      key(Qt::Key_Tab);
      click(bar()->button(ActionBar::Part::Bet));
    }
    if (bar()->isAsking()) click(bar()->button(ActionBar::Part::Confirm));
  }

  QSignalSpy chosen;
};

Chips size_of(const Action& action) {
  if (const auto* bet = std::get_if<Bet>(&action)) return bet->to;
  if (const auto* raise = std::get_if<Raise>(&action)) return raise->to;
  return 0;
}

/// Within the bounds what was typed is bet; out of them nothing is, and the rule is told.
void expect_bounds_kept(const game::Hand& hand) {
  const auto legal = hand.legal_actions();
  const BetBounds bounds = legal.raise ? *legal.raise : legal.bet.value();
  for (Chips typed : {0, bounds.min - 1, bounds.min, bounds.min + 1, bounds.max - 1, bounds.max, bounds.max + 1}) {
    for (bool by_enter : {false, true}) {
      BetStage stage(hand);
      stage.bet(typed, by_enter);
      const bool kept = typed >= bounds.min && typed <= bounds.max;
      ASSERT_EQ(stage.chosen.count(), kept ? 1 : 0) << typed;
      if (kept) {
        EXPECT_EQ(size_of(stage.chosen[0][0].value<Action>()), typed);
      } else {
        EXPECT_EQ(stage.bar()->reason(),
                  typed < bounds.min ? ui::Words::least_reason(bounds) : ui::Words::most_reason(bounds));
      }
    }
  }
}

TEST(BetBounds, WhatIsTypedOutOfThemStaysUntilItIsMended) {
  BetStage stage(opening_hand());
  stage.type_size(5000);
  EXPECT_EQ(stage.box()->text(), "5000");
  stage.key(Qt::Key_B);
  EXPECT_EQ(stage.chosen.count(), 0);
  stage.key(Qt::Key_Tab);
  EXPECT_EQ(stage.box()->value(), 5000);
  stage.box()->setFocus();
  stage.box()->selectAll();
  stage.type("50");
  stage.key(Qt::Key_B);
  ASSERT_EQ(stage.chosen.count(), 1);
  EXPECT_EQ(size_of(stage.chosen[0][0].value<Action>()), 50);
}

TEST(BetBounds, AnEmptyFieldBetsNothing) {
  BetStage stage(opening_hand());
  stage.box()->setFocus();
  stage.box()->selectAll();
  stage.key(Qt::Key_Backspace);
  stage.key(Qt::Key_Return);
  EXPECT_EQ(stage.chosen.count(), 0);
}

TEST(BetBounds, EnterAsksWhereTheSizeIsAllIn) {
  BetStage stage(opening_hand());
  stage.type_size(opening_hand().legal_actions().bet->max);
  stage.key(Qt::Key_Return);
  EXPECT_TRUE(stage.bar()->isAsking());
  EXPECT_EQ(stage.chosen.count(), 0);
}

TEST(BetBounds, OfABet) {
  expect_bounds_kept(opening_hand());
}

TEST(BetBounds, OfARaise) {
  expect_bounds_kept(facing_bet_hand());
}

TEST(BetBounds, NoRaiseAgainstAnAllIn) {
  BetStage stage(all_in_hand());
  ui::Button* raise = stage.bar()->button(ActionBar::Part::Bet);
  EXPECT_FALSE(raise->isAvailable());
  EXPECT_FALSE(raise->reason().isEmpty());
  stage.click(raise);
  EXPECT_EQ(stage.chosen.count(), 0);
  stage.click(stage.bar()->button(ActionBar::Part::Call));
  ASSERT_EQ(stage.chosen.count(), 1);
  EXPECT_TRUE(std::holds_alternative<Call>(stage.chosen[0][0].value<Action>()));
}

TEST(BetBounds, AllInAsksFirst) {
  BetStage stage(opening_hand());
  stage.click(stage.bar()->button(ActionBar::Part::AllIn));
  EXPECT_EQ(stage.chosen.count(), 0);
  stage.click(stage.bar()->button(ActionBar::Part::Cancel));
  EXPECT_EQ(stage.chosen.count(), 0);
  stage.click(stage.bar()->button(ActionBar::Part::AllIn));
  stage.click(stage.bar()->button(ActionBar::Part::Confirm));
  ASSERT_EQ(stage.chosen.count(), 1);
  EXPECT_EQ(size_of(stage.chosen[0][0].value<Action>()), opening_hand().legal_actions().bet->max);
}

TEST(Splits, AnOfferIsAcceptedOrDeclined) {
  for (ActionBar::Part part : {ActionBar::Part::Call, ActionBar::Part::Bet}) {
    BetStage stage(split_offered_hand());
    stage.click(stage.bar()->button(part));
    ASSERT_EQ(stage.chosen.count(), 1);
    const auto action = stage.chosen[0][0].value<Action>();
    EXPECT_EQ(std::holds_alternative<AgreeSplit>(action), part == ActionBar::Part::Call);
    EXPECT_EQ(std::holds_alternative<DeclineSplit>(action), part == ActionBar::Part::Bet);
  }
}

TEST(Bets, LeaveTheFocusOnTheBoardWhereTheNextMoveIsTyped) {
  game::Hand hand = facing_bet_hand();
  BetStage stage(hand);
  stage.bar()->findChild<QSpinBox*>()->setFocus();
  ASSERT_NE(stage.window().focusWidget(), stage.table().board());
  ASSERT_FALSE(hand.apply(*hand.to_act(), Call{}));
  emit stage.session().state_changed(state_of(hand));
  EXPECT_EQ(stage.window().focusWidget(), stage.table().board());
}

/// On the board B begins a move; the button says that Tab comes first.
TEST(Bets, AreMadeFromTheBoardByTabAndALetter) {
  BetStage stage(opening_hand());
  const ui::Button* bet = stage.bar()->button(ActionBar::Part::Bet);
  stage.table().board()->setFocus();
  EXPECT_EQ(bet->detail(), "Tab, B");
  stage.type("b");
  EXPECT_EQ(stage.table().board()->typedText(), "b");
  stage.key(Qt::Key_Escape);
  stage.key(Qt::Key_Space);
  EXPECT_EQ(stage.chosen.count(), 0) << "to check is to move";
  stage.key(Qt::Key_Tab);
  EXPECT_EQ(bet->detail(), "B");
  stage.type("b");
  ASSERT_EQ(stage.chosen.count(), 1);
  EXPECT_EQ(size_of(stage.chosen[0][0].value<Action>()), 2);
}

TEST(Bets, AreAnsweredFromTheBoardByTheLetterAlone) {
  BetStage stage(facing_bet_hand());
  stage.table().board()->setFocus();
  EXPECT_EQ(stage.bar()->button(ActionBar::Part::Call)->detail(), "C");
  stage.type("f");
  EXPECT_TRUE(stage.bar()->isAsking());
  stage.key(Qt::Key_Escape);
  EXPECT_TRUE(stage.table().board()->hasFocus());
  stage.type("c");
  ASSERT_EQ(stage.chosen.count(), 1);
  EXPECT_TRUE(std::holds_alternative<Call>(stage.chosen[0][0].value<Action>()));
}

TEST(Bets, NothingCanBeBetWhileLookingBack) {
  BetStage stage(opening_hand());
  stage.table().look_at(2);
  EXPECT_FALSE(stage.bar()->isVisible());
  for (Qt::Key key : {Qt::Key_B, Qt::Key_A, Qt::Key_F, Qt::Key_Space}) stage.key(key);
  EXPECT_EQ(stage.chosen.count(), 0);
  stage.table().look_at(6);
  stage.click(stage.bar()->button(ActionBar::Part::Bet));
  EXPECT_EQ(stage.chosen.count(), 1);
}

}  // namespace
}  // namespace raisechess::test
