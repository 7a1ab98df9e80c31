// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

#include "session/lesson_hand.h"

namespace raisechess {

/// One screen of the course: a position, a text, and what is asked of the learner.
struct CourseStep {
  enum class Task : std::uint8_t {
    Read,    ///< nothing
    Answer,  ///< one of `answers`
    Move     ///< one of `moves`
  };

  QString lesson;
  QString text;
  session::LessonScript script;
  Task task = Task::Read;
  QStringList answers;
  int right_answer = 0;
  std::vector<std::string> moves;  ///< in long algebraic form
  QString praise;                  ///< when it is done: what is to be learnt from it
  QString correction;              ///< when it was not right: how to find it
  bool ranges = false;             ///< are the tables of what is known shown
  bool ranges_answer = false;      ///< they would tell the answer: not before it is given
};

/// The course from its first step to its last, in the program's language.
std::vector<CourseStep> course_steps();

}  // namespace raisechess
