// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>

#include <algorithm>

#include "window_stage.h"

namespace raisechess::test {
namespace {

using session::Watching;

const QAction* item(WindowStage& stage, const QString& text) {
  const auto items = stage.window().findChildren<QAction*>();
  return *std::ranges::find_if(items, [&](const QAction* action) { return action->text() == text; });
}

TEST(WatchingInTheWindow, IsBegunPausedAndEndedByKeys) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_FALSE(item(stage, "Pa&use the watching")->isEnabled());
  EXPECT_EQ(item(stage, "One s&tep")->toolTip(), "Pause the watching first.");
  stage.key(Qt::Key_L, Qt::ControlModifier);
  EXPECT_EQ(stage.state().watching, Watching::On);
  EXPECT_TRUE(stage.table().plate(true)->state().name.endsWith("plays for you"));
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().view.ply >= 2 || stage.state().hand_over(); }));
  stage.key(Qt::Key_U, Qt::ControlModifier);
  EXPECT_EQ(stage.state().watching, Watching::Paused);
  EXPECT_TRUE(stage.table().plate(true)->state().name.contains("paused"));
  EXPECT_TRUE(item(stage, "One s&tep")->isEnabled());
  stage.key(Qt::Key_L, Qt::ControlModifier);
  EXPECT_EQ(stage.state().watching, Watching::Off);
  EXPECT_EQ(stage.table().plate(true)->state().name, "You");
}

TEST(WatchingInTheWindow, OneStepIsOneAction) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.key(Qt::Key_L, Qt::ControlModifier);
  stage.key(Qt::Key_U, Qt::ControlModifier);
  QTest::qWait(300);  // what the computer had begun is over
  const std::size_t before = stage.state().view.log.size();
  stage.key(Qt::Key_Period, Qt::ControlModifier);
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().view.log.size() == before + 1; }));
  QTest::qWait(100);
  EXPECT_EQ(stage.state().view.log.size(), before + 1);
}

TEST(WatchingInTheWindow, AMoveOfOnesOwnTakesTheSeatBack) {
  WindowStage stage;
  stage.window().start_match(classic_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().set_delay(std::chrono::minutes(1));
  stage.key(Qt::Key_L, Qt::ControlModifier);
  stage.key(Qt::Key_U, Qt::ControlModifier);
  ASSERT_EQ(stage.state().view.ply, 0);
  stage.drag("e2", "e4");
  EXPECT_EQ(stage.state().view.ply, 1);
  EXPECT_EQ(stage.state().watching, Watching::Off);
}

}  // namespace
}  // namespace raisechess::test
