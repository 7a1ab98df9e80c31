// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QMenuBar>

#include "announcer.h"
#include "course/course_window.h"
#include "main_window.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

QString no_thought(const session::TableState& state, bool ranges_shown) {
  if (state.view.setup.hidden == 0) return MainWindow::tr("There are no hidden pieces in this match.");
  if (state.hand_over()) return Words::error({ErrorCode::HandOver, {}});
  if (!ranges_shown) return MainWindow::tr("Show the ranges first: a thought is chosen in their table.");
  if (state.range.deals == 1) return MainWindow::tr("All hidden pieces of the computer are known.");
  return {};
}

}  // namespace

void MainWindow::build_learn_menu() {
  const KeyMap keys = settings_.keys();
  QMenu* menu = top_bar_->menus()->addMenu(tr("&Learn"));
  menu->setToolTipsVisible(true);
  menu->addAction(tr("C&ourse …"), this, &MainWindow::show_course)
      ->setToolTip(tr("A few minutes: hidden pieces, ranges, secrets and bets, step by step."));
  menu->addSeparator();
  ask_hint_ = menu->addAction(tr("H&int"), keys.key(Command::Hint), &hints_, &HintTeller::ask);
  what_if_ = menu->addAction(tr("&What if …"), keys.key(Command::WhatIf), this, &MainWindow::choose_thought);
  review_hand_ = menu->addAction(tr("&Review the hand"), keys.key(Command::Review), this, &MainWindow::review_hand);
  review_hand_->setEnabled(false);
  let_go_ = menu->addAction(tr("Let &go of the thought"), &counsel_, &Counsel::let_go);
  for (QAction* action : {ask_hint_, what_if_}) action->setEnabled(false);
  let_go_->setEnabled(counsel_.thinks());
  menu->addSeparator();
  QAction* chance = menu->addAction(tr("Show my &chance"));
  chance->setCheckable(true);
  chance->setChecked(settings_.chance_shown());
  chance->setToolTip(
      tr("Your chance against the range as it is shown, as an adviser sees it who knows no more than you."));
  connect(chance, &QAction::toggled, this, [this](bool shown) {
    settings_.set_chance_shown(shown);
    counsel_.show_chance(shown);
  });
}

void MainWindow::show_course() {
  if (course_ == nullptr) {
    course_ = new CourseWindow(settings_.board(), settings_.course_step(), this);
    course_->ranges()->setStyle(settings_.range_style());
    connect(course_, &CourseWindow::stepShown, this, [this](int step) { settings_.set_course_step(step); });
  }
  course_->show();
  course_->raise();
  course_->activateWindow();
}

/// The pace is that of the computer.
void MainWindow::build_watch_menu(QMenu* menu) {
  const KeyMap keys = settings_.keys();
  using session::Watching;
  watch_ = menu->addAction(tr("Let the computer p&lay for me"), keys.key(Command::Watch), this,
                           [this](bool on) { session_.watch(on ? Watching::On : Watching::Off); });
  pause_ = menu->addAction(tr("Pa&use the watching"), keys.key(Command::PauseWatching), this,
                           [this](bool paused) { session_.watch(paused ? Watching::Paused : Watching::On); });
  step_ = menu->addAction(tr("One s&tep"), keys.key(Command::StepWatching), this, [this] { session_.watch_step(); });
  for (QAction* action : {watch_, pause_}) action->setCheckable(true);
  for (QAction* action : {watch_, pause_, step_}) action->setEnabled(false);
}

void MainWindow::show_watch_state(const session::TableState& state) {
  using session::Watching;
  const bool watches = state.watching != Watching::Off;
  const bool paused = state.watching == Watching::Paused;
  watch_->setEnabled(!state.match_over);
  watch_->setChecked(watches);
  watch_->setToolTip(state.match_over ? tr("The match is over: begin a new one.")
                                      : tr("It sees what you see. Whatever you do yourself gives you your seat back."));
  pause_->setEnabled(watches);
  pause_->setChecked(paused);
  pause_->setToolTip(watches ? QString() : tr("The computer does not play for you."));
  step_->setEnabled(paused);
  step_->setToolTip(paused ? tr("The next action of either player, or the next hand.")
                           : tr("Pause the watching first."));
}

void MainWindow::connect_counsel() {
  counsel_.show_chance(settings_.chance_shown());
  connect(&counsel_, &Counsel::changed, this, &MainWindow::show_counsel);
  connect(&counsel_, &Counsel::refused, this, [this](const QString& reason) { table_->say(reason); });
  connect(&hints_, &HintTeller::found, &session_, &session::GameSession::note_hint);
}

void MainWindow::show_counsel() {
  if (table_->thought() != counsel_.thought()) hints_.forget();
  table_->set_equity(counsel_.equity());
  table_->set_thought(counsel_.thought());
  let_go_->setEnabled(counsel_.thinks());
  let_go_->setToolTip(counsel_.thinks() ? tr("Esc does it, too.") : tr("There is no thought."));
}

/// What cannot be chosen now says why.
void MainWindow::show_learn_state(const session::TableState& state) {
  const QString no_hint = HintTeller::why_not(state);
  ask_hint_->setEnabled(no_hint.isEmpty());
  ask_hint_->setToolTip(no_hint.isEmpty() ? tr("Which piece, then which move, then why.") : no_hint);
  const QString refusal = no_thought(state, settings_.ranges_shown());
  what_if_->setEnabled(refusal.isEmpty());
  what_if_->setToolTip(refusal.isEmpty() ? tr("Choose a type in the table of what the computer can hold.") : refusal);
}

void MainWindow::choose_thought() {
  table_->focus_types();
  table_->prompt(
      tr("What if? Choose a type in the table with the arrow keys and Enter, or with a click. Esc lets go of it."));
}

}  // namespace raisechess
