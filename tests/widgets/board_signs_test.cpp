// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QImage>

#include <cstdlib>

#include "board_stage.h"

namespace raisechess::test {
namespace {

constexpr int plain_to_see = 40;  ///< of 256 levels of grey
constexpr int least_pixels = 30;

/// How many pixels of a square differ plainly where no colour is seen.
int differing(const QImage& one, const QImage& other) {
  int count = 0;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      if (std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) >= plain_to_see) ++count;
    }
  }
  return count;
}

QImage grey_square(BoardStage& stage, const char* square) {
  QCoreApplication::processEvents();
  return stage.board.grab(stage.board.squareRect(at(square))).toImage();
}

QImage looking_back_at(int ply, const char* square) {
  BoardStage stage(opening_table());
  const SampleTable table = opening_table();
  stage.board.setState({table.view, {}, {}, {}, ply});
  return grey_square(stage, square);
}

/// The pawn stands on e4 after the first half-move and after the third.
TEST(SignsWithoutColour, TellTheLastMove) {
  EXPECT_GE(differing(looking_back_at(1, "e4"), looking_back_at(3, "e4")), least_pixels);
  EXPECT_EQ(differing(looking_back_at(3, "a1"), looking_back_at(1, "a1")), 0) << "what did not move looks the same";
}

TEST(SignsWithoutColour, TellTheCheck) {
  const auto king = [](bool check) {
    SampleTable table = opening_table();
    table.view.check = check;
    BoardStage stage(table);
    return grey_square(stage, "e1");
  };
  EXPECT_GE(differing(king(true), king(false)), least_pixels);
}

TEST(SignsWithoutColour, TellTheSelection) {
  BoardStage stage(opening_table());
  const QImage before = grey_square(stage, "d3");
  stage.click("d3");
  stage.moveTo("a5");
  EXPECT_GE(differing(grey_square(stage, "d3"), before), least_pixels);
}

TEST(Targets, AreShownUnderThePointerBeforeAPieceIsTaken) {
  BoardStage stage(opening_table());
  stage.moveTo("h3");
  const QImage before = grey_square(stage, "d4");
  stage.moveTo("d3");
  EXPECT_GE(differing(grey_square(stage, "d4"), before), least_pixels);
  stage.moveTo("h3");
  EXPECT_EQ(differing(grey_square(stage, "d4"), before), 0);
  EXPECT_EQ(stage.moves(), "");
}

TEST(Targets, CanBeSwitchedOff) {
  BoardStage stage(opening_table());
  ui::BoardOptions without;
  without.show_targets = false;
  stage.board.setOptions(without);
  const QImage before = grey_square(stage, "d4");
  stage.moveTo("d3");
  EXPECT_EQ(differing(grey_square(stage, "d4"), before), 0);
  stage.click("d3");
  stage.moveTo("h3");
  EXPECT_EQ(differing(grey_square(stage, "d4"), before), 0);
}

}  // namespace
}  // namespace raisechess::test
