// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/course_window.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/panel.h"
#include "style/screen_room.h"
#include "widgets/board_room.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr QSize course_size{1160, 700};
constexpr int course_column = 460;
constexpr int most_answers = 3;

}  // namespace

CourseWindow::CourseWindow(const BoardOptions& options, int step, QWidget* parent)
    : QDialog(parent),
      steps_(course_steps()),
      board_room_(new BoardRoom),
      board_(board_room_->board()),
      lesson_(new Label(TextRole::PanelTitle)),
      progress_(new Label(TextRole::Secondary, Tone::Quiet)),
      text_(new Label(TextRole::Body)),
      answer_room_(new QVBoxLayout),
      outcome_card_(new Panel),
      verdict_(new Label(TextRole::PanelTitle)),
      outcome_(new Label(TextRole::Body)),
      ranges_(new RangePanel),
      back_(new Button(Button::Look::Secondary)),
      next_(new Button(Button::Look::Primary)) {
  auto* layout = new QHBoxLayout(this);
  layout->setSpacing(metrics::panel_gap);
  BoardOptions shown = options;
  shown.flipped = false;
  board_->setOptions(shown);
  layout->addWidget(board_room_, 1);
  layout->addWidget(build_column());
  connect(board_, &BoardWidget::moveChosen, this, &CourseWindow::take_move);
  connect(board_, &BoardWidget::moveRefused, this, [this](const QString& reason) { say({}, Tone::Text, reason); });
  show_step(step < step_count() ? step : 0);
  resize(course_size.boundedTo(screen_room(*this)));
}

QWidget* CourseWindow::build_column() {
  auto* column = new QWidget;
  column->setFixedWidth(course_column);
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(metrics::panel_gap);
  for (Label* label : std::initializer_list<Label*>{lesson_, text_, outcome_}) label->setWordWrap(true);
  layout->addWidget(build_task());
  for (int place = 0; place < most_answers; ++place) {
    auto* button = new Button(Button::Look::Secondary);
    button->setReadyAtOnce();
    connect(button, &Button::triggered, this, [this, place] { answer(place); });
    answer_room_->addWidget(button);
    answers_.push_back(button);
  }
  auto* outcome = new QVBoxLayout(outcome_card_);
  outcome->addWidget(verdict_);
  outcome->addWidget(outcome_);
  layout->addWidget(outcome_card_);
  ranges_->setDensity(Density::Compact);
  layout->addWidget(ranges_);
  layout->addStretch(1);
  layout->addLayout(build_steps());
  return column;
}

QWidget* CourseWindow::build_task() {
  auto* card = new Panel;
  auto* layout = new QVBoxLayout(card);
  auto* heading = new QHBoxLayout;
  heading->addWidget(lesson_, 1);
  heading->addWidget(progress_);
  layout->addLayout(heading);
  layout->addWidget(text_);
  answer_room_->setSpacing(0);
  layout->addLayout(answer_room_);
  return card;
}

QLayout* CourseWindow::build_steps() {
  auto* row = new QHBoxLayout;
  back_->setReadyAtOnce();
  next_->setReadyAtOnce();
  connect(back_, &Button::triggered, this, [this] { show_step(step_ - 1); });
  connect(next_, &Button::triggered, this, &CourseWindow::step_on);
  row->addWidget(back_);
  row->addStretch(1);
  row->addWidget(next_);
  return row;
}

void CourseWindow::step_on() {
  if (step_ + 1 < step_count()) return show_step(step_ + 1);
  close();
  emit stepShown(0);
}

void CourseWindow::show_step(int step) {
  step_ = std::clamp(step, 0, step_count() - 1);
  solved_ = current().task == CourseStep::Task::Read;
  hand_ = session::LessonHand::start(current().script).value();
  setWindowTitle(tr("Course"));
  lesson_->setText(current().lesson);
  progress_->setText(tr("Step %1 of %2").arg(step_ + 1).arg(step_count()));
  text_->setText(current().text);
  say({}, Tone::Text, {});
  show_answers();
  name_steps();
  show_table();
  if (current().task == CourseStep::Task::Move) {
    board_->setFocus();
  } else {
    (solved_ ? next_ : answers_.front())->setFocus();
  }
  emit stepShown(step_);
}

/// Once it is done, the right one alone.
void CourseWindow::show_answers() {
  for (int place = 0; place < most_answers; ++place) {
    Button* button = answers_[static_cast<std::size_t>(place)];
    const bool used = place < current().answers.size();
    button->setVisible(used && (!solved_ || place == current().right_answer));
    if (used) button->setLabel(current().answers[place], QString::number(place + 1));
  }
}

void CourseWindow::name_steps() {
  back_->setLabel(tr("Back"), {});
  if (step_ == 0) {
    back_->setUnavailable(tr("This is the first step."));
  } else {
    back_->setAvailable();
  }
  const bool last = step_ + 1 == step_count();
  next_->setLabel(last ? tr("To the table") : solved_ ? tr("Next") : tr("Pass over"), {});
  next_->setLook(solved_ ? Button::Look::Primary : Button::Look::Secondary);
}

bool CourseWindow::shows_ranges() const {
  return current().ranges && (solved_ || !current().ranges_answer);
}

/// Moves can be made until the task is done.
void CourseWindow::show_table() {
  state_ = hand_->state();
  BoardState shown;
  shown.view = state_.view;
  if (shows_ranges()) {
    shown.range = state_.range;
    shown.told = state_.told;
  }
  shown.secrecy = state_.secrecy;
  if (current().task != CourseStep::Task::Move || solved_) shown.view.to_act = std::nullopt;
  board_->setState(shown);
  ranges_->setRanges(state_.range, state_.told);
  ranges_->setVisible(shows_ranges());
}

void CourseWindow::answer(int place) {
  if (!solved_) finish(place == current().right_answer);
}

void CourseWindow::take_move(Move move) {
  if (solved_) return;
  const bool right = std::ranges::count(current().moves, long_algebraic(move)) > 0;
  if (right) hand_->move(move);
  finish(right);
}

void CourseWindow::say(const QString& verdict, Tone tone, const QString& reason) {
  outcome_card_->setVisible(!reason.isEmpty());
  verdict_->setTone(tone);
  verdict_->say(verdict);
  outcome_->setText(reason);
}

/// Said in words, so that no colour is needed to tell one from the other.
void CourseWindow::finish(bool right) {
  solved_ = right;
  if (right) {
    say(tr("Right!"), Tone::Good, current().praise);
  } else {
    say(tr("Not quite."), Tone::Bad, current().correction);
  }
  show_answers();
  name_steps();
  show_table();
  if (right) next_->setFocus();
}

/// The numbers of the answers.
void CourseWindow::keyPressEvent(QKeyEvent* event) {
  const int place = event->key() - Qt::Key_1;
  if (place >= 0 && place < current().answers.size()) return answer(place);
  QDialog::keyPressEvent(event);
}

void CourseWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  steps_ = course_steps();
  show_step(step_);
}

}  // namespace raisechess

#include "course/moc_course_window.cpp"
