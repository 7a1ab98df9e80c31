// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "board_stage.h"

namespace raisechess::test {
namespace {

TEST(SquareCursor, MovesWithTheArrowKeysAndStopsAtTheEdge) {
  BoardStage stage(opening_table());
  stage.click("h7");
  stage.key(Qt::Key_Left);
  stage.key(Qt::Key_Down);
  EXPECT_EQ(stage.board.cursorSquare(), at("g6"));
  for (int i = 0; i < 9; ++i) stage.key(Qt::Key_Up);
  EXPECT_EQ(stage.board.cursorSquare(), at("g8"));
}

TEST(SquareCursor, GoesAsTheEyeSeesItOnAFlippedBoard) {
  BoardStage stage(opening_table());
  ui::BoardOptions flipped = stage.board.options();
  flipped.flipped = true;
  stage.board.setOptions(flipped);
  stage.click("d4");
  stage.key(Qt::Key_Up);
  stage.key(Qt::Key_Right);
  EXPECT_EQ(stage.board.cursorSquare(), at("c3"));
}

TEST(SquareCursor, SelectsAndMovesWithEnter) {
  BoardStage stage(opening_table());
  stage.click("f4");
  stage.key(Qt::Key_Down);
  stage.key(Qt::Key_Return);
  EXPECT_EQ(stage.board.selectedSquare(), at("f3"));
  for (Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Right, Qt::Key_Return}) stage.key(key);
  EXPECT_EQ(stage.moves(), "f3g5");
}

TEST(SquareCursor, GivesTheSelectionUpWithEscape) {
  BoardStage stage(opening_table());
  stage.click("f3");
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.board.selectedSquare());
}

TEST(TypedMoves, ArePlayedWithEnter) {
  const std::pair<const char*, const char*> cases[] = {
      {"f3g5", "f3g5"}, {"f3-g5", "f3g5"}, {"a4", "a2a4"}, {"Bd2", "c1d2"}};
  for (const auto& [text, move] : cases) {
    BoardStage stage(opening_table());
    stage.type(text);
    EXPECT_EQ(stage.board.typedText(), text);
    stage.key(Qt::Key_Return);
    EXPECT_EQ(stage.moves(), move);
  }
}

TEST(TypedMoves, AreClearedWithEscapeAndShortenedWithBackspace) {
  BoardStage stage(opening_table());
  stage.type("e2e");
  stage.key(Qt::Key_Backspace);
  EXPECT_EQ(stage.board.typedText(), "e2");
  stage.key(Qt::Key_Escape);
  EXPECT_EQ(stage.board.typedText(), "");
}

TEST(TypedMoves, SayWhatIsWrongWithThem) {
  BoardStage stage(opening_table());
  stage.type("a1a8");
  stage.key(Qt::Key_Return);
  EXPECT_EQ(stage.moves(), "");
  ASSERT_EQ(stage.refused.size(), 1);
  EXPECT_TRUE(stage.refused[0][0].toString().contains("a1a8"));
}

/// Bet letters act while a bet is to be answered: the board must not take them.
TEST(TypedMoves, AreNotTakenWhileABetIsToBeAnswered) {
  BoardStage stage(facing_bet_table());
  stage.type("fcbra");
  EXPECT_EQ(stage.board.typedText(), "");
}

TEST(TypedMoves, LeaveKeysWithModifiersAlone) {
  BoardStage stage(opening_table());
  QTest::keyClick(stage.top.windowHandle(), Qt::Key_E, Qt::ControlModifier);
  QTest::keyClick(stage.top.windowHandle(), Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(stage.board.typedText(), "");
}

TEST(PromotionChooser, OpensForAStepOntoTheLastRank) {
  BoardStage stage(promotion_table());
  stage.drag("e7", "e8");
  EXPECT_TRUE(stage.board.isChoosingPromotion());
  EXPECT_EQ(stage.moves(), "");
}

TEST(PromotionChooser, TakesEnterArrowsAndLetters) {
  const std::pair<std::vector<Qt::Key>, const char*> cases[] = {
      {{Qt::Key_Return}, "e7e8q"},
      {{Qt::Key_Down, Qt::Key_Down, Qt::Key_Return}, "e7e8b"},
      {{Qt::Key_Up, Qt::Key_Return}, "e7e8n"},
      {{Qt::Key_N}, "e7e8n"},
      {{Qt::Key_R}, "e7e8r"},
  };
  for (const auto& [keys, move] : cases) {
    BoardStage stage(promotion_table());
    stage.drag("e7", "e8");
    for (Qt::Key key : keys) stage.key(key);
    EXPECT_EQ(stage.moves(), move);
    EXPECT_FALSE(stage.board.isChoosingPromotion());
    EXPECT_TRUE(stage.board.hasFocus());
  }
}

TEST(PromotionChooser, IsGivenUpWithEscapeAndWithAClickBeside) {
  BoardStage stage(promotion_table());
  stage.drag("e7", "e8");
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.board.isChoosingPromotion());
  stage.drag("e7", "e8");
  stage.click("b3");
  EXPECT_FALSE(stage.board.isChoosingPromotion());
  EXPECT_EQ(stage.moves(), "");
}

TEST(PromotionChooser, TakesAClickOnAPiece) {
  BoardStage stage(promotion_table());
  stage.click("e7");
  stage.click("d8");
  stage.click("d7");  // the rook lies below the queen
  EXPECT_EQ(stage.moves(), "e7d8r");
}

TEST(Marks, AreDrawnWithTheRightButtonAndTakenAwayTheSameWay) {
  BoardStage stage(opening_table());
  const auto draw = [&](const char* from, const char* to, Qt::KeyboardModifiers keys = {}) {
    stage.press(from, Qt::RightButton);
    stage.release(to, Qt::RightButton, keys);
  };
  draw("e4", "e6");
  draw("h6", "h6", Qt::ShiftModifier);
  const std::vector<ui::BoardMark> both{{at("e4"), at("e6"), ui::BoardMark::Color::Teal},
                                        {at("h6"), at("h6"), ui::BoardMark::Color::Red}};
  EXPECT_EQ(stage.board.ownMarks(), both);
  draw("e4", "e6");
  EXPECT_EQ(stage.board.ownMarks().size(), 1u);
  stage.click("a5");
  EXPECT_TRUE(stage.board.ownMarks().empty());
}

}  // namespace
}  // namespace raisechess::test
