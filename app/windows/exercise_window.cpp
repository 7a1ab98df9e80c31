// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise_window.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

#include "announcer.h"
#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/screen_room.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr QSize exercise_size{1280, 800};
constexpr int low_button = 28;  ///< the table needs the room

}  // namespace

ExerciseWindow::ExerciseWindow(std::unique_ptr<session::Exercise> exercise, bool yours, Settings& settings,
                               bool animations, QWidget* parent)
    : QDialog(parent),
      exercise_(std::move(exercise)),
      yours_(yours),
      settings_(settings),
      animations_(animations),
      layout_(new QVBoxLayout(this)),
      sentence_(new Label(TextRole::Secondary)),
      take_back_(new Button(Button::Look::Secondary)),
      ask_hint_(new Button(Button::Look::Secondary)),
      again_(new Button(Button::Look::Secondary)),
      back_(new Button(Button::Look::Secondary)) {
  setAttribute(Qt::WA_DeleteOnClose);
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setSpacing(0);
  layout_->addLayout(build_heading());
  connect(exercise_.get(), &session::Exercise::state_changed, this, &ExerciseWindow::show_state);
  connect(exercise_.get(), &session::Exercise::refused, this,
          [this](const Error& error) { table_->say(Words::error(error)); });
  connect_counsel();
  build();
  resize(exercise_size.boundedTo(screen_room(*this)));
}

/// The key does what the button does.
template <class Receiver, class Slot>
void ExerciseWindow::add_command(Command command, Button* button, Receiver* receiver, Slot slot) {
  auto* shortcut = new QShortcut(this);
  shortcuts_.emplace_back(command, shortcut);
  connect(shortcut, &QShortcut::activated, receiver, slot);
  connect(button, &Button::triggered, receiver, slot);
}

QLayout* ExerciseWindow::build_heading() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(metrics::felt_padding_compact, 2, metrics::felt_padding_compact, 0);
  row->setSpacing(8);
  sentence_->setWordWrap(true);
  row->addWidget(sentence_, 1);
  for (Button* button : {take_back_, ask_hint_, again_, back_}) {
    button->setReadyAtOnce();
    button->setFixedFace(low_button);
    row->addWidget(button);
  }
  add_command(Command::TakeBack, take_back_, this, &ExerciseWindow::take_back);
  add_command(Command::Hint, ask_hint_, &hints_, &HintTeller::ask);
  add_command(Command::Review, back_, this, &QDialog::close);
  connect(again_, &Button::triggered, this, &ExerciseWindow::begin_again);
  return row;
}

/// The table, in the language that is on.
void ExerciseWindow::build() {
  delete std::exchange(table_, new TableView);
  hints_.set_table(table_);
  layout_->addWidget(table_, 1);
  connect_table();
  take_settings(animations_);
  table_->set_range_style(settings_.range_style());
  table_->set_ranges_shown(settings_.ranges_shown());
  show_state(exercise_->state());
  table_->board()->setFocus();
}

void ExerciseWindow::take_settings(bool animations) {
  animations_ = animations;
  BoardOptions options = settings_.board();
  if (!animations) options.move_ms = options.turn_over_ms = 0;
  table_->set_board_options(options);
  table_->set_confirm_all_in(settings_.confirm_all_in());
  table_->set_keys(settings_.keys());
  table_->set_player_name(settings_.player_name());
  exercise_->set_delay(std::chrono::milliseconds(settings_.delay_ms()));
  for (const auto& [command, shortcut] : shortcuts_) shortcut->setKey(settings_.keys().key(command));
  show_words();
}

void ExerciseWindow::connect_table() {
  connect(table_, &TableView::action_chosen, exercise_.get(), &session::Exercise::submit);
  connect(table_, &TableView::skip_wanted, exercise_.get(), &session::Exercise::skip_delay);
  connect(table_, &TableView::next_hand_chosen, this, &ExerciseWindow::begin_again);
  connect(table_, &TableView::review_chosen, this, &QDialog::close);
  connect(table_, &TableView::result_said, this, &ExerciseWindow::result_said);
  connect(table_, &TableView::type_chosen, &counsel_, &Counsel::think);
  connect(table_, &TableView::thought_let_go, &counsel_, &Counsel::let_go);
  connect(table_, &TableView::range_style_chosen, this, [this](RangeStyle style) { settings_.set_range_style(style); });
}

void ExerciseWindow::connect_counsel() {
  counsel_.show_chance(settings_.chance_shown());
  connect(&counsel_, &Counsel::changed, this, &ExerciseWindow::show_counsel);
  connect(&counsel_, &Counsel::refused, this, [this](const QString& reason) { table_->say(reason); });
}

void ExerciseWindow::show_words() {
  setWindowTitle(tr("Exercise"));
  QString words = tr("An exercise from move %1 on: nothing of it counts.").arg(exercise_->decision().ply / 2 + 1);
  if (exercise_->state().view.setup.hidden > 0) {
    words += ' ' + (exercise_->has_true_deal()
                        ? tr("The computer holds what it held then.")
                        : tr("The computer's hidden pieces are drawn from what you cannot rule out."));
  }
  sentence_->say(words);
  take_back_->setLabel(KeyMap::name(Command::TakeBack), {});
  ask_hint_->setLabel(KeyMap::name(Command::Hint), {});
  again_->setLabel(tr("From the beginning"), {});
  again_->setToolTip(tr("The same decision once more"));
  back_->setLabel(tr("Back to the review"), {});
  back_->setToolTip(key_of(Command::Review));
  show_help();
}

void ExerciseWindow::show_state(const session::TableState& state) {
  hints_.forget();
  const auto before = table_->state() ? std::optional(table_->state()->view) : std::nullopt;
  table_->set_state(state);
  counsel_.follow(state);
  show_counsel();
  show_help();
  if (before) emit changed(*before, state.view);
}

QString ExerciseWindow::key_of(Command command) const {
  return settings_.keys().key(command).toString(QKeySequence::NativeText);
}

/// What can be had says its key, what cannot says why.
void ExerciseWindow::show_help() {
  const session::TableState& state = exercise_->state();
  const auto offer = [this](Button* button, Command command, const QString& refusal) {
    refusal.isEmpty() ? button->setAvailable() : button->setUnavailable(refusal);
    if (refusal.isEmpty()) button->setToolTip(key_of(command));
  };
  offer(take_back_, Command::TakeBack,
        state.view.may_take_back ? QString() : Words::error({ErrorCode::NothingToTakeBack, {}}));
  offer(ask_hint_, Command::Hint, HintTeller::why_not(state));
}

void ExerciseWindow::show_counsel() {
  if (table_->thought() != counsel_.thought()) hints_.forget();
  table_->set_equity(counsel_.equity());
  table_->set_thought(counsel_.thought());
}

void ExerciseWindow::begin_again() {
  exercise_->begin_again();
  table_->board()->setFocus();
}

/// It is told, also to who does not see the board.
void ExerciseWindow::take_back() {
  const bool goes = exercise_->state().view.may_take_back;
  exercise_->take_back();
  if (!goes) return;
  QString words = tr("Taken back: decide anew.");
  if (!exercise_->has_true_deal()) words += ' ' + tr("What the computer holds is drawn anew.");
  table_->say(words);
  table_->announcer()->announce(words);
  table_->board()->setFocus();
}

void ExerciseWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) QDialog::keyPressEvent(event);
}

void ExerciseWindow::closeEvent(QCloseEvent* event) {
  event->accept();
  emit left();
}

void ExerciseWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) build();
}

}  // namespace raisechess

#include "moc_exercise_window.cpp"
