// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QMessageBox>
#include <QScreen>
#include <QTimer>

#include "course/course_window.h"
#include "fit.h"
#include "history_window.h"
#include "new_match_dialog.h"
#include "recorded_hands.h"
#include "records/match_list.h"
#include "records/statistics_view.h"
#include "replay_window.h"
#include "review_window.h"
#include "sample_matches.h"
#include "screen_parts.h"
#include "session/hand_replay.h"
#include "style/button.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

void expect_fits_at_each_size(QWidget& window, const std::string& what) {
  for (const QSize size : window_sizes()) {
    window.resize(size);
    QTest::qWait(1);
    expect_fits(window, what);
  }
}

void expect_pages_fit(HistoryWindow& history, const std::string& what) {
  for (const auto page : {HistoryWindow::Hands, HistoryWindow::Matches, HistoryWindow::Statistics}) {
    history.choose_page(page);
    QTest::qWait(1);
    expect_fits(history, what + " page " + std::to_string(page));
  }
}

TEST(EveryScreen, FitsAnEmptyHistory) {
  const QTemporaryDir data;
  archive::Archive archive(data.path());
  in_each_language([&] {
    HistoryWindow history(archive, {});
    history.show();
    history.choose_page(HistoryWindow::Statistics);
    ASSERT_TRUE(WindowStage::wait([&] { return !history.statistics()->empty_text().isEmpty(); }));
    expect_on_screen(history);
    expect_pages_fit(history, "an empty history");
  });
}

TEST(EveryScreen, FitsTheHistory) {
  const QTemporaryDir data;
  archive::Archive archive(data.path());
  play_matches(archive, 60);
  in_each_language([&] {
    HistoryWindow history(archive, {});
    history.show();
    ASSERT_TRUE(WindowStage::wait([&] { return history.list()->model().rowCount() > 0; }));
    history.choose_page(HistoryWindow::Matches);
    ASSERT_TRUE(WindowStage::wait([&] { return history.matches()->model().rowCount() > 0; }));
    history.choose_page(HistoryWindow::Statistics);
    ASSERT_TRUE(WindowStage::wait([&] { return !history.statistics()->is_empty(); }));
    expect_on_screen(history);
    for (const QSize size : window_sizes()) {
      history.resize(size);
      expect_pages_fit(history, "the history");
    }
  });
}

TEST(EveryScreen, FitsTheReplay) {
  const auto replay = session::HandReplay::open(history_hands().front().record).value();
  in_each_language([&] {
    for (const session::Sight sight : {session::Sight::White, session::Sight::TurnedUp}) {
      ReplayWindow window(replay, Side::White, {});
      window.setAttribute(Qt::WA_DeleteOnClose, false);
      window.show_sight(sight);
      window.show();
      expect_on_screen(window);
      expect_fits(window, "a replay as it opens");
      for (const int ply : {0, 3}) {
        window.look_at(ply);
        expect_fits_at_each_size(window, "a replay at " + std::to_string(ply));
      }
    }
  });
}

/// Every finding of the hand.
void expect_review_fits(const game::Hand& hand) {
  session::HandReviewer reviewer;
  ReviewWindow window(state_of(hand), true, reviewer, {});
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  expect_on_screen(window);
  expect_fits(window, "a review at work");
  ASSERT_TRUE(WindowStage::wait([&] { return window.ready(); }));
  for (int row = 0; row < window.decisions()->count(); ++row) {
    window.show_next_finding();
    expect_fits_at_each_size(window, "finding " + std::to_string(row));
  }
}

TEST(EveryScreen, FitsTheReview) {
  in_each_language([] { expect_review_fits(fold_hand()); });
}

TEST(EveryScreen, FitsTheReviewOfALongHand) {
  const LongerLanguage longer;
  expect_review_fits(showdown_hand());
}

/// Exercises from hands that went differently, while they are on and when they are over.
template <class Check>
void with_each_exercise(Check check) {
  WindowStage stage;
  stage.settings().set_player_name(long_name);
  for (const game::Hand& hand : {fold_hand(), showdown_hand(5), mate_hand()}) {
    for (const bool over : {false, true}) check(*exercise_window(state_of(hand), over, stage.settings()));
  }
}

TEST(EveryScreen, FitsAnExercise) {
  in_each_language([] {
    with_each_exercise([](ExerciseWindow& window) {
      expect_on_screen(window);
      expect_fits(window, "an exercise as it opens");
      expect_fits_at_each_size(window, "an exercise");
    });
  });
}

TEST(EveryScreen, ShowsTheEndOfAnExerciseWithoutScrolling) {
  in_each_spoken_language([] {
    with_each_exercise([](ExerciseWindow& window) {
      if (!window.exercise().state().hand_over()) return;
      expect_fits(window, "the end of an exercise");
      EXPECT_EQ(hidden_below(*window.table()), 0);
    });
  });
}

/// Each step, before and after it is done.
TEST(EveryScreen, FitsTheCourse) {
  in_each_language([] {
    CourseWindow course({}, 0);
    course.show();
    expect_on_screen(course);
    course.resize(course.size().boundedTo(window_sizes().front()));
    for (int step = 0; step < course.step_count(); ++step) {
      course.show_step(step);
      expect_fits(course, "step " + std::to_string(step));
      const CourseStep& now = course.current();
      if (now.task == CourseStep::Task::Answer)
        emit course.answers()[static_cast<std::size_t>(now.right_answer)]->triggered();
      if (now.task == CourseStep::Task::Move)
        emit course.board()->moveChosen(*find_long_algebraic(course.state().view.moves, now.moves.front()));
      expect_fits(course, "step " + std::to_string(step) + " done");
    }
  });
}

TEST(EveryScreen, FitsTheNewMatch) {
  in_each_language([] {
    session::MatchChoice with_chips = heads_up_choice();
    with_chips.setup.blind_minutes = 10;
    for (const session::MatchChoice& choice : {chipless_choice(), with_chips, classic_choice()}) {
      NewMatchDialog dialog(choice, session::GameSession::levels(), true);
      dialog.show();
      expect_on_screen(dialog);
      if (dialog.screen()->availableSize().width() >= 1024) expect_fits(dialog, "a new match as it opens");
      dialog.resize(window_sizes().front());
      expect_fits(dialog, "a new match");
      dialog.start_button()->click();
      expect_fits(dialog, "a new match asks before it ends the one that is on");
    }
  });
}

/// The message that `say` opens.
template <class Say>
void expect_message_fits(WindowStage& stage, Say say) {
  bool seen = false;
  QTimer::singleShot(0, &stage.window(), [&] {
    for (auto* box : stage.window().findChildren<QMessageBox*>()) {
      seen = true;
      expect_on_screen(*box);
      expect_fits(*box, "message");
      box->close();
    }
  });
  say();
  EXPECT_TRUE(WindowStage::wait([&] { return seen; }));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST(EveryScreen, FitsTheMessages) {
  in_each_language([] {
    WindowStage stage;
    session::GameSession& session = stage.session();
    const QString kept = QStringLiteral("/home/somebody/.local/share/raisechess/archive-damaged-20261201.sqlite");
    const archive::Failure failure{archive::Failure::Kind::Damaged, QStringLiteral("database disk image is malformed"),
                                   kept};
    expect_message_fits(stage, [&] { emit session.key_lost(session::LostHand::Void, kept); });
    expect_message_fits(stage, [&] { emit session.archive_replaced(failure); });
    expect_message_fits(stage, [&] { emit session.key_unreadable(QStringLiteral("Permission denied")); });
    for (QAction* action : stage.window().findChildren<QAction*>()) {
      if (action->text() != MainWindow::tr("&About RaiseChess")) continue;
      expect_message_fits(stage, [&] { action->trigger(); });
      break;
    }
  });
}

}  // namespace
}  // namespace raisechess::test
