// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QMenuBar>

#include "window_stage.h"

namespace raisechess::test {
namespace {

/// A match in which the computer is thinking, for as long as `delay`.
void let_it_think(WindowStage& stage, std::chrono::milliseconds delay) {
  stage.session().set_delay(delay);
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.drag("e2", "e3");
  if (stage.state().view.ply == 0) stage.drag("d2", "d3");  // where a hidden piece stands in the way
  ASSERT_EQ(stage.state().view.ply, 1);
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().thinking; }));
}

TEST(Thinking, ANewMatchBeginsAtOnce) {
  WindowStage stage;
  let_it_think(stage, std::chrono::minutes(1));
  stage.session().set_delay(std::chrono::milliseconds(0));
  stage.window().start_match(chipless_choice());
  EXPECT_EQ(stage.state().view.ply, 0);
  EXPECT_FALSE(stage.state().thinking);
  QTest::qWait(200);  // an answer to the old question would come now
  EXPECT_EQ(stage.state().view.ply, 0);
}

TEST(Thinking, QuittingDoesNotWait) {
  WindowStage stage;
  let_it_think(stage, std::chrono::minutes(1));
  QElapsedTimer clock;
  clock.start();
  stage.close();
  EXPECT_LT(clock.elapsed(), 500);  // of which the most is deleting the window
}

TEST(Thinking, EscShowsItsActionNow) {
  WindowStage stage;
  let_it_think(stage, std::chrono::minutes(1));
  stage.table().board()->setFocus();
  stage.key(Qt::Key_Escape);
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 2);
}

TEST(Thinking, TheMenuShowsItsActionNow) {
  WindowStage stage;
  let_it_think(stage, std::chrono::minutes(1));
  stage.key(Qt::Key_Return, Qt::ControlModifier);
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 2);
}

TEST(Thinking, ThePersonCannotMoveForIt) {
  WindowStage stage;
  let_it_think(stage, std::chrono::minutes(1));
  stage.drag("a2", "a3");
  stage.drag("e7", "e6");
  EXPECT_EQ(stage.state().view.ply, 1);
}

TEST(Thinking, LookingBackMeanwhileIsEndedByItsMove) {
  WindowStage stage;
  let_it_think(stage, std::chrono::minutes(1));
  stage.table().look_at(0);
  EXPECT_TRUE(stage.table().looks_back());
  stage.session().skip_delay();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_FALSE(stage.table().looks_back());
}

}  // namespace
}  // namespace raisechess::test
