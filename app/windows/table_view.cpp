// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include <QEvent>

#include <cmath>
#include <utility>

#include "announcer.h"
#include "chip_motion.h"
#include "table_cards.h"
#include "table_places.h"
#include "table_values.h"
#include "table_words.h"
#include "top_bar.h"
#include "widgets/chip_flight.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int last_seconds = 10;      ///< of a turn, when its clock warns
constexpr int commitment_digits = 8;  ///< of the 64, as many as can be compared at a glance

}  // namespace

TableView::TableView(QWidget* parent)
    : QWidget(parent),
      computer_plate_(new PlateWidget(this)),
      your_plate_(new PlateWidget(this)),
      board_(new BoardWidget(this)),
      chips_(make_chip_motion()),
      announcer_(new Announcer(this)) {
  connect_parts();
  board_->installEventFilter(this);
  board_->setFocus();
}

TableView::~TableView() = default;

void TableView::prepare_pictures(QSize window, double scale) {
  const QSize table(window.width(), window.height() - TopBar::height_at(window.width()));
  BoardWidget::preparePictures(table_places(table, scale).board.width(), scale);
}

void TableView::connect_parts() {
  connect(chips_, &ChipMotion::counted, this, [this] { show_plates(); });
  connect(board_, &BoardWidget::turnedOver, this, &TableView::show_turning_over);
  connect(board_, &BoardWidget::moveChosen, this, [this](Move move) { emit action_chosen(MakeMove{move}); });
  connect(board_, &BoardWidget::moveRefused, this, [this](const QString& reason) {
    look_at_present();
    say(reason);
  });
  connect(board_, &BoardWidget::typedChanged, this, [this] { show_plates(); });
}

void TableView::set_state(const session::TableState& state) {
  if (state_) complete();
  const bool new_position =
      !state_ || state_->view.log.size() != state.view.log.size() || state_->view.start != state.view.start;
  const bool ended = state.hand_over() && (!state_ || !state_->hand_over());
  const bool begun = !state.hand_over() && state_ && state_->hand_over();
  const std::optional<session::TableState> before = std::exchange(state_, state);
  if (new_position) {
    looked_at_.reset();
    thought_.reset();
    said_.clear();
  }
  counting_ = false;
  show_board();
  counting_ = ended && !board_->notTurnedOver().empty();
  start_motion(before);
  show_plates();
  fill_cards();
  place_parts();
  announce(before);
  if (ended) return take_up_end();
  // What is typed next is a move: it must not press a button of the bar, whose meaning has changed.
  const bool bar_acted = new_position && cards_ && cards_->bets_have_focus(this);
  if (begun || bar_acted) board_->setFocus();
}

/// To check is to make a move.
void TableView::check() {
  board_->setFocus();
  say(tr("Now make your move: drag a piece, click it and its square, or type it (e4, Nf3)."));
}

void TableView::set_board_options(const BoardOptions& options) {
  options_ = options;
  chips_->set_ms(ChipFlight::usual_ms * options.move_ms / BoardOptions().move_ms);
  if (state_) show_board();
}

void TableView::set_player_name(const QString& name) {
  player_name_ = name;
  if (!state_) return;
  show_plates();
  show_score();
  show_end();
}

void TableView::set_flipped(bool flipped) {
  flipped_ = flipped;
  if (state_) show_board();
  place_parts();
}

void TableView::say(const QString& sentence) {
  said_ = sentence;
  if (!sentence.isEmpty() && cards_) cards_->tabs->choosePage(LogPage);  // where it is read
  show_note();
}

void TableView::prompt(const QString& sentence) {
  prompt_ = sentence;
  say(sentence);
}

void TableView::show_note() {
  if (!cards_) return;
  cards_->log->setNote(said_.isEmpty() && state_ ? usual_note() : said_);
  cards_->hint->set_note(cards_->tabs->isHidden() ? said_ : QString());
}

/// At the start what was sealed of the deal; later what the computer's last half-move has changed.
QString TableView::usual_note() const {
  if (const QString moved = TableWords::moved_for_person(*state_); !moved.isEmpty()) return moved;
  if (state_->view.setup.hidden == 0) return {};
  if (looked_at_) return TableWords::computer_thought(*state_, *looked_at_);
  if (state_->view.log.empty() && !state_->exercise) {
    const QString& sealed = state_->dealing.sides[other(state_->side())].commitment;
    return tr("The computer's deal is fixed and sealed as %1…: after the hand you can check it (\"Match\").")
        .arg(sealed.left(commitment_digits));
  }
  if (!ranges_shown_ || !state_->range_before || state_->range_before->deals == 1) return {};
  return RangePanel::changeWords(Words::move(TableWords::last_move(state_->view)), *state_->range_before,
                                 state_->range);
}

void TableView::look_at(int ply) {
  if (!state_) return;
  complete();
  const bool from_bets = cards_->bets_have_focus(this);
  looked_at_ = ply >= state_->view.ply ? std::nullopt : std::optional(ply);
  said_.clear();
  if (looked_at_) cards_->earlier->show_ply(state_->view, ply);
  if (looked_at_ && from_bets) board_->setFocus();
  cards_->log->showPly(looked_at_);
  show_board();
  show_plates();
  show_ranges();
  show_note();
  show_hint();
}

void TableView::look_at_present() {
  if (looked_at_) look_at(state_->view.ply);
}

void TableView::show_plates() {
  if (!state_) return;
  const bool brief = density() == Density::Compact;
  PlateState yours = TableWords::plate(*state_, state_->side(), brief);
  PlateState computers = TableWords::plate(*state_, other(state_->side()), brief);
  if (!player_name_.isEmpty()) yours.name = player_name_;
  if (counting_) {
    yours.line = Words::side(state_->side());
    computers.line = Words::side(other(state_->side()));
    yours.winner = computers.winner = false;
  }
  if (yours.stack) {
    *yours.stack -= chips_->to_come(state_->side());
    *computers.stack -= chips_->to_come(other(state_->side()));
  }
  if (looked_at_) {
    yours.line = TableWords::earlier_line(state_->side());
    computers.line = Words::side(other(state_->side()));
    yours.to_act = computers.to_act = false;
    yours.more.clear();
  }
  yours.typed = board_->typedText();
  your_plate_->setState(yours);
  computer_plate_->setState(computers);
}

void TableView::show_turn_clock(std::optional<double> seconds) {
  const int whole = seconds ? static_cast<int>(std::ceil(*seconds)) : 0;
  your_plate_->setClock(seconds ? TableWords::clock(whole / 60.0) : QString(), whole <= last_seconds);
  if (seconds && whole == last_seconds) say(tr("Ten seconds are left for this move; then the computer makes it."));
}

void TableView::show_log() {
  cards_->log->setView(state_->view, table_values::notes(*state_));
  cards_->log->showPly(looked_at_);
}

void TableView::show_score() {
  if (!cards_) return;
  ScoreState score = table_values::score(*state_, minutes_);
  score.your_name = player_name_;
  cards_->score->setState(score);
}

void TableView::show_minutes(double minutes) {
  minutes_ = minutes;
  if (state_ && cards_ && cards_->score->isVisible()) show_score();
}

void TableView::place_parts() {
  take_density(density_at(size()));
  const TablePlaces places = table_places(size(), devicePixelRatioF());
  computer_plate_->setGeometry(flipped_ ? places.plate_below : places.plate_above);
  your_plate_->setGeometry(flipped_ ? places.plate_above : places.plate_below);
  board_->setGeometry(places.board);
  if (state_) show_cards();
  if (cards_) cards_->place(places.column);
}

void TableView::take_density(Density density) {
  if (density == density_) return;
  density_ = density;
  for (PlateWidget* plate : {computer_plate_, your_plate_}) plate->setDensity(density);
  if (cards_) cards_->take_density(density);
  if (!state_) return;
  show_plates();
  show_end();
}

bool TableView::eventFilter(QObject* board, QEvent* event) {
  if (event->type() == QEvent::Paint) {
    board->removeEventFilter(this);
    QMetaObject::invokeMethod(this, &TableView::complete, Qt::QueuedConnection);
  }
  return QWidget::eventFilter(board, event);
}

/// A card beside the column that turned out to need another height.
bool TableView::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest && cards_) cards_->place(table_places(size(), devicePixelRatioF()).column);
  return QWidget::event(event);
}

void TableView::resizeEvent(QResizeEvent*) {
  place_parts();
}

}  // namespace raisechess

#include "moc_table_view.cpp"
