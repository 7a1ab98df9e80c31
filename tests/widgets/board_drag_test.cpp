// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDialog>

#include "board_stage.h"

namespace raisechess::test {
namespace {

/// Nothing was played, and the piece is back.
void expect_put_back(BoardStage& stage) {
  EXPECT_FALSE(stage.board.carriedSquare());
  EXPECT_EQ(stage.moves(), "");
}

TEST(Dragging, PlaysTheMoveWhereThePieceIsDropped) {
  BoardStage stage(opening_table());
  stage.drag("f3", "g5");
  EXPECT_EQ(stage.moves(), "f3g5");
}

TEST(Dragging, CarriesThePieceWhileTheButtonIsDown) {
  BoardStage stage(opening_table());
  stage.carry("f3", "g5");
  EXPECT_EQ(stage.board.carriedSquare(), at("f3"));
}

TEST(Dragging, PutsBackWhatIsDroppedOutside) {
  BoardStage stage(opening_table());
  stage.press("f3");
  stage.moveTo(QPoint(3, 3));
  EXPECT_EQ(stage.board.carriedSquare(), at("f3"));
  QTest::mouseRelease(stage.top.windowHandle(), Qt::LeftButton, {}, QPoint(3, 3));
  expect_put_back(stage);
}

TEST(Dragging, PutsBackWhatIsDroppedOnAnIllegalSquare) {
  BoardStage stage(opening_table());
  stage.drag("f3", "f6");
  expect_put_back(stage);
}

TEST(Dragging, EndsWithEscape) {
  BoardStage stage(opening_table());
  stage.carry("f3", "g5");
  stage.key(Qt::Key_Escape);
  stage.release("g5");
  expect_put_back(stage);
}

TEST(Dragging, EndsWithARightClick) {
  BoardStage stage(opening_table());
  stage.carry("f3", "g5");
  stage.press("g5", Qt::RightButton);
  stage.release("g5", Qt::RightButton);
  stage.release("g5");
  expect_put_back(stage);
}

TEST(Dragging, EndsWhenTheFocusIsLost) {
  BoardStage stage(opening_table());
  stage.carry("f3", "g5");
  stage.field.setFocus();
  stage.release("g5");
  expect_put_back(stage);
}

TEST(Dragging, EndsWhenTheBoardIsResized) {
  BoardStage stage(opening_table());
  stage.carry("f3", "g5");
  stage.top.resize(500, 540);
  QCoreApplication::processEvents();
  stage.release("g5");
  expect_put_back(stage);
}

TEST(Dragging, EndsWhenADialogOpens) {
  BoardStage stage(opening_table());
  stage.carry("f3", "g5");
  QDialog dialog(&stage.top);
  dialog.setModal(true);
  dialog.show();
  (void)QTest::qWaitForWindowActive(&dialog);
  expect_put_back(stage);
}

TEST(Dragging, EndsWhenThePositionChanges) {
  BoardStage stage(opening_table());
  stage.carry("f3", "g5");
  const SampleTable later = facing_bet_table();
  stage.board.setState({later.view, later.range, later.told, later.secrecy, {}});
  stage.release("g5");
  expect_put_back(stage);
}

TEST(Dragging, DoesNotBeginOnAPieceOfTheOtherSide) {
  BoardStage stage(opening_table());
  stage.drag("d5", "d4");
  expect_put_back(stage);
}

TEST(Clicking, MovesWithASecondClick) {
  BoardStage stage(opening_table());
  stage.click("f3");
  EXPECT_EQ(stage.board.selectedSquare(), at("f3"));
  stage.click("g5");
  EXPECT_EQ(stage.moves(), "f3g5");
  EXPECT_FALSE(stage.board.selectedSquare());
}

TEST(Clicking, TwiceGivesTheSelectionUp) {
  BoardStage stage(opening_table());
  stage.click("f3");
  stage.click("f3");
  EXPECT_FALSE(stage.board.selectedSquare());
}

TEST(Clicking, AnotherOwnPieceSelectsThatOne) {
  BoardStage stage(opening_table());
  stage.click("f3");
  stage.click("d3");
  EXPECT_EQ(stage.board.selectedSquare(), at("d3"));
  EXPECT_EQ(stage.moves(), "");
}

TEST(Clicking, AnEmptySquareGivesTheSelectionUp) {
  BoardStage stage(opening_table());
  stage.click("f3");
  stage.click("a5");
  EXPECT_FALSE(stage.board.selectedSquare());
}

TEST(Clicking, KingAndRookSelectsTheRook) {
  BoardStage stage(promotion_table());
  stage.click("e1");
  stage.click("h1");
  EXPECT_EQ(stage.board.selectedSquare(), at("h1"));
  EXPECT_EQ(stage.moves(), "");
}

TEST(Clicking, CastlesByTheKingTwoSquares) {
  BoardStage stage(promotion_table());
  stage.click("e1");
  stage.click("g1");
  EXPECT_EQ(stage.moves(), "e1h1");
}

TEST(Dragging, CastlesByTheKingOntoHisRook) {
  BoardStage stage(promotion_table());
  stage.drag("e1", "h1");
  EXPECT_EQ(stage.moves(), "e1h1");
}

/// While a bet is open the own moves can be looked at, but none is played.
TEST(Moving, WaitsUntilTheBetIsAnswered) {
  SampleTable table = opening_table();
  table.view.phase = Phase::Respond;
  table.view.to_act = Side::Black;
  BoardStage stage(table);
  stage.drag("f3", "g5");
  EXPECT_EQ(stage.moves(), "");
  EXPECT_EQ(stage.refused.size(), 1);
}

TEST(Moving, IsOffWhileLookingBack) {
  const SampleTable table = opening_table();
  BoardStage stage(table);
  stage.board.setState({table.view, {}, {}, {}, 2});
  stage.drag("e4", "d5");
  EXPECT_EQ(stage.moves(), "");
}

}  // namespace
}  // namespace raisechess::test
