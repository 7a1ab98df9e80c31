// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>

#include "board_stage.h"

namespace raisechess::test {
namespace {

QAccessibleInterface* board_of(BoardStage& stage) {
  return QAccessible::queryAccessibleInterface(&stage.board);
}

QAccessibleInterface* square_of(BoardStage& stage, const std::string& name) {
  return board_of(stage)->child(stage.board.placeOf(at(name)));
}

std::string name_of(BoardStage& stage, const std::string& square) {
  return square_of(stage, square)->text(QAccessible::Name).toStdString();
}

TEST(BoardAccessibility, OpensSixtyFourSquaresInReadingOrder) {
  BoardStage stage(opening_table());
  ASSERT_EQ(board_of(stage)->childCount(), 64);
  EXPECT_EQ(board_of(stage)->child(0)->text(QAccessible::Name), "a8, black rook");
  EXPECT_EQ(board_of(stage)->child(63)->text(QAccessible::Name), "h1, white rook");
  for (int i = 0; i < 64; ++i) EXPECT_EQ(board_of(stage)->indexOfChild(board_of(stage)->child(i)), i);
}

TEST(BoardAccessibility, NamesEachFaceOfAPiece) {
  BoardStage stage(opening_table());
  EXPECT_EQ(name_of(stage, "e5"), "e5, empty");
  EXPECT_EQ(name_of(stage, "e1"), "e1, white king");
  EXPECT_EQ(name_of(stage, "d3"), "d3, white hidden piece, yours, a queen");
  EXPECT_EQ(name_of(stage, "f3"), "f3, white hidden piece, yours, a knight, known to the computer");
  EXPECT_EQ(name_of(stage, "b8"), "b8, black hidden piece: queen, rook, bishop, knight or pawn");
  EXPECT_EQ(name_of(stage, "h6"), "h6, black hidden piece: rook or pawn");
  EXPECT_EQ(name_of(stage, "e6"), "e6, black hidden piece: bishop, the only type left");
}

TEST(BoardAccessibility, TellsWhatWasHiddenAtTheShowdown) {
  BoardStage stage(showdown_table());
  int turned = 0;
  for (int i = 0; i < 64; ++i) {
    turned += board_of(stage)->child(i)->text(QAccessible::Name).endsWith("was hidden") ? 1 : 0;
  }
  EXPECT_EQ(turned, 6);
}

/// Without a range nothing is said of a hidden piece but that it is one.
TEST(BoardAccessibility, TellsNoMoreThanTheView) {
  const SampleTable table = opening_table();
  BoardStage stage(table);
  stage.board.setState({table.view, {}, {}, {}, {}});
  for (const char* square : {"b8", "h6", "e6"}) {
    EXPECT_EQ(name_of(stage, square), std::string(square) + ", black hidden piece");
  }
}

TEST(BoardAccessibility, DescribesWhatAMoveWouldTell) {
  BoardStage stage(opening_table());
  stage.click("d3");
  const QString narrows = square_of(stage, "c3")->text(QAccessible::Description);
  const QString keeps = square_of(stage, "d4")->text(QAccessible::Description);
  EXPECT_TRUE(narrows.contains("narrows the secret")) << narrows.toStdString();
  EXPECT_TRUE(keeps.contains("keeps the secret")) << keeps.toStdString();
  EXPECT_EQ(square_of(stage, "d3")->text(QAccessible::Description), "selected");
  EXPECT_EQ(square_of(stage, "h6")->text(QAccessible::Description), "the last move ended here");
}

TEST(BoardAccessibility, MovesByPressingTwoSquares) {
  BoardStage stage(opening_table());
  for (const char* square : {"f3", "g5"})
    square_of(stage, square)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_EQ(stage.moves(), "f3g5");
}

TEST(BoardAccessibility, FollowsTheCursorAndTheFlippedBoard) {
  BoardStage stage(opening_table());
  stage.click("e5");
  stage.key(Qt::Key_Up);
  EXPECT_EQ(board_of(stage)->focusChild(), square_of(stage, "e6"));
  EXPECT_TRUE(square_of(stage, "e6")->state().focused);
  ui::BoardOptions flipped = stage.board.options();
  flipped.flipped = true;
  stage.board.setOptions(flipped);
  EXPECT_EQ(board_of(stage)->child(0)->text(QAccessible::Name), "h1, white rook");
}

TEST(BoardAccessibility, KnowsWhereASquareIs) {
  BoardStage stage(opening_table());
  const QRect rect = square_of(stage, "c4")->rect();
  EXPECT_EQ(board_of(stage)->childAt(rect.center().x(), rect.center().y()), square_of(stage, "c4"));
}

}  // namespace
}  // namespace raisechess::test
