// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_window.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "level_words.h"
#include "step_input.h"
#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/screen_room.h"
#include "style/segments.h"
#include "style/tab_card.h"
#include "table_places.h"
#include "table_values.h"
#include "table_view.h"
#include "view/own_decisions.h"
#include "widgets/board_room.h"
#include "widgets/decisions_panel.h"
#include "widgets/step_buttons.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr QSize replay_size{1110, 720};
constexpr int column_width = 450;

session::Sight sight_of(Side side) {
  return side == Side::White ? session::Sight::White : session::Sight::Black;
}

/// Beside the half-moves; what each told of whom stands in the ranges.
std::vector<PlyNote> pots(const session::TableState& state) {
  std::vector<PlyNote> notes = table_values::notes(state);
  for (PlyNote& note : notes) note.bits_told_by_you = note.bits_told_by_computer = 0;
  return notes;
}

}  // namespace

ReplayWindow::ReplayWindow(const session::HandReplay& replay, std::optional<Side> person, const BoardOptions& options,
                           QWidget* parent)
    : QDialog(parent),
      replay_(replay),
      person_(person),
      above_(new PlateWidget),
      below_(new PlateWidget),
      board_room_(new BoardRoom),
      board_(board_room_->board()),
      heading_(new Label(TextRole::PanelTitle)),
      ending_(new Label(TextRole::Secondary, Tone::Quiet)),
      pot_(new Label(TextRole::PanelTitle)),
      place_(new Label(TextRole::Secondary, Tone::Quiet)),
      sights_(new Segments({tr("White's view"), tr("Black's view"), tr("All turned up")})),
      ranges_(new RangePanel),
      log_(new LogPanel),
      moves_(new TabCard),
      turn_(new Button(Button::Look::Secondary)),
      review_(new Button(Button::Look::Secondary)),
      close_(new Button(Button::Look::Primary)) {
  setWindowTitle(tr("Replay"));
  setAttribute(Qt::WA_DeleteOnClose);
  state_ = replay_.state(session::Sight::TurnedUp);
  build(options);
  take_steps();
  const bool turned_up = !person && has_sights();
  show_sight(turned_up ? session::Sight::TurnedUp : sight_of(person.value_or(Side::White)));
  look_at(0);
  resize(replay_size.boundedTo(screen_room(*this)));
  board_->setFocus();
}

void ReplayWindow::build(const BoardOptions& options) {
  auto* layout = new QHBoxLayout(this);
  layout->setSpacing(metrics::panel_gap);
  layout->addLayout(build_board(options), 1);
  auto* column = new QVBoxLayout;
  column->setSpacing(metrics::panel_gap);
  column->addLayout(build_heading());
  ending_->setWordWrap(true);
  ranges_->setOnlooker(true);
  ranges_->setDensity(Density::Compact);
  sights_->setAccessibleName(tr("Whose view"));
  sights_->setVisible(has_sights());
  pot_->setVisible(state_.with_chips());
  for (QWidget* part : std::initializer_list<QWidget*>{ending_, sights_, pot_, ranges_}) {
    part->setFixedWidth(column_width);
    column->addWidget(part);
  }
  moves_->addPage({}, log_);
  moves_->setFixedWidth(column_width);
  column->addWidget(moves_, 1);
  auto* steps = new QWidget;
  steps->setFixedWidth(column_width);
  steps->setLayout(build_steps());
  column->addWidget(steps);
  layout->addLayout(column);
  connect(sights_, &Segments::chosenChanged, this,
          [this](int place) { show_sight(static_cast<session::Sight>(place)); });
  connect(log_, &LogPanel::plySelected, this, &ReplayWindow::look_at);
  connect(board_, &BoardWidget::moveRefused, this, [this](const QString&) { show_ply(); });
}

QLayout* ReplayWindow::build_heading() {
  auto* row = new QHBoxLayout;
  heading_->setWordWrap(true);
  row->addWidget(heading_, 1);
  turn_->setReadyAtOnce();
  turn_->setLabel(tr("Turn the board"), {});
  turn_->setVisible(!has_sights());
  connect(turn_, &Button::triggered, this, [this] { show_sight(sight_of(other(state_.side()))); });
  row->addWidget(turn_);
  return row;
}

QLayout* ReplayWindow::build_board(const BoardOptions& options) {
  auto* column = new QVBoxLayout;
  column->setSpacing(metrics::panel_gap_compact);
  board_->setOptions(options);
  column->addWidget(above_);
  column->addWidget(board_room_, 1);
  column->addWidget(below_);
  return column;
}

void ReplayWindow::take_steps() {
  auto* input = new StepInput(this);
  input->take_up_and_down();
  input->take_wheel(board_);
  input->take_wheel(log_->wheelArea());
  connect(input, &StepInput::stepped, this, [this](int half_moves) { look_at(ply_ + half_moves); });
}

QLayout* ReplayWindow::build_steps() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, 0, 0);
  auto* steps = new StepButtons;
  connect(steps, &StepButtons::toStart, log_, &LogPanel::toStart);
  connect(steps, &StepButtons::back, log_, &LogPanel::stepBack);
  connect(steps, &StepButtons::on, log_, &LogPanel::stepForward);
  connect(steps, &StepButtons::toEnd, log_, &LogPanel::toPresent);
  row->addWidget(steps);
  place_->setElided(true);
  row->addWidget(place_, 1);
  close_->setReadyAtOnce();
  close_->setLabel(tr("Close"), tr("Esc", "the key"));
  connect(close_, &Button::triggered, this, &QDialog::close);
  review_->setReadyAtOnce();
  review_->setLabel(tr("Review", "the hand's decisions"), {});
  connect(review_, &Button::triggered, this, &ReplayWindow::choose_review);
  row->addWidget(review_);
  row->addWidget(close_);
  return row;
}

/// As at the table, where the hand was played there; else as the record has it.
QString ReplayWindow::name_of(Side side) const {
  if (side == person_) return tr("You");
  const QString& player = replay_.players()[side];
  if (player.isEmpty()) return Words::side(side);
  const QString level = LevelWords::name(player);
  return level == player ? player : tr("Computer · %1", "the level").arg(level);
}

QString ReplayWindow::heading() const {
  return name_of(Side::White) + QStringLiteral(" – ") + name_of(Side::Black);
}

QString ReplayWindow::pot() const {
  return pot_->text();
}

void ReplayWindow::show_sight(session::Sight sight) {
  sight_ = sight;
  state_ = replay_.state(sight, person_.value_or(Side::White));
  sights_->choose(static_cast<int>(sight));
  heading_->setText(heading());
  ending_->setText(Words::result_sentence(*state_.view.result, state_.view.setup, sight != session::Sight::TurnedUp));
  ranges_->setVisible(has_sights() && sight != session::Sight::TurnedUp);
  moves_->setPage(0, TableView::log_title(state_.with_chips()), true);
  log_->setView(state_.view, pots(state_));
  BoardOptions options = board_->options();
  options.flipped = state_.side() == Side::Black;
  board_->setOptions(options);
  show_review();
  show_ply();
}

void ReplayWindow::look_at(int ply) {
  ply_ = std::clamp(ply, 0, state_.view.ply);
  show_ply();
}

void ReplayWindow::show_ply() {
  const bool at_end = ply_ >= state_.view.ply;
  const std::optional<int> earlier = at_end ? std::nullopt : std::optional(ply_);
  BoardState shown = table_values::board(state_, earlier);
  shown.turned_up = sight_ == session::Sight::TurnedUp;
  shown.review = true;
  board_->setState(shown);
  log_->showPly(earlier);
  const session::PastKnowledge then =
      at_end ? session::PastKnowledge{state_.range, state_.told} : state_.knowledge_at(ply_);
  ranges_->setRanges(then.range, then.told);
  place_->setText(QStringLiteral("%1/%2").arg(ply_).arg(state_.view.ply));
  place_->setToolTip(tr("half-move %1 of %2").arg(ply_).arg(state_.view.ply));
  show_chips();
}

/// At the end the pot has been paid.
void ReplayWindow::show_chips() {
  show_plate(above_, other(state_.side()));
  show_plate(below_, state_.side());
  if (!state_.with_chips()) return;
  pot_->setText(ply_ >= state_.view.ply ? tr("The pot has been paid.")
                                        : tr("Pot: %1", "6 chips").arg(Words::chips(state_.knowledge_at(ply_).pot)));
}

void ReplayWindow::show_plate(PlateWidget* plate, Side side) {
  const bool at_end = ply_ >= state_.view.ply;
  PlateState shown;
  shown.name = name_of(side);
  if (shown.name != Words::side(side)) shown.line = Words::side(side);
  shown.is_you = person_ ? side == person_ : side == Side::White;
  if (state_.with_chips()) shown.stack = at_end ? state_.view.stacks[side] : state_.knowledge_at(ply_).stacks[side];
  shown.to_act = !at_end && (side == Side::White) == (ply_ % 2 == 0);
  shown.winner = at_end && state_.view.result->winner == side;
  plate->setState(shown);
}

Side ReplayWindow::reviewed_side() const {
  return sight_ == session::Sight::TurnedUp ? person_.value_or(Side::White) : state_.side();
}

void ReplayWindow::show_review() {
  const Side side = reviewed_side();
  if (own_decisions(replay_.state(sight_of(side)).view).empty()) {
    review_->setUnavailable(DecisionsPanel::nothingToDecide(person_ == side));
  } else {
    review_->setAvailable();
    review_->setToolTip(tr("What moves, bets and secrets lost, by what was known then."));
  }
}

void ReplayWindow::choose_review() {
  emit review_chosen(replay_.state(sight_of(reviewed_side())), person_ == reviewed_side());
}

void ReplayWindow::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  for (PlateWidget* plate : {above_, below_}) plate->setDensity(density_at(size()));
}

/// The numbers of the views.
void ReplayWindow::keyPressEvent(QKeyEvent* event) {
  const int view = event->key() - Qt::Key_1;
  if (event->modifiers() == Qt::ControlModifier && view >= 0 && view < (has_sights() ? sights_->count() : 2))
    return show_sight(static_cast<session::Sight>(view));
  QDialog::keyPressEvent(event);
}

}  // namespace raisechess

#include "moc_replay_window.cpp"
