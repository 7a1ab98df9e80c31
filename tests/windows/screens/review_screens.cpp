// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "course/course_window.h"
#include "screen_parts.h"
#include "screens.h"
#include "style/button.h"
#include "table_states.h"

namespace raisechess::test {

using namespace ui;

void Screens::review(const game::Hand& hand, QSize size, const QString& name,
                     const std::function<void(ReviewWindow&)>& then) {
  const QString whole = sized(name, size);
  if (!wants(whole)) return;
  session::HandReviewer reviewer;
  ReviewWindow window(state_of(hand), true, reviewer, BoardOptions());
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  window.resize(size);
  if (then) {
    (void)QTest::qWaitFor([&] { return window.ready(); }, 60'000);
    then(window);
  }
  save(window, whole);
}

void Screens::draw_reviews(QSize size) {
  review(showdown_hand(), size, "review-at-work");
  const auto finding_of = [](LossKind kind) {
    return [kind](ReviewWindow& window) {
      for (int row = 0; row < window.decisions()->count(); ++row) {
        if (window.decisions()->finding(row).finding.kind == kind) return window.decisions()->choose(row);
      }
    };
  };
  review(showdown_hand(), size, "review-move", finding_of(LossKind::OfChance));
  review(showdown_hand(), size, "review-secret", finding_of(LossKind::OfSecret));
  review(showdown_hand(5), size, "review-bet-five", finding_of(LossKind::OfChips));
  review(fold_hand(), size, "review-fold", finding_of(LossKind::OfChips));
  review(mate_hand(), size, "review-mate", finding_of(LossKind::OfChance));
}

void Screens::exercise(const game::Hand& hand, bool over, QSize size, const QString& name,
                       const std::function<void(ExerciseWindow&)>& then) {
  const QString whole = sized(name, size);
  if (!wants(whole)) return;
  const auto window = exercise_window(state_of(hand), over, settings_);
  window->resize(size);
  QApplication::processEvents();
  if (then) then(*window);
  save(*window, whole);
}

void Screens::draw_exercises(QSize size) {
  exercise(showdown_hand(), false, size, "exercise");
  exercise(fold_hand(), false, size, "exercise-drawn");
  exercise(showdown_hand(5), true, size, "exercise-end");
  exercise(fold_hand(), false, size, "exercise-hint", [](ExerciseWindow& window) {
    emit window.hint_button()->triggered();
    waited([&] { return !window.table()->board()->hints().empty(); });
  });
  exercise(fold_hand(), true, size, "exercise-taken-back",
           [](ExerciseWindow& window) { emit window.take_back_button()->triggered(); });
}

/// Each step, done.
void Screens::draw_course() {
  CourseWindow course(BoardOptions(), 0);
  course.resize(1024, 600);
  for (int step = 0; step < course.step_count(); ++step) {
    course.show_step(step);
    const CourseStep& now = course.current();
    if (now.task == CourseStep::Task::Answer)
      emit course.answers()[static_cast<std::size_t>(now.right_answer)]->triggered();
    if (now.task == CourseStep::Task::Move)
      emit course.board()->moveChosen(*find_long_algebraic(course.state().view.moves, now.moves.front()));
    save(course, QStringLiteral("course-%1").arg(step + 1, 2, 10, QLatin1Char('0')));
  }
}

}  // namespace raisechess::test
