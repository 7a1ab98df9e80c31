// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_window.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/screen_room.h"
#include "style/segments.h"
#include "style/tab_card.h"
#include "table_values.h"
#include "table_view.h"
#include "widgets/board_room.h"
#include "widgets/step_buttons.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr QSize replay_size{1110, 720};
constexpr int column_width = 450;

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
      board_room_(new BoardRoom),
      board_(board_room_->board()),
      heading_(new Label(TextRole::PanelTitle)),
      ending_(new Label(TextRole::Secondary, Tone::Quiet)),
      sights_(new Segments({tr("White's view"), tr("Black's view"), tr("All turned up")})),
      ranges_(new RangePanel),
      log_(new LogPanel),
      moves_(new TabCard),
      review_(new Button(Button::Look::Secondary)),
      close_(new Button(Button::Look::Primary)) {
  setWindowTitle(tr("Replay"));
  setAttribute(Qt::WA_DeleteOnClose);
  build(options);
  const session::Sight first = !person                 ? session::Sight::TurnedUp
                               : person == Side::White ? session::Sight::White
                                                       : session::Sight::Black;
  show_sight(first);
  look_at(0);
  resize(replay_size.boundedTo(screen_room(*this)));
  board_->setFocus();
}

void ReplayWindow::build(const BoardOptions& options) {
  auto* layout = new QHBoxLayout(this);
  layout->setSpacing(metrics::panel_gap);
  board_->setOptions(options);
  layout->addWidget(board_room_, 1);
  auto* column = new QVBoxLayout;
  column->setSpacing(metrics::panel_gap);
  heading_->setWordWrap(true);
  ending_->setWordWrap(true);
  ranges_->setOnlooker(true);
  ranges_->setDensity(Density::Compact);
  sights_->setAccessibleName(tr("Whose view"));
  for (QWidget* part : std::initializer_list<QWidget*>{heading_, ending_, sights_, ranges_}) {
    part->setFixedWidth(column_width);
    column->addWidget(part);
  }
  moves_->addPage({}, log_);
  moves_->setFixedWidth(column_width);
  column->addWidget(moves_, 1);
  column->addLayout(build_steps());
  layout->addLayout(column);
  connect(sights_, &Segments::chosenChanged, this,
          [this](int place) { show_sight(static_cast<session::Sight>(place)); });
  connect(log_, &LogPanel::plySelected, this, &ReplayWindow::look_at);
  connect(board_, &BoardWidget::moveRefused, this, [this](const QString&) { show_ply(); });
}

QLayout* ReplayWindow::build_steps() {
  auto* row = new QHBoxLayout;
  auto* steps = new StepButtons;
  connect(steps, &StepButtons::toStart, log_, &LogPanel::toStart);
  connect(steps, &StepButtons::back, log_, &LogPanel::stepBack);
  connect(steps, &StepButtons::on, log_, &LogPanel::stepForward);
  connect(steps, &StepButtons::toEnd, log_, &LogPanel::toPresent);
  row->addWidget(steps);
  row->addStretch(1);
  close_->setReadyAtOnce();
  close_->setLabel(tr("Close"), tr("Esc", "the key"));
  connect(close_, &Button::triggered, this, &QDialog::close);
  review_->setReadyAtOnce();
  review_->setLabel(tr("Review", "the hand's decisions"), {});
  review_->setToolTip(tr("What moves, bets and secrets lost, by what was known then."));
  connect(review_, &Button::triggered, this, &ReplayWindow::choose_review);
  row->addWidget(review_);
  row->addWidget(close_);
  return row;
}

/// "Ann – Ben" where names are known.
QString ReplayWindow::heading() const {
  const auto& [white, black] = replay_.players();
  const auto name = [](const QString& player, Side side) { return player.isEmpty() ? Words::side(side) : player; };
  return name(white, Side::White) + QStringLiteral(" – ") + name(black, Side::Black);
}

void ReplayWindow::show_sight(session::Sight sight) {
  sight_ = sight;
  state_ = replay_.state(sight, person_.value_or(Side::White));
  sights_->choose(static_cast<int>(sight));
  heading_->setText(heading());
  ending_->setText(Words::result_sentence(*state_.view.result, state_.view.setup));
  ranges_->setVisible(state_.view.setup.hidden > 0 && sight != session::Sight::TurnedUp);
  moves_->setPage(0, TableView::log_title(state_.with_chips()), true);
  log_->setView(state_.view, pots(state_));
  BoardOptions options = board_->options();
  options.flipped = state_.side() == Side::Black;
  board_->setOptions(options);
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
  board_->setState(shown);
  log_->showPly(earlier);
  const session::PastKnowledge then =
      at_end ? session::PastKnowledge{state_.range, state_.told} : state_.knowledge_at(ply_);
  ranges_->setRanges(then.range, then.told);
}

void ReplayWindow::choose_review() {
  const Side side = sight_ == session::Sight::TurnedUp ? person_.value_or(Side::White) : state_.side();
  emit review_chosen(replay_.state(side == Side::White ? session::Sight::White : session::Sight::Black),
                     person_ == side);
}

/// As at the table; and the numbers of the three views.
void ReplayWindow::keyPressEvent(QKeyEvent* event) {
  const bool alt = event->modifiers() == Qt::AltModifier;
  const int view = event->key() - Qt::Key_1;
  if (event->modifiers() == Qt::ControlModifier && view >= 0 && view < sights_->count())
    return show_sight(static_cast<session::Sight>(view));
  if (alt && event->key() == Qt::Key_Left) return log_->stepBack();
  if (alt && event->key() == Qt::Key_Right) return log_->stepForward();
  if (alt && event->key() == Qt::Key_Home) return log_->toStart();
  if (alt && event->key() == Qt::Key_End) return log_->toPresent();
  QDialog::keyPressEvent(event);
}

}  // namespace raisechess

#include "moc_replay_window.cpp"
