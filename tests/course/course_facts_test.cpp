// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "course/course.h"

namespace raisechess::test {
namespace {

using Task = CourseStep::Task;

session::TableState table_of(const CourseStep& step) {
  return session::LessonHand::start(step.script).value().state();
}

/// The one step whose script has these moves and this White deal.
CourseStep step_with(const std::string& white, const std::string& moves, Task task) {
  const auto steps = course_steps();
  const auto found = std::ranges::find_if(steps, [&](const CourseStep& step) {
    return step.task == task && step.script.white == white && step.script.moves == moves;
  });
  return found == steps.end() ? CourseStep{} : *found;
}

/// Letters of the types that are left for the piece that was dealt on `origin`.
std::string types_left(const RangeTable& table, const std::string& origin) {
  std::string letters;
  for (const RangeRow& row : table.rows) {
    if (name(row.origin) != origin) continue;
    for (std::size_t place = 0; place < pocket_types.size(); ++place)
      if (row.deals[place] > 0) letters += letter(pocket_types[place]);
  }
  return letters;
}

RangeTable told_after(const CourseStep& step, const std::string& text) {
  auto hand = session::LessonHand::start(step.script).value();
  const auto move = find_long_algebraic(hand.state().view.moves, text);
  EXPECT_TRUE(move) << text;
  if (move) hand.move(*move);
  return hand.state().told;
}

TEST(Course, EveryStepStandsOnAHandThatTheRulesAllow) {
  const auto steps = course_steps();
  EXPECT_GE(steps.size(), 10u);
  for (const CourseStep& step : steps) {
    const auto hand = session::LessonHand::start(step.script);
    ASSERT_TRUE(hand) << step.text.toStdString();
    EXPECT_EQ(hand->state().view.to_act, Side::White) << step.text.toStdString();
    EXPECT_FALSE(step.lesson.isEmpty());
    EXPECT_EQ(step.praise.isEmpty(), step.task == Task::Read) << step.text.toStdString();
    EXPECT_EQ(step.correction.isEmpty(), step.task == Task::Read) << step.text.toStdString();
  }
}

TEST(Course, WhatIsAskedForCanBeDone) {
  for (const CourseStep& step : course_steps()) {
    if (step.task == Task::Answer) {
      EXPECT_EQ(step.answers.size(), 3) << step.text.toStdString();
      EXPECT_LT(step.right_answer, step.answers.size());
    }
    const auto moves = table_of(step).view.moves;
    for (const std::string& text : step.moves) EXPECT_TRUE(find_long_algebraic(moves, text)) << text;
    EXPECT_EQ(step.moves.empty(), step.task != Task::Move) << step.text.toStdString();
  }
}

TEST(Course, AQueenOnADiagonalCouldBeABishop) {
  const CourseStep step = step_with("b1R d2Q g1N", "", Task::Move);
  EXPECT_EQ(types_left(told_after(step, "d2g5"), "d2"), "QB");
}

TEST(Course, AChipThatWentDiagonallyIsAQueenOrABishop) {
  const CourseStep step = step_with("b1R d2Q g1N", "e2e3 d7d6 d2d3 c8e6", Task::Answer);
  EXPECT_EQ(types_left(table_of(step).range, "c8"), "QB");
}

TEST(Course, AChipThatGivesNoCheckIsNoQueenAndNoRook) {
  const CourseStep step = step_with("b1R d2Q g1N", "e2e4 d7d5 e4d5 g8f6", Task::Answer);
  EXPECT_EQ(types_left(table_of(step).range, "e7"), "BNP");
}

TEST(Course, OnlyTheMovesAskedForLeaveThreeTypes) {
  const CourseStep step = course_steps()[6];
  ASSERT_EQ(step.moves, (std::vector<std::string>{"d2d3", "d2d4"}));
  for (const SecrecyMark& mark : table_of(step).secrecy.marks) {
    if (name(mark.move.from()) != "d2") continue;
    const bool asked = std::ranges::count(step.moves, long_algebraic(mark.move)) > 0;
    EXPECT_EQ(mark.types_left == 3, asked) << long_algebraic(mark.move);
  }
}

TEST(Course, CastlingWithAHiddenRookRevealsIt) {
  const CourseStep step = step_with("a2P d2Q h1R", "g1f3 a7a6 e2e3 b7b6 f1e2 c7c6", Task::Move);
  EXPECT_EQ(types_left(told_after(step, "e1h1"), "h1"), "R");
}

TEST(Course, APawnOfTheFirstRankHasNoDoubleStep) {
  const CourseStep step = step_with("a1N c1P g1B", "c2c4 e7e5", Task::Move);
  EXPECT_FALSE(find_long_algebraic(table_of(step).view.moves, "c1c3"));
}

TEST(Course, TheShowdownCountsSeventeenToSixteen) {
  int white = 0;
  int black = 0;
  for (const CourseStep& step : course_steps()) {
    if (step.script.start_fen.empty()) continue;
    const PlayerView view = table_of(step).view;
    for (int place = 0; place < square_count; ++place) {
      const auto& piece = view.board[square_at(place)];
      if (piece) (piece->side == Side::White ? white : black) += material_value(*piece->type);
    }
  }
  EXPECT_EQ(white, 17);
  EXPECT_EQ(black, 16);
}

TEST(LessonHand, RefusesAScriptThatTheRulesForbid) {
  EXPECT_EQ(session::LessonHand::start({"b1R d2Q g1N", "b8N c8B h7P", "e2e5", {}}).error().code,
            ErrorCode::IllegalMove);
  EXPECT_FALSE(session::LessonHand::start({"b1R d2Q", "b8N c8B h7P", {}, {}}));
  EXPECT_FALSE(session::LessonHand::start({"b1R nonsense g1N", "b8N c8B h7P", {}, {}}));
}

TEST(LessonHand, RefusesAMoveThatIsNotThere) {
  auto hand = session::LessonHand::start({"b1R d2Q g1N", "b8N c8B h7P", {}, {}}).value();
  const auto before = hand.state().view;
  EXPECT_TRUE(hand.move(Move::normal(square_at(4, 1), square_at(4, 4))));
  EXPECT_EQ(hand.state().view, before);
}

}  // namespace
}  // namespace raisechess::test
