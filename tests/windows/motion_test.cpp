// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <memory>

#include "scripted_hand.h"
#include "style/label.h"
#include "style/tab_card.h"
#include "table_states.h"
#include "widgets/chip_flight.h"
#include "widgets/material_panel.h"
#include "widgets/result_panel.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

/// The hand without its last action.
game::Hand before_the_end(const game::Hand& hand) {
  const PlayerView view = hand.view_for(Side::White);
  game::Hand before = start(hand.setup(), "b1R d2Q g1N", "b8N c8B h7P");
  for (std::size_t i = 0; i + 1 < view.log.size(); ++i) before.apply(view.log[i].by, view.log[i].action);
  return before;
}

/// So slow that a test sees what is between.
void let_move(WindowStage& stage) {
  ui::BoardOptions slow;
  slow.move_ms = slow.turn_over_ms = 100'000;
  stage.table().set_board_options(slow);
}

void end_hand(WindowStage& stage, const game::Hand& hand) {
  emit stage.session().state_changed(state_of(before_the_end(hand)));
  let_move(stage);
  emit stage.session().state_changed(state_of(hand));
}

bool says_title(TableView& table) {
  for (const auto* label : table.result()->findChildren<ui::Label*>()) {
    if (label->isVisible() && label->text().contains("pot")) return true;
  }
  return false;
}

TEST(Showdown, IsSaidWhenThePiecesHaveTurnedUp) {
  WindowStage stage;
  end_hand(stage, showdown_hand());
  EXPECT_FALSE(stage.table().board()->notTurnedOver().empty());
  EXPECT_FALSE(says_title(stage.table()));
  EXPECT_FALSE(stage.table().plate(true)->state().winner);
  EXPECT_NE(stage.table().tabs()->chosenPage(), TableView::TurnedUpPage);
  stage.table().set_board_options(ui::BoardOptions());  // ends what is on its way
  EXPECT_TRUE(says_title(stage.table()));
  EXPECT_EQ(stage.table().tabs()->chosenPage(), TableView::TurnedUpPage);
}

TEST(Showdown, IsNotHeardBeforeItIsSaid) {
  WindowStage stage;
  const auto heard = std::make_shared<std::atomic<int>>(0);
  end_hand(stage, showdown_hand());
  stage.window().set_sound_output([heard](std::span<const std::int16_t>, const std::stop_token&) { ++*heard; });
  QTest::qWait(20);
  EXPECT_EQ(*heard, 0) << "what was heard at the end of the hand told nothing of who won";
  stage.table().set_board_options(ui::BoardOptions());
  EXPECT_TRUE(WindowStage::wait([&] { return *heard == 1; }));
}

TEST(Showdown, IsThereAtOnceWhereNothingMoves) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(before_the_end(showdown_hand())));
  emit stage.session().state_changed(state_of(showdown_hand()));
  EXPECT_TRUE(says_title(stage.table()));
  EXPECT_EQ(stage.table().findChild<ui::ChipFlight*>(), nullptr);
  EXPECT_EQ(stage.table().plate(true)->state().stack, showdown_hand().view_for(Side::White).stacks.white);
}

TEST(Showdown, NobodyNeedsToWaitForIt) {
  WindowStage stage;
  end_hand(stage, showdown_hand());
  emit stage.session().state_changed(state_of(fresh_hand(true)));
  EXPECT_TRUE(stage.table().board()->notTurnedOver().empty());
  EXPECT_TRUE(stage.table().action_bar()->isVisible());
}

TEST(Showdown, LosesNothingWhenTheWindowIsResizedOrTheLanguageChanges) {
  WindowStage stage;
  end_hand(stage, showdown_hand());
  for (int width : {1100, 1024, 1300}) stage.window().resize(width, 700);
  EXPECT_FALSE(says_title(stage.table()));
  QEvent language(QEvent::LanguageChange);
  QCoreApplication::sendEvent(&stage.window(), &language);
  ASSERT_TRUE(WindowStage::wait([&] { return stage.table().cards_shown(); }));
  emit stage.session().state_changed(state_of(showdown_hand()));
  EXPECT_TRUE(says_title(stage.table()));
}

TEST(Chips, AreInTheStackWhenTheyHaveArrived) {
  WindowStage stage;
  const Chips before = facing_bet_hand().view_for(Side::White).stacks.black;
  game::Hand folded = facing_bet_hand();
  ASSERT_FALSE(folded.apply(Side::White, Fold{}));
  emit stage.session().state_changed(state_of(facing_bet_hand()));
  let_move(stage);
  emit stage.session().state_changed(state_of(folded));
  EXPECT_EQ(stage.table().plate(false)->state().stack, before);
  EXPECT_TRUE(WindowStage::wait([&] { return stage.table().findChild<ui::ChipFlight*>() != nullptr; }));
  ui::BoardOptions still;
  still.move_ms = still.turn_over_ms = 0;
  stage.table().set_board_options(still);
  EXPECT_EQ(stage.table().plate(false)->state().stack, folded.view_for(Side::White).stacks.black);
}

TEST(Chips, ThatArePaidLeaveTheStackAtOnce) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(facing_bet_hand()));
  let_move(stage);
  game::Hand called = facing_bet_hand();
  ASSERT_FALSE(called.apply(Side::White, Call{}));
  emit stage.session().state_changed(state_of(called));
  EXPECT_TRUE(WindowStage::wait(
      [&] { return stage.table().plate(true)->state().stack == called.view_for(Side::White).stacks.white; }));
}

}  // namespace
}  // namespace raisechess::test
