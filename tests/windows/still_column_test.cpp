// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "card_column.h"
#include "fit.h"
#include "scripted_hand.h"
#include "style/button.h"
#include "table_states.h"
#include "widgets/action_bar.h"
#include "widgets/next_hand_panel.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

/// All that the player may be asked in a hand with chips, and his waiting.
std::vector<game::Hand> decisions() {
  return {fresh_hand(true),    opening_hand(), facing_bet_hand(),
          betting_over_hand(), raised_hand(),  split_declined_hand()};
}

/// The eye stays on a row of the ranges, the pointer on a cell.
TEST(StillColumn, NothingBelowTheBarMovesFromOneDecisionToTheNext) {
  for (const QSize size : window_sizes()) {
    WindowStage stage;
    stage.window().resize(size);
    emit stage.session().state_changed(state_of(facing_bet_hand()));
    QTest::qWait(1);
    const QWidget* bar = stage.table().action_bar();
    const QRect place = bar->geometry();
    int number = 0;
    for (const game::Hand& hand : decisions()) {
      emit stage.session().state_changed(state_of(hand));
      QTest::qWait(1);
      EXPECT_EQ(bar->geometry(), place) << size.width() << ": decision " << number;
      ++number;
    }
  }
}

/// The cards but for the last, which takes what is left.
std::vector<QWidget*> cards_of(CardColumn& column) {
  std::vector<QWidget*> cards;
  for (QWidget* card : column.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (!card->isHidden() && card->geometry().bottom() + 1 < column.height()) cards.push_back(card);
  }
  return cards;
}

/// Whatever was there before, and in whatever size: each card has the height that it wants.
TEST(StillColumn, EachCardIsAsHighAsItsTexts) {
  WindowStage stage;
  auto* column = stage.window().findChild<CardColumn*>();
  ASSERT_TRUE(column);
  const auto expect_heights = [&](std::size_t first, std::size_t then) {
    const auto fits = [&](const QWidget* card) { return card->height() == height_of(card, column->width()); };
    (void)QTest::qWaitFor([&] { return std::ranges::all_of(cards_of(*column), fits); }, 500);
    for (const QWidget* card : cards_of(*column))
      EXPECT_TRUE(fits(card)) << card->metaObject()->className() << ": " << first << ", then " << then;
  };
  const std::vector<game::Hand> hands{raised_hand(), fold_hand(),       chipless_hand(),
                                      mate_hand(),   facing_bet_hand(), showdown_hand()};
  for (std::size_t first = 0; first < hands.size(); ++first) {
    for (std::size_t then = 0; then < hands.size(); ++then) {
      stage.window().resize(1024, 640);
      emit stage.session().state_changed(state_of(hands[first]));
      QTest::qWait(1);
      emit stage.session().state_changed(state_of(hands[then]));
      expect_heights(first, then);
      stage.window().resize(1280, 800);
      expect_heights(first, then);
    }
  }
}

session::TableState agreed_draw() {
  HandSetup setup;
  setup.betting = BettingMode::None;
  game::Hand hand = start(setup, "b1R d2Q g1N", "a8R d7N e7B");
  EXPECT_FALSE(hand.apply(Side::White, OfferSplit{}));
  EXPECT_FALSE(hand.apply(Side::Black, AgreeSplit{}));
  return state_of(hand);
}

/// The card of the next hand has another number of buttons from one end to another.
TEST(StillColumn, TheNextHandIsWholeAfterAnyEnd) {
  for (const QSize size : window_sizes()) {
    WindowStage stage;
    stage.window().resize(size);
    const std::vector<session::TableState> ends{state_of(fold_hand()), state_of(showdown_hand()),
                                                agreed_draw(),         state_of(mate_hand()),
                                                agreed_draw(),         state_of(fold_hand())};
    for (const session::TableState& end : ends) {
      emit stage.session().state_changed(state_of(fresh_hand(end.with_chips())));
      QTest::qWait(1);
      emit stage.session().state_changed(end);
      QTest::qWait(50);
      const QWidget* card = stage.table().next_hand();
      EXPECT_EQ(card->height(), height_of(card, card->width())) << size.width();
      for (const ui::Button* button : card->findChildren<ui::Button*>()) {
        EXPECT_TRUE(button->isHidden() || card->rect().contains(button->geometry())) << button->text().toStdString();
      }
    }
  }
}

}  // namespace
}  // namespace raisechess::test
