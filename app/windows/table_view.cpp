// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include <QEvent>
#include <QScrollArea>

#include <cmath>
#include <utility>

#include "announcer.h"
#include "card_column.h"
#include "chip_motion.h"
#include "earlier_card.h"
#include "style/metrics.h"
#include "style/tab_card.h"
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
      scroll_(new QScrollArea(this)),
      cards_(new CardColumn),
      earlier_(new EarlierCard),
      bar_(new ActionBar),
      hand_panel_(new HandPanel),
      result_(new ResultPanel),
      material_(new MaterialPanel),
      turned_up_(new TurnedUpPanel),
      next_(new NextHandPanel(this)),
      ranges_(new RangePanel),
      tabs_(new TabCard),
      log_(new LogPanel),
      score_(new ScorePanel),
      chips_(make_chip_motion()),
      announcer_(new Announcer(this)) {
  build_cards();
  connect_parts();
  scroll_->hide();
  board_->installEventFilter(this);
  board_->setFocus();
}

void TableView::prepare_pictures(QSize window, double scale) {
  const QSize table(window.width(), window.height() - TopBar::height_at(window.width()));
  BoardWidget::preparePictures(table_places(table, scale).board.width(), scale);
}

void TableView::build_cards() {
  tabs_->addPage({}, turned_up_);
  tabs_->addPage(tr("Moves and bets"), log_);
  tabs_->addPage(tr("Match"), score_);
  tabs_->setPage(TurnedUpPage, {}, false);
  for (QWidget* card :
       std::initializer_list<QWidget*>{earlier_, bar_, hand_panel_, result_, ranges_, material_, tabs_}) {
    cards_->add(card);
    card->hide();
  }
  next_->hide();
  scroll_->setWidget(cards_);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
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
  connect(earlier_, &EarlierCard::back_chosen, this, &TableView::look_at_present);
  connect(bar_, &ActionBar::actionChosen, this, &TableView::action_chosen);
  connect(bar_, &ActionBar::checkChosen, this, &TableView::check);
  connect(hand_panel_, &HandPanel::actionChosen, this, &TableView::action_chosen);
  connect(ranges_, &RangePanel::styleChosen, this, &TableView::range_style_chosen);
  connect(ranges_, &RangePanel::typeChosen, this, &TableView::type_chosen);
  connect(ranges_, &RangePanel::thoughtLetGo, this, &TableView::thought_let_go);
  connect(log_, &LogPanel::plySelected, this, &TableView::look_at);
  connect(next_, &NextHandPanel::nextChosen, this, &TableView::next_hand_chosen);
  connect(next_, &NextHandPanel::reviewChosen, this, &TableView::review_chosen);
  connect(next_, &NextHandPanel::stopChosen, this, &TableView::stop_chosen);
  connect(next_, &NextHandPanel::newMatchChosen, this, &TableView::new_match_chosen);
}

void TableView::set_state(const session::TableState& state) {
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
  show_ranges();
  show_log();
  show_note();
  show_score();
  show_end();
  place_parts();
  announce(before);
  // What is typed next is a move: it must not press a button of the bar, whose meaning has changed.
  const bool bar_acted = new_position && focusWidget() != nullptr && bar_->isAncestorOf(focusWidget());
  if (ended) {
    if (state.view.setup.hidden > 0 && !counting_) tabs_->choosePage(TurnedUpPage);
    next_->nextButton()->setFocus();
  } else if (begun || bar_acted) {
    board_->setFocus();
  }
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
  if (!sentence.isEmpty()) tabs_->choosePage(LogPage);  // where it is read
  show_note();
}

void TableView::show_note() {
  log_->setNote(said_.isEmpty() && state_ ? usual_note() : said_);
}

/// At the start what was sealed of the deal; later what the computer's last half-move has changed.
QString TableView::usual_note() const {
  if (const QString moved = TableWords::moved_for_person(*state_); !moved.isEmpty()) return moved;
  if (state_->view.setup.hidden == 0) return {};
  if (looked_at_) return TableWords::computer_thought(*state_, *looked_at_);
  if (state_->view.log.empty()) {
    const QString& sealed = state_->dealing.sides[other(state_->side())].commitment;
    return tr("The computer's deal is fixed and sealed as %1…: after the hand you can check it (\"Match\").")
        .arg(sealed.left(commitment_digits));
  }
  if (!ranges_shown_ || !state_->range_before || *state_->range_before == state_->range) return {};
  return RangePanel::changeWords(Words::move(TableWords::last_move(state_->view)), *state_->range_before,
                                 state_->range);
}

void TableView::look_at(int ply) {
  if (!state_) return;
  const bool from_bets =
      focusWidget() != nullptr && (bar_->isAncestorOf(focusWidget()) || hand_panel_->isAncestorOf(focusWidget()));
  looked_at_ = ply >= state_->view.ply ? std::nullopt : std::optional(ply);
  said_.clear();
  if (looked_at_) {
    earlier_->show_ply(state_->view, ply);
    board_->setHints({});
  }
  if (looked_at_ && from_bets) board_->setFocus();
  log_->showPly(looked_at_);
  show_board();
  show_plates();
  show_ranges();
  show_note();
  show_cards();
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
  log_->setView(state_->view, table_values::notes(*state_));
  log_->showPly(looked_at_);
}

void TableView::show_score() {
  ScoreState score = table_values::score(*state_, minutes_);
  score.your_name = player_name_;
  score_->setState(score);
}

void TableView::show_minutes(double minutes) {
  minutes_ = minutes;
  if (state_ && score_->isVisible()) show_score();
}

void TableView::show_end() {
  if (!state_->hand_over()) {
    tabs_->setPage(TurnedUpPage, {}, false);
    bar_->setView(state_->view);
    hand_panel_->setView(state_->view);
    return;
  }
  HandEnd end = table_values::hand_end(*state_);
  end.your_name = player_name_;
  result_->setEnd(end);
  result_->setSaid(!counting_);
  material_->setEnd(end);
  material_->setFaceDown(counting_ ? board_->notTurnedOver() : std::vector<Square>());
  const Density close = end.view.setup.hidden > 3 ? Density::Compact : density();
  material_->setDensity(close);
  turned_up_->setDensity(close);
  turned_up_->setEnd(end);
  tabs_->setPage(TurnedUpPage, TurnedUpPanel::title(end), end.view.setup.hidden > 0 && !counting_);
  next_->setEnd(end);
}

/// Of the cards, also before they are shown.
int TableView::column_width() const {
  return table_places(size(), devicePixelRatioF()).column.width();
}

/// Its place is taken while an earlier position is shown.
QWidget* TableView::top_card() const {
  if (state_->hand_over()) return result_;
  return state_->with_chips() ? static_cast<QWidget*>(bar_) : hand_panel_;
}

void TableView::show_cards() {
  const bool over = state_->hand_over();
  const bool hidden_pieces = state_->view.setup.hidden > 0;
  if (looked_at_) {
    const int tall = height_of(top_card(), column_width());
    earlier_->setFixedHeight(std::max(tall, earlier_->heightForWidth(column_width())));
  }
  for (QWidget* card : std::initializer_list<QWidget*>{bar_, hand_panel_, result_}) {
    card->setVisible(card == top_card() && !looked_at_);
  }
  earlier_->setVisible(looked_at_.has_value());
  ranges_->setVisible(!over && ranges_shown_ && hidden_pieces);
  material_->setVisible(over && turns_all_up(state_->view.result->kind));
  next_->setVisible(over);
  tabs_->setMinimumHeight(over && hidden_pieces ? tabs_->heightFor(TurnedUpPage, column_width()) : 0);
  tabs_->show();
}

void TableView::place_parts() {
  take_density(density_at(size()));
  const TablePlaces places = table_places(size(), devicePixelRatioF());
  computer_plate_->setGeometry(flipped_ ? places.plate_below : places.plate_above);
  your_plate_->setGeometry(flipped_ ? places.plate_above : places.plate_below);
  board_->setGeometry(places.board);
  if (state_) show_cards();
  place_column(places.column);
}

/// What comes next stands below the other cards and never scrolls away.
void TableView::place_column(QRect column) {
  if (next_->isVisibleTo(this)) {
    const int tall = height_of(next_, column.width());
    next_->setGeometry(column.x(), column.bottom() + 1 - tall, column.width(), tall);
    column.setHeight(column.height() - tall - cards_->gap());
  }
  scroll_->setGeometry(column);
  cards_->updateGeometry();
}

void TableView::take_density(Density density) {
  if (density == density_) return;
  density_ = density;
  cards_->set_gap(density == Density::Compact ? metrics::panel_gap_compact : metrics::panel_gap);
  for (PlateWidget* plate : {computer_plate_, your_plate_}) plate->setDensity(density);
  bar_->setDensity(density);
  hand_panel_->setDensity(density);
  ranges_->setDensity(density);
  log_->setDensity(density);
  tabs_->setDensity(density);
  result_->setDensity(density);
  if (!state_) return;
  show_plates();
  show_end();
}

bool TableView::cards_shown() const {
  return scroll_->isVisible();
}

bool TableView::eventFilter(QObject* board, QEvent* event) {
  if (event->type() == QEvent::Paint) {
    board->removeEventFilter(this);
    QMetaObject::invokeMethod(scroll_, &QWidget::show, Qt::QueuedConnection);
  }
  return QWidget::eventFilter(board, event);
}

void TableView::resizeEvent(QResizeEvent*) {
  place_parts();
}

}  // namespace raisechess
