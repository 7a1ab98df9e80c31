// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/course.h"

#include <QCoreApplication>

namespace raisechess {
namespace {

/// Whose texts they are.
struct Course {
  Q_DECLARE_TR_FUNCTIONS(Course)
};

const char* const dealt_white = "b1R d2Q g1N";
const char* const dealt_black = "b8N c8B h7P";

CourseStep reading(const QString& lesson, const QString& text, const session::LessonScript& script) {
  CourseStep step;
  step.lesson = lesson;
  step.text = text;
  step.script = script;
  return step;
}

CourseStep moving(const QString& lesson, const QString& text, const session::LessonScript& script,
                  const std::vector<std::string>& moves) {
  CourseStep step = reading(lesson, text, script);
  step.task = CourseStep::Task::Move;
  step.moves = moves;
  return step;
}

CourseStep asking(const QString& lesson, const QString& text, const session::LessonScript& script,
                  const QStringList& answers, int right_answer) {
  CourseStep step = reading(lesson, text, script);
  step.task = CourseStep::Task::Answer;
  step.answers = answers;
  step.right_answer = right_answer;
  return step;
}

CourseStep explained(CourseStep step, const QString& praise, const QString& correction, bool ranges = false) {
  step.praise = praise;
  step.correction = correction;
  step.ranges = ranges;
  return step;
}

CourseStep answered_by_ranges(CourseStep step) {
  step.ranges = step.ranges_answer = true;
  return step;
}

void add_odd_places(std::vector<CourseStep>& steps) {
  const QString lesson = Course::tr("Pieces in odd places");
  steps.push_back(
      reading(lesson,
              Course::tr("Three of your pieces were drawn by lot, and only you see which: a rook on b1, a queen on "
                         "d2, a knight on g1. A badge marks them. The computer sees three chips there, and you see "
                         "three of its own as chips."),
              {dealt_white, dealt_black, {}, {}}));
  steps.push_back(explained(
      moving(lesson,
             Course::tr("A piece moves as what it is, wherever it was dealt. The queen on d2 moves along lines and "
                        "diagonals. Move it to g5."),
             {dealt_white, dealt_black, {}, {}}, {"d2g5"}),
      Course::tr(
          "Nobody was told that it is a queen. But a rook, a knight or a pawn does not go from d2 to g5, so everybody "
          "knows now: a queen or a bishop."),
      Course::tr("Move the queen from d2 along the diagonal to g5.")));
  steps.push_back(explained(
      moving(lesson,
             Course::tr("A pawn can be dealt on the first rank, here on c1. It goes one square at a time, never two, "
                        "also from the second rank later on. Move it to c2."),
             {"a1N c1P g1B", dealt_black, "c2c4 e7e5", {}}, {"c1c2"}),
      Course::tr("Only a pawn that was dealt on its own second rank and never moved has the double step."),
      Course::tr("Move the pawn from c1 to c2.")));
}

void add_ranges(std::vector<CourseStep>& steps) {
  const QString lesson = Course::tr("What the computer's moves tell");
  steps.push_back(answered_by_ranges(explained(
      asking(lesson, Course::tr("The chip from c8 went diagonally to e6. What can it be?"),
             {dealt_white, dealt_black, "e2e3 d7d6 d2d3 c8e6", {}},
             {Course::tr("A queen or a bishop"), Course::tr("A queen or a rook"), Course::tr("Only a bishop")}, 0),
      Course::tr("Both move diagonally, nothing else does. In the table the other types are struck through; hold the "
                 "pointer on one "
                 "to read why."),
      Course::tr("Which pieces can go from c8 to e6 in one move?"))));
  steps.push_back(answered_by_ranges(explained(
      asking(
          lesson,
          Course::tr("Nothing stands between the chip on e7 and your king, and yet no check was announced. What is the "
                     "chip certainly not?"),
          {dealt_white, "a7P e7N h8R", "e2e4 d7d5 e4d5 g8f6", {}},
          {Course::tr("A knight or a pawn", "what the chip is not"),
           Course::tr("A bishop or a knight", "what the chip is not"),
           Course::tr("A queen or a rook", "what the chip is not")},
          2),
      Course::tr("A queen or a rook would give check along the file. What does not happen tells as much as what does."),
      Course::tr("Which pieces would attack your king on e1 from e7?"))));
  steps.push_back(explained(
      asking(lesson,
             Course::tr(
                 "At the deal each of three chips can be any of five types: 5 × 5 × 5 = 125 deals, all equally likely. "
                 "The table calls that 7.0 bits. How many bits are left when half of the deals are ruled out?"),
             {dealt_white, dealt_black, {}, {}},
             {Course::tr("3.5: half of them"), Course::tr("6.0: one less"), Course::tr("7.0: as many")}, 1),
      Course::tr("A bit is one halving: six more answers yes or no, and the deal is known. At 0 bits nothing is hidden "
                 "any more."),
      Course::tr("Each bit stands for one answer yes or no that halves the deals."), true));
}

void add_secrets(std::vector<CourseStep>& steps) {
  const QString lesson = Course::tr("What your moves tell");
  steps.push_back(explained(
      moving(
          lesson,
          Course::tr(
              "Your own moves tell, too. When you take up the queen on d2, a ring on each square says how many types "
              "an onlooker could still think of. Make the move with it that leaves the most."),
          {dealt_white, dealt_black, {}, {}}, {"d2d3", "d2d4"}),
      Course::tr("Queen, rook and pawn can all go straight ahead, so three types are left. Any other move of it leaves "
                 "fewer."),
      Course::tr("That would leave fewer. Look for the rings with a 3."), true));
  steps.push_back(explained(
      moving(lesson,
             Course::tr("The rook on h1 is one of your hidden pieces. Castle with it: move the king to g1, or drag it "
                        "onto the rook."),
             {"a2P d2Q h1R", dealt_black, "g1f3 a7a6 e2e3 b7b6 f1e2 c7c6", {}}, {"e1h1"}),
      Course::tr("Only a rook castles, so now everybody knows what was dealt on h1. A move that reveals a piece is "
                 "marked before you make it."),
      Course::tr("Move the king from e1 to g1."), true));
}

void add_bets(std::vector<CourseStep>& steps) {
  const QString lesson = Course::tr("Bets and the showdown");
  const session::LessonScript table{dealt_white, dealt_black, "e2e3 d7d6 d2d3 c8e6", {}};
  steps.push_back(explained(
      asking(
          lesson,
          Course::tr(
              "With chips you may bet before you move. Say the pot is 12 and the computer bets 6. A call costs 6 and "
              "wins 18. From which chance on does it pay?"),
          table, {Course::tr("From 25 %"), Course::tr("From 33 %"), Course::tr("From 50 %")}, 0),
      Course::tr("Of four such calls you pay 24 in all. One that wins brings back 24: one in four is enough."),
      Course::tr("Divide what the call costs by all the chips in the pot after it.")));
  steps.push_back(explained(
      asking(lesson,
             Course::tr(
                 "Bets are always named by what they come to: you raise to a number, not by it. The computer bets 6. "
                 "What is your smallest raise?"),
             table, {Course::tr("To 7"), Course::tr("To 9"), Course::tr("To 12")}, 2),
      Course::tr(
          "A raise adds at least as much as the last bet or raise did: 6 and 6 more. The bar of bets says the bounds "
          "and why they are so."),
      Course::tr("A raise adds at least as much as the last bet did.")));
  steps.push_back(explained(
      asking(
          lesson,
          Course::tr(
              "After move 30 all pieces are turned up and counted: queen 9, rook 5, bishop and knight 3, pawn 1. Who "
              "takes the pot here?"),
          {{}, {}, {}, "2r3k1/1b3ppp/8/8/3r4/8/3Q1PPP/4R1K1 w - - 0 31"},
          {Course::tr("White"), Course::tr("Black"), Course::tr("It is split")}, 0),
      Course::tr("White has 9 + 5 + 3 = 17 points, Black 5 + 5 + 3 + 3 = 16. By how much does not matter."),
      Course::tr("Add up both sides. The kings count nothing.")));
  steps.push_back(reading(
      lesson,
      Course::tr("That is all you need for a first match: without chips, the ranges in sight. The rules are one key "
                 "away, hints and taking back are in the menus. Good luck!"),
      {dealt_white, dealt_black, {}, {}}));
}

}  // namespace

std::vector<CourseStep> course_steps() {
  std::vector<CourseStep> steps;
  add_odd_places(steps);
  add_ranges(steps);
  add_secrets(steps);
  add_bets(steps);
  return steps;
}

}  // namespace raisechess
