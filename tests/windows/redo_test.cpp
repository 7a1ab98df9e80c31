// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>

#include <algorithm>

#include "window_stage.h"

namespace raisechess::test {
namespace {

const QAction* redo_item(WindowStage& stage) {
  const auto items = stage.window().findChildren<QAction*>();
  return *std::ranges::find_if(items, [](const QAction* item) { return item->text() == QStringLiteral("Re&do"); });
}

void take_it_back(WindowStage& stage) {
  stage.key(Qt::Key_Z, Qt::ControlModifier);
}
void play_again(WindowStage& stage) {
  stage.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
}

void begin_with_e4(WindowStage& stage) {
  stage.window().start_match(classic_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_FALSE(redo_item(stage)->isEnabled());
  stage.drag("e2", "e4");
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_FALSE(redo_item(stage)->isEnabled());
  EXPECT_FALSE(redo_item(stage)->toolTip().isEmpty());
  take_it_back(stage);
  ASSERT_TRUE(stage.wait_for_turn());
}

TEST(RedoInTheWindow, PlaysTheMoveAgainThatWasTakenBack) {
  WindowStage stage;
  begin_with_e4(stage);
  EXPECT_TRUE(redo_item(stage)->isEnabled());
  const auto events = stage.state().view.log.size();
  play_again(stage);
  ASSERT_TRUE(stage.wait_for_turn());
  const auto& log = stage.state().view.log;
  ASSERT_GT(log.size(), events) << "the record grows";
  EXPECT_EQ(log[events].action, Action{MakeMove{Move::normal(at("e2"), at("e4"))}});
  EXPECT_EQ(stage.state().view.ply, 2);
}

TEST(RedoInTheWindow, IsGoneOnceAnotherMoveIsMade) {
  WindowStage stage;
  begin_with_e4(stage);
  stage.drag("d2", "d4");
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_FALSE(redo_item(stage)->isEnabled());
  const auto log = stage.state().view.log;
  play_again(stage);
  EXPECT_EQ(stage.state().view.log, log);
}

TEST(RedoInTheWindow, IsThereAfterARestart) {
  WindowStage stage;
  begin_with_e4(stage);
  stage.close();
  stage.open();
  stage.window().begin();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_TRUE(redo_item(stage)->isEnabled());
  play_again(stage);
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 2);
}

}  // namespace
}  // namespace raisechess::test
