// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QMenuBar>
#include <QTableView>

#include "window_stage.h"

namespace raisechess::test {
namespace {

QAction* take_back_item(WindowStage& stage) {
  for (QAction* menu : stage.window().top_bar()->menus()->actions()) {
    for (QAction* item : menu->menu()->actions()) {
      if (item->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_Z)) return item;
    }
  }
  return nullptr;
}

QTableView* log_of(WindowStage& stage) {
  return stage.table().log()->findChild<QTableView*>();
}

void take_back(WindowStage& stage) {
  stage.key(Qt::Key_Z, Qt::ControlModifier);
}

void begin_match(WindowStage& stage, const session::MatchChoice& choice) {
  stage.window().start_match(choice);
  ASSERT_TRUE(stage.wait_for_turn());
}

/// By the mouse, once all before it is on the disk.
void make_a_move(WindowStage& stage) {
  ASSERT_TRUE(WindowStage::wait([&] { return !stage.session().saving(); }));
  const int before = stage.state().view.ply;
  const Move move = stage.state().view.moves.front();
  stage.drag(name(move.from()), name(move.to()));
  ASSERT_GT(stage.state().view.ply, before);
}

TEST(TakeBackInTheWindow, WorksWhileTheComputerThinks) {
  WindowStage stage;
  stage.session().set_delay(std::chrono::minutes(10));
  begin_match(stage, chipless_choice());
  EXPECT_FALSE(take_back_item(stage)->isEnabled());
  make_a_move(stage);
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().thinking; }));
  EXPECT_TRUE(take_back_item(stage)->isEnabled());
  take_back(stage);
  EXPECT_EQ(stage.state().view.ply, 0);
  EXPECT_FALSE(stage.state().thinking);
  EXPECT_FALSE(take_back_item(stage)->isEnabled());
  EXPECT_FALSE(take_back_item(stage)->toolTip().isEmpty());
  stage.session().set_delay(std::chrono::milliseconds(0));
  make_a_move(stage);
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 2);
}

TEST(TakeBackInTheWindow, TakesTheAnswerBackToo) {
  WindowStage stage;
  begin_match(stage, chipless_choice());
  make_a_move(stage);
  ASSERT_TRUE(stage.wait_for_turn());
  const RangeTable known = stage.state().range;
  const RangeTable told = stage.state().told;
  take_back(stage);
  EXPECT_EQ(stage.state().view.ply, 0);
  EXPECT_EQ(stage.state().range.deals, known.deals) << "what was seen stays known";
  EXPECT_EQ(stage.state().told.deals, told.deals);
  EXPECT_EQ(stage.table().board()->state().view.ply, 0);
}

TEST(TakeBackInTheWindow, GoesDownToTheStart) {
  WindowStage stage;
  begin_match(stage, chipless_choice());
  for (int turn = 0; turn < 3; ++turn) {
    make_a_move(stage);
    ASSERT_TRUE(stage.wait_for_turn());
  }
  for (int ply = 4; ply >= 0; ply -= 2) {
    take_back(stage);
    EXPECT_EQ(stage.state().view.ply, ply);
    ASSERT_TRUE(WindowStage::wait([&] { return !stage.session().saving(); }));
  }
  EXPECT_FALSE(take_back_item(stage)->isEnabled());
  take_back(stage);
  EXPECT_EQ(stage.state().view.ply, 0);
}

TEST(TakeBackInTheWindow, IsAskedForAtAnyPlaceOfTheWindow) {
  WindowStage stage;
  begin_match(stage, chipless_choice());
  make_a_move(stage);
  ASSERT_TRUE(stage.wait_for_turn());
  log_of(stage)->setFocus();
  take_back(stage);
  EXPECT_EQ(stage.state().view.ply, 0);
}

TEST(TakeBackInTheWindow, EndsLookingBack) {
  WindowStage stage;
  begin_match(stage, chipless_choice());
  make_a_move(stage);
  ASSERT_TRUE(stage.wait_for_turn());
  stage.table().look_at(1);
  take_back(stage);
  EXPECT_FALSE(stage.table().looks_back());
  EXPECT_EQ(stage.state().view.ply, 0);
}

TEST(TakeBackInTheWindow, StaysInTheLog) {
  WindowStage stage;
  begin_match(stage, classic_choice());
  stage.drag("e2", "e4");
  ASSERT_TRUE(stage.wait_for_turn());
  take_back(stage);
  stage.drag("d2", "d4");
  ASSERT_TRUE(stage.wait_for_turn());
  const QAbstractItemModel* log = log_of(stage)->model();
  ASSERT_EQ(log->rowCount(), 2);
  const auto cell = [&](int row, int column) { return log->index(row, column).data().toString(); };
  constexpr int white = 1, note = 3;
  EXPECT_EQ(cell(0, white), "e4");
  EXPECT_EQ(cell(0, note), "taken back");
  EXPECT_EQ(cell(1, white), "d4");
}

TEST(TakeBackInTheWindow, IsNotThereWithChips) {
  WindowStage stage;
  begin_match(stage, heads_up_choice());
  const auto log = stage.state().view.log;
  EXPECT_FALSE(take_back_item(stage)->isEnabled());
  EXPECT_TRUE(take_back_item(stage)->toolTip().contains(QStringLiteral("chips")));
  take_back(stage);
  EXPECT_EQ(stage.state().view.log, log);
}

TEST(TakeBackInTheWindow, IsNotThereOnceTheDealsAreOpen) {
  WindowStage stage;
  begin_match(stage, classic_choice("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"));
  stage.drag("g6", "g7");
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().hand_over(); }));
  EXPECT_FALSE(take_back_item(stage)->isEnabled());
  take_back(stage);
  EXPECT_TRUE(stage.state().hand_over());
}

TEST(TakeBackInTheWindow, IsThereAfterARestart) {
  WindowStage stage;
  begin_match(stage, chipless_choice());
  make_a_move(stage);
  ASSERT_TRUE(stage.wait_for_turn());
  stage.close();
  stage.open();
  stage.window().begin();
  ASSERT_TRUE(stage.wait_for_turn());
  take_back(stage);
  EXPECT_EQ(stage.state().view.ply, 0);
  EXPECT_EQ(stage.state().view.log.size(), 3U);
}

}  // namespace
}  // namespace raisechess::test
