// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "course/course_window.h"
#include "style/button.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

void press(ui::Button* button) {
  QTest::mouseClick(button, Qt::LeftButton, {}, button->rect().center());
}

QAction* menu_entry(WindowStage& stage, const QString& text) {
  for (QAction* action : stage.window().findChildren<QAction*>())
    if (action->text() == text) return action;
  return nullptr;
}

QAction* course_item(WindowStage& stage) {
  return menu_entry(stage, QStringLiteral("C&ourse …"));
}

TEST(Course, IsOfferedByTheHelp) {
  WindowStage stage;
  ASSERT_NE(menu_entry(stage, QStringLiteral("In &thirty seconds")), nullptr);
  menu_entry(stage, QStringLiteral("In &thirty seconds"))->trigger();
  ASSERT_NE(stage.window().help(), nullptr);
  press(stage.window().help()->course_button());
  EXPECT_FALSE(stage.window().help()->isVisible());
  ASSERT_NE(stage.window().course(), nullptr);
  EXPECT_TRUE(stage.window().course()->isVisible());
}

TEST(Course, LeavesTheMatchAsItIsAndGoesOnWhereItWasLeft) {
  WindowStage stage;
  stage.settings().set_welcomed();
  stage.session().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  const PlayerView before = stage.state().view;
  ASSERT_NE(course_item(stage), nullptr);
  course_item(stage)->trigger();
  press(stage.window().course()->next_button());
  press(stage.window().course()->next_button());
  EXPECT_EQ(stage.state().view, before);
  stage.close();
  stage.open();
  course_item(stage)->trigger();
  EXPECT_EQ(stage.window().course()->step(), 2);
}

}  // namespace
}  // namespace raisechess::test
