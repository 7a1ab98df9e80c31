// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_scene.h"

#include <gtest/gtest.h>

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

#include "board_animation.h"
#include "board_stage.h"
#include "sample_tables.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {
namespace {

using test::SampleTable;

Square at_name(const char* name) {
  return square_from_name(name).value();
}

BoardState state_of(const SampleTable& table) {
  return {table.view, table.range, table.told, table.secrecy, {}};
}

Face face_on(const BoardScene& scene, const char* square) {
  return at(scene, at_name(square)).piece->face;
}

TEST(BoardScene, HidesTypesAndBadgesWhenTheyAreSwitchedOff) {
  BoardOptions options;
  options.show_types = false;
  const BoardScene scene = scene_of(state_of(test::opening_table()), options);
  EXPECT_EQ(face_on(scene, "e6"), Face::Hidden);
  EXPECT_FALSE(at(scene, at_name("e6")).piece->type);
  EXPECT_EQ(face_on(scene, "f3"), Face::OwnSecret);
}

TEST(BoardScene, LooksBackWithoutLaterReveals) {
  BoardState state = state_of(test::showdown_table());
  state.ply = 0;
  state.range.reset();
  state.told.reset();
  const BoardScene start = scene_of(state, {});
  for (const char* square : {"b8", "c8", "h7"}) {
    EXPECT_EQ(face_on(start, square), Face::Hidden) << square;
    EXPECT_FALSE(at(start, at_name(square)).piece->type) << square;
  }
  EXPECT_EQ(face_on(start, "d2"), Face::OwnSecret);
}

TEST(BoardScene, MarksTheLastMoveThatIsShown) {
  BoardState state = state_of(test::opening_table());
  state.ply = 1;
  const BoardScene scene = scene_of(state, {});
  EXPECT_TRUE(at(scene, at_name("e2")).left);
  EXPECT_TRUE(at(scene, at_name("e4")).reached);
  EXPECT_FALSE(at(scene, at_name("h6")).reached);
}

TEST(Targets, ShowTheTypesLeftWhereAMoveNarrows) {
  const BoardState state = state_of(test::opening_table());
  const TargetScenes targets = target_scenes(state, scene_of(state, {}), at_name("d3"));
  EXPECT_EQ(at(targets, at_name("c3"))->effect, Secrecy::Narrows);
  EXPECT_EQ(at(targets, at_name("c3"))->number, "2");
  EXPECT_EQ(at(targets, at_name("d4"))->effect, Secrecy::Keeps);
  EXPECT_EQ(at(targets, at_name("a6"))->effect, Secrecy::Reveals);
  EXPECT_TRUE(at(targets, at_name("d5"))->occupied);
  EXPECT_FALSE(at(targets, at_name("d6")));
}

/// A move that narrows another piece shows the bits that are lost.
TEST(Targets, ShowTheBitsLostWhereTheTypesOfThePieceStay) {
  SampleTable table = test::opening_table();
  table.secrecy.before = 30;
  table.secrecy.marks = {{Move::normal(at_name("f3"), at_name("g5")), Secrecy::Narrows, 15, 3, 3}};
  const BoardState state = state_of(table);
  EXPECT_EQ(at(target_scenes(state, scene_of(state, {}), at_name("f3")), at_name("g5"))->number, "−1.0");
}

/// What is drawn on a square, at a place given as parts of its side from the middle.
QColor drawn(const QImage& picture, const BoardWidget& board, const char* square, QPointF place) {
  const QRect area = board.squareRect(at_name(square));
  return picture.pixelColor((QPointF(area.center()) + place * area.width()).toPoint());
}

TEST(Targets, DifferInShapeAndColour) {
  test::BoardStage stage(test::opening_table());
  stage.click("d3");
  const QImage picture = stage.board.grab().toImage();
  const auto on = [&](const char* square, double right, double down) {
    return drawn(picture, stage.board, square, {right, down});
  };
  const QColor teal(accent::teal), amber(accent::amber), red(accent::red);
  EXPECT_EQ(on("d4", 0, 0), teal) << "keeps: a dot";
  EXPECT_EQ(on("d4", 0.08, 0.08), teal);
  EXPECT_EQ(on("c3", 0.175, 0), amber) << "narrows: a ring with a number";
  EXPECT_EQ(on("a6", 0, -0.11), red) << "reveals: a diamond";
  EXPECT_NE(on("a6", 0.12, 0.12), red);
}

TEST(Targets, SayOnHoverHowManyDealsAreLeft) {
  test::BoardStage stage(test::opening_table());
  stage.click("d3");
  const QPoint place = stage.board.squareRect(at_name("c3")).center();
  QHelpEvent help(QEvent::ToolTip, place, stage.board.mapToGlobal(place));
  QCoreApplication::sendEvent(&stage.board, &help);
  const auto mark = std::ranges::find(stage.board.state().secrecy->marks, Move::normal(at_name("d3"), at_name("c3")),
                                      &SecrecyMark::move);
  const QString deals =
      QStringLiteral("%1 become %2").arg(Words::deals(stage.board.state().secrecy->before)).arg(mark->after);
  EXPECT_TRUE(QToolTip::text().contains(deals)) << QToolTip::text().toStdString();
}

TEST(Targets, ShowNothingWhileLookingBack) {
  BoardState state = state_of(test::opening_table());
  state.ply = 4;
  for (const auto& target : target_scenes(state, scene_of(state, {}), at_name("f3"))) EXPECT_FALSE(target);
}

}  // namespace
}  // namespace raisechess::ui
