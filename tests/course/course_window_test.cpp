// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/course_window.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "squares.h"
#include "style/button.h"
#include "style/label.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

using Task = CourseStep::Task;

class CourseAtHand : public testing::Test {
 protected:
  CourseAtHand() : window_({}, 0) {
    window_.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&window_));
  }

  void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center()); }
  void click_square(const std::string& square) {
    QTest::mouseClick(window_.board(), Qt::LeftButton, {}, window_.board()->squareRect(at(square)).center());
  }
  /// Castling: the king goes two squares, for a click on a rook of one's own takes that up instead.
  void make_move(const std::string& text) {
    click_square(text.substr(0, 2));
    click_square(text == "e1h1" ? "g1" : text.substr(2, 2));
  }
  void go_to(Task task) {
    while (window_.current().task != task) click(window_.next_button());
  }
  QString outcome() const { return window_.outcome()->isVisible() ? window_.outcome()->text() : QString(); }

  CourseWindow window_;
};

TEST_F(CourseAtHand, IsDoneFromTheFirstStepToTheLastByMouse) {
  QSignalSpy shown(&window_, &CourseWindow::stepShown);
  for (int step = 0; step < window_.step_count(); ++step) {
    ASSERT_EQ(window_.step(), step);
    const CourseStep& now = window_.current();
    if (now.task == Task::Answer) click(window_.answers()[static_cast<std::size_t>(now.right_answer)]);
    if (now.task == Task::Move) make_move(now.moves.front());
    EXPECT_TRUE(window_.is_solved()) << now.text.toStdString();
    EXPECT_TRUE(now.task == Task::Read || outcome().contains(now.praise)) << outcome().toStdString();
    click(window_.next_button());
  }
  EXPECT_FALSE(window_.isVisible());
  EXPECT_EQ(shown.last().first().toInt(), 0) << "it begins anew";
}

TEST_F(CourseAtHand, AWrongAnswerIsCorrectedAndCanBeMended) {
  go_to(Task::Answer);
  const CourseStep step = window_.current();
  click(window_.answers()[static_cast<std::size_t>((step.right_answer + 1) % 3)]);
  EXPECT_FALSE(window_.is_solved());
  EXPECT_TRUE(outcome().contains(step.correction));
  click(window_.answers()[static_cast<std::size_t>(step.right_answer)]);
  EXPECT_TRUE(window_.is_solved());
  EXPECT_TRUE(outcome().contains(step.praise));
}

TEST_F(CourseAtHand, TheRangesDoNotAnswerTheQuestionBeforeTheLearnerDoes) {
  int hidden = 0;
  for (int step = 0; step < window_.step_count(); ++step) {
    window_.show_step(step);
    const CourseStep now = window_.current();
    EXPECT_EQ(window_.ranges()->isVisible(), now.ranges && !now.ranges_answer) << step + 1;
    if (!now.ranges_answer) continue;
    ++hidden;
    EXPECT_EQ(window_.board()->state().range, std::nullopt) << "nor do the bars on the board";
    click(window_.answers()[static_cast<std::size_t>((now.right_answer + 1) % 3)]);
    EXPECT_FALSE(window_.ranges()->isVisible()) << "a wrong answer can be mended";
    click(window_.answers()[static_cast<std::size_t>(now.right_answer)]);
    EXPECT_TRUE(window_.ranges()->isVisible());
    EXPECT_NE(window_.board()->state().range, std::nullopt);
  }
  EXPECT_EQ(hidden, 2);
}

TEST_F(CourseAtHand, PassingOverIsNotTheMainThing) {
  go_to(Task::Answer);
  EXPECT_EQ(window_.next_button()->look(), ui::Button::Look::Secondary);
  click(window_.answers()[static_cast<std::size_t>(window_.current().right_answer)]);
  EXPECT_EQ(window_.next_button()->look(), ui::Button::Look::Primary);
}

TEST_F(CourseAtHand, AnotherMoveThanTheOneAskedForIsNotMade) {
  go_to(Task::Move);
  const auto before = window_.state().view;
  make_move("e2e4");
  EXPECT_EQ(window_.state().view, before);
  EXPECT_FALSE(window_.is_solved());
  EXPECT_TRUE(outcome().contains(window_.current().correction));
}

TEST_F(CourseAtHand, AMoveCanBeTyped) {
  go_to(Task::Move);
  QTest::keyClicks(window_.board(), QStringLiteral("d2g5"));
  QTest::keyClick(window_.board(), Qt::Key_Return);
  EXPECT_TRUE(window_.is_solved());
  EXPECT_TRUE(window_.next_button()->hasFocus());
}

TEST_F(CourseAtHand, AnAnswerCanBeGivenByKey) {
  go_to(Task::Answer);
  QTest::keyClick(window_.answers().front(), static_cast<Qt::Key>(Qt::Key_1 + window_.current().right_answer));
  EXPECT_TRUE(window_.is_solved());
}

TEST_F(CourseAtHand, NothingIsMovedWhereAnAnswerIsAsked) {
  go_to(Task::Answer);
  const auto before = window_.state().view;
  make_move("a2a3");
  EXPECT_EQ(window_.state().view, before);
  EXPECT_FALSE(window_.is_solved());
}

TEST_F(CourseAtHand, GoesBackAndSaysWhyItCannotFromTheFirstStep) {
  EXPECT_FALSE(window_.back_button()->isAvailable());
  EXPECT_FALSE(window_.back_button()->reason().isEmpty());
  click(window_.next_button());
  EXPECT_EQ(window_.step(), 1);
  click(window_.back_button());
  EXPECT_EQ(window_.step(), 0);
}

/// Is everything in the column whole: no part lower than it asks to be, none beyond the window.
bool is_whole(CourseWindow& window) {
  for (QWidget* part : std::initializer_list<QWidget*>{window.text(), window.outcome(), window.ranges()}) {
    if (!part->isVisible()) continue;
    const int needed = part->hasHeightForWidth() ? part->heightForWidth(part->width()) : part->sizeHint().height();
    if (part->height() < needed) return false;
  }
  return window.next_button()->mapTo(&window, QPoint(0, window.next_button()->height())).y() <= window.height();
}

/// The layouts take a moment.
void expect_whole(CourseWindow& window) {
  EXPECT_TRUE(QTest::qWaitFor([&] { return is_whole(window); })) << "step " << window.step() + 1;
}

TEST_F(CourseAtHand, EveryStepFitsTheSmallestWindow) {
  for (const ui::Language language : {ui::Language::English, ui::Language::Portuguese, ui::Language::Russian}) {
    ui::apply_language(language);
    window_.resize(1024, 600);
    for (int step = 0; step < window_.step_count(); ++step) {
      window_.show_step(step);
      expect_whole(window_);
      const CourseStep& now = window_.current();
      if (now.task == Task::Answer) click(window_.answers()[static_cast<std::size_t>(now.right_answer)]);
      if (now.task == Task::Move) make_move(now.moves.front());
      expect_whole(window_);
      EXPECT_EQ(window_.height(), 600) << "step " << step + 1;
    }
  }
  ui::apply_language(ui::Language::English);
}

TEST(CourseWindow, GoesOnWhereItWasLeft) {
  EXPECT_EQ(CourseWindow({}, 3).step(), 3);
  EXPECT_EQ(CourseWindow({}, 4000).step(), 0);
  EXPECT_EQ(CourseWindow({}, -4).step(), 0);
}

}  // namespace
}  // namespace raisechess::test
