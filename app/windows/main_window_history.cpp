// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenuBar>
#include <QRandomGenerator>

#include <memory>
#include <utility>

#include "exercise_window.h"
#include "history_window.h"
#include "main_window.h"
#include "review_window.h"

namespace raisechess {

void MainWindow::build_history_menu() {
  QMenu* menu = top_bar_->menus()->addMenu(tr("H&istory"));
  menu->addAction(tr("&Finished hands …"), settings_.keys().key(Command::History), this, &MainWindow::show_history);
  menu->addAction(tr("&Matches …"), this, [this] { show_history()->choose_page(HistoryWindow::Matches); });
  menu->addAction(tr("&Statistics …"), this, [this] { show_history()->choose_page(HistoryWindow::Statistics); });
  menu->addSeparator();
  menu->addAction(tr("&Open a file of hands …"), this, [this] { show_history()->ask_files(); });
}

void MainWindow::build_history() {
  history_ = new HistoryWindow(session_.archive(), settings_.board(), this);
  connect(history_, &HistoryWindow::review_chosen, this, &MainWindow::show_review);
  connect(history_, &HistoryWindow::table_wanted, this, [this] { come_to_front({}); });
  connect(history_, &HistoryWindow::meaning_wanted, this, [this] { show_help(HelpWindow::Statistics); });
}

HistoryWindow* MainWindow::show_history() {
  if (history_ == nullptr) build_history();
  history_->show();
  history_->raise();
  history_->activateWindow();
  return history_;
}

void MainWindow::build_history_anew() {
  const std::unique_ptr<HistoryWindow> old(std::exchange(history_, nullptr));
  if (!old->isVisible() && !old->has_replays()) return;
  build_history();
  if (old->isVisible()) {
    show_history()->setGeometry(old->geometry());
    history_->choose_page(old->page());
  }
  history_->take_replays_of(*old);
}

ReviewWindow* MainWindow::review() const {
  return review_;
}

void MainWindow::review_hand() {
  const auto& state = table_->state();
  if (state && state->hand_over() && !own_decisions(state->view).empty()) show_review(*state, true);
}

/// One hand at a time.
void MainWindow::show_review(const session::TableState& state, bool yours) {
  delete review_;
  review_ = new ReviewWindow(state, yours, reviewer_, settings_.board(), this);
  connect(review_, &ReviewWindow::try_chosen, this, &MainWindow::show_exercise);
  review_->show();
  review_->raise();
  review_->activateWindow();
}

ExerciseWindow* MainWindow::exercise() const {
  return exercise_;
}

/// One at a time, against the level that is played against now.
void MainWindow::show_exercise(const OwnDecision& decision) {
  session::TableState ended = review_->state();
  ended.choice.level = session_.has_match() ? session_.state().choice.level : settings_.match_choice().level;
  auto exercise = session::Exercise::take_up(ended, decision, QRandomGenerator::system()->generate64());
  if (!exercise)
    return tell(ExerciseWindow::tr("Exercise"),
                tr("This hand cannot be taken up here: its record contradicts itself."));
  delete exercise_;
  exercise_ = new ExerciseWindow(std::move(exercise), review_->yours(), settings_, animations_wanted_, this);
  connect(exercise_, &ExerciseWindow::left, this, &MainWindow::return_to_review);
  connect(exercise_, &ExerciseWindow::changed, this,
          [this](const PlayerView& before, const PlayerView& after) { let_hear(*exercise_->table(), before, after); });
  connect(exercise_, &ExerciseWindow::result_said, this,
          [this] { sounds_->play(sounds::sounds_of_result(exercise_->table()->state()->view)); });
  exercise_->show();
  exercise_->raise();
  exercise_->activateWindow();
}

/// That of the hand that was taken up, where it was.
void MainWindow::return_to_review() {
  const session::Exercise& exercise = exercise_->exercise();
  if (!review_ || review_->state().view != exercise.ended().view) show_review(exercise.ended(), exercise_->yours());
  review_->look_at(exercise.decision().ply);
  review_->raise();
  review_->activateWindow();
}

/// What was found already is not worked out anew.
void MainWindow::build_review_anew() {
  const QRect place = review_->geometry();
  const session::TableState state = review_->state();
  show_review(state, review_->yours());
  review_->setGeometry(place);
}

void MainWindow::open_files(const QStringList& paths) {
  if (!paths.isEmpty()) show_history()->open_files(paths);
}

void MainWindow::come_to_front(const QStringList& files) {
  setWindowState((windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
  show();
  raise();
  activateWindow();
  open_files(files);
}

}  // namespace raisechess
