// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include <QKeyEvent>
#include <QScrollArea>

#include <cmath>

#include "card_column.h"
#include "style/metrics.h"
#include "style/tab_card.h"
#include "table_words.h"
#include "top_bar.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

/// Lengths of the two columns, in device-independent pixels.
struct Spaces {
  int left, right, top, bottom;
  int plate;  ///< height of a plate
  int plate_gap;
  int column_gap;
  int least_cards;  ///< width of the right column
};

constexpr Spaces normal_spaces{34, 24, 12, 30, 50, 8, 30, 470};
constexpr Spaces compact_spaces{14, 14, 5, 10, 37, 5, 14, 440};

Density density_at(int width) {
  return width < metrics::compact_below ? Density::Compact : Density::Normal;
}

const Spaces& spaces_at(Density density) {
  return density == Density::Compact ? compact_spaces : normal_spaces;
}

/// The side of the largest board that leaves the plates and the cards their room in a table of this size.
int board_side(QSize table, const Spaces& space, double scale) {
  const int plates = 2 * (space.plate + space.plate_gap);
  const int tallest = table.height() - space.top - space.bottom - plates;
  const int widest = table.width() - space.left - space.right - space.column_gap - space.least_cards;
  return BoardWidget::fittingSide(std::max(64, std::min(tallest, widest)), scale);
}

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
      bar_(new ActionBar),
      hand_panel_(new HandPanel),
      result_(new ResultPanel),
      material_(new MaterialPanel),
      turned_up_(new TurnedUpPanel),
      next_(new NextHandPanel(this)),
      ranges_(new RangePanel),
      tabs_(new TabCard),
      log_(new LogPanel),
      score_(new ScorePanel) {
  build_cards();
  connect_parts();
  board_->setFocus();
}

void TableView::prepare_pictures(QSize window, double scale) {
  const Density density = density_at(window.width());
  const QSize table(window.width(), window.height() - TopBar::height_at(density));
  BoardWidget::preparePictures(board_side(table, spaces_at(density), scale), scale);
}

void TableView::build_cards() {
  tabs_->addPage(tr("Moves and bets"), log_);
  tabs_->addPage(tr("Match"), score_);
  for (QWidget* card :
       std::initializer_list<QWidget*>{bar_, hand_panel_, result_, ranges_, material_, turned_up_, tabs_}) {
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
  connect(board_, &BoardWidget::moveChosen, this, [this](Move move) { emit action_chosen(MakeMove{move}); });
  connect(board_, &BoardWidget::moveRefused, this, &TableView::say);
  connect(bar_, &ActionBar::actionChosen, this, &TableView::action_chosen);
  connect(bar_, &ActionBar::checkChosen, this, [this] { board_->setFocus(); });
  connect(hand_panel_, &HandPanel::actionChosen, this, &TableView::action_chosen);
  connect(ranges_, &RangePanel::styleChosen, this, &TableView::range_style_chosen);
  connect(log_, &LogPanel::plySelected, this, &TableView::look_at);
  connect(next_, &NextHandPanel::nextChosen, this, &TableView::next_hand_chosen);
  connect(next_, &NextHandPanel::stopChosen, this, &TableView::stop_chosen);
  connect(next_, &NextHandPanel::newMatchChosen, this, &TableView::new_match_chosen);
}

void TableView::set_state(const session::TableState& state) {
  const bool new_position =
      !state_ || state_->view.log.size() != state.view.log.size() || state_->view.start != state.view.start;
  const bool ended = state.hand_over() && (!state_ || !state_->hand_over());
  const bool begun = !state.hand_over() && state_ && state_->hand_over();
  state_ = state;
  if (new_position) {
    looked_at_.reset();
    said_.clear();
  }
  show_board();
  show_plates();
  show_ranges();
  show_log();
  show_note();
  show_score();
  show_end();
  place_parts();
  // What is typed next is a move: it must not press a button of the bar, whose meaning has changed.
  const bool bar_acted = new_position && focusWidget() != nullptr && bar_->isAncestorOf(focusWidget());
  if (ended) {
    next_->nextButton()->setFocus();
  } else if (begun || bar_acted) {
    board_->setFocus();
  }
}

void TableView::set_board_options(const BoardOptions& options) {
  options_ = options;
  if (state_) show_board();
}

void TableView::set_flipped(bool flipped) {
  flipped_ = flipped;
  if (state_) show_board();
  place_parts();
}

void TableView::set_ranges_shown(bool shown) {
  ranges_shown_ = shown;
  if (!state_) return;
  show_board();
  show_cards();
  show_note();
}

void TableView::say(const QString& sentence) {
  said_ = sentence;
  show_note();
}

void TableView::show_note() {
  log_->setNote(said_.isEmpty() && state_ ? usual_note() : said_);
}

/// At the start what was sealed of the deal; later what the computer's last half-move has changed.
QString TableView::usual_note() const {
  if (const QString moved = TableWords::moved_for_person(*state_); !moved.isEmpty()) return moved;
  if (state_->view.setup.hidden == 0) return {};
  if (looked_at_) return tr("You look back at what you knew then.");
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
  const bool present = ply >= state_->view.ply;
  looked_at_ = present ? std::nullopt : std::optional(ply);
  log_->showPly(looked_at_);
  show_board();
  show_ranges();
  show_note();
  bar_->setBlocked(present ? QString() : tr("You are looking back; the right arrow brings you to the present."));
}

void TableView::show_board() {
  BoardState shown;
  shown.view = state_->view;
  shown.ply = looked_at_;
  if (looked_at_) {
    const session::PastKnowledge& then = state_->knowledge_at(*looked_at_);
    shown.range = then.range;
    shown.told = then.told;
  } else {
    shown.range = state_->range;
    shown.told = state_->told;
    shown.secrecy = state_->secrecy;
  }
  BoardOptions options = options_;
  options.flipped = (state_->side() == Side::Black) != flipped_;
  options.show_types = options_.show_types && ranges_shown_;
  board_->setOptions(options);
  board_->setState(std::move(shown));
}

void TableView::show_plates() {
  const bool brief = density() == Density::Compact;
  your_plate_->setState(TableWords::plate(*state_, state_->side(), brief));
  computer_plate_->setState(TableWords::plate(*state_, other(state_->side()), brief));
}

void TableView::show_turn_clock(std::optional<double> seconds) {
  const int whole = seconds ? static_cast<int>(std::ceil(*seconds)) : 0;
  your_plate_->setClock(seconds ? TableWords::clock(whole / 60.0) : QString(), whole <= last_seconds);
  if (seconds && whole == last_seconds) say(tr("Ten seconds are left for this move; then the computer makes it."));
}

void TableView::show_ranges() {
  if (looked_at_) {
    const session::PastKnowledge& then = state_->knowledge_at(*looked_at_);
    ranges_->setRanges(then.range, then.told);
  } else {
    ranges_->setRanges(state_->range, state_->told);
  }
}

void TableView::show_log() {
  std::vector<PlyNote> notes;
  const bool white = state_->side() == Side::White;
  for (const session::PlyFacts& ply : state_->plies) {
    PlyNote note;
    if (state_->with_chips()) note.pot = ply.pot;
    note.bits_told_by_you = white ? ply.bits_told_white : ply.bits_told_black;
    note.bits_told_by_computer = white ? ply.bits_told_black : ply.bits_told_white;
    notes.push_back(note);
  }
  log_->setView(state_->view, notes);
  log_->showPly(looked_at_);
}

void TableView::show_score() {
  ScoreState shown;
  shown.score = state_->score;
  shown.you = state_->person;
  shown.with_chips = state_->with_chips();
  if (state_->next_level_minutes) shown.minutes_to_next_level = *state_->next_level_minutes - minutes_;
  const auto dealing = [&](Side side) {
    const session::DealingSide& of = state_->dealing.sides[side];
    return DealingShown{of.commitment, of.secret, of.verified};
  };
  shown.your_dealing = dealing(state_->side());
  shown.computers_dealing = dealing(other(state_->side()));
  score_->setState(shown);
}

void TableView::show_minutes(double minutes) {
  minutes_ = minutes;
  if (state_ && score_->isVisible()) show_score();
}

HandEnd TableView::hand_end() const {
  HandEnd end;
  end.view = state_->view;
  end.score = state_->score;
  end.you = state_->person;
  if (state_->view.setup.hidden > 0) {
    // what turned the pieces up told all, so what was known before it counts
    const bool told_all = end.turned_up() && state_->view.ply > 0;
    const session::PastKnowledge& then = state_->knowledge_at(state_->view.ply - (told_all ? 1 : 0));
    end.last_range = then.range;
    end.last_told = then.told;
  }
  const session::DealingSide& computers = state_->dealing.sides[other(state_->side())];
  end.commitment = computers.commitment;
  end.verified = computers.verified;
  end.opened = computers.deal;
  end.next_blinds = state_->score.blinds;
  end.match_over = state_->match_over;
  return end;
}

void TableView::show_end() {
  if (!state_->hand_over()) {
    bar_->setView(state_->view);
    hand_panel_->setView(state_->view);
    return;
  }
  const HandEnd end = hand_end();
  result_->setEnd(end);
  material_->setEnd(end);
  turned_up_->setEnd(end);
  const bool many = end.view.setup.hidden > 3;
  material_->setDensity(many ? Density::Compact : density());
  turned_up_->setDensity(many ? Density::Compact : density());
  next_->setEnd(end);
}

void TableView::show_cards() {
  const bool over = state_->hand_over();
  const bool hidden_pieces = state_->view.setup.hidden > 0;
  bar_->setVisible(!over && state_->with_chips());
  hand_panel_->setVisible(!over && !state_->with_chips());
  ranges_->setVisible(!over && ranges_shown_ && hidden_pieces);
  result_->setVisible(over);
  material_->setVisible(over && hand_end().turned_up());
  turned_up_->setVisible(over && hidden_pieces);
  next_->setVisible(over);
  tabs_->setVisible(!material_->isVisibleTo(this) || !hidden_pieces);
}

void TableView::place_parts() {
  take_density(density_at(width()));
  const Spaces& space = spaces_at(density());
  const int side = board_side(size(), space, devicePixelRatioF());
  int y = space.top;
  PlateWidget* above = flipped_ ? your_plate_ : computer_plate_;
  PlateWidget* below = flipped_ ? computer_plate_ : your_plate_;
  above->setGeometry(space.left, y, side, space.plate);
  y += space.plate + space.plate_gap;
  board_->setGeometry(space.left, y, side, side);
  y += side + space.plate_gap;
  below->setGeometry(space.left, y, side, space.plate);
  const int x = space.left + side + space.column_gap;
  if (state_) show_cards();
  place_column({x, space.top, width() - x - space.right, y + space.plate - space.top});
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

void TableView::resizeEvent(QResizeEvent*) {
  place_parts();
}

/// Keys that nobody else wanted: bets while one is to be answered, looking back, Enter for the next hand, and Esc to
/// cut the computer's thinking short.
void TableView::keyPressEvent(QKeyEvent* event) {
  const bool alt = event->modifiers() == Qt::AltModifier;
  if (alt && event->key() == Qt::Key_Left) return log_->stepBack();
  if (alt && event->key() == Qt::Key_Right) return log_->stepForward();
  if (alt && event->key() == Qt::Key_Home) return log_->toStart();
  if (alt && event->key() == Qt::Key_End) return log_->toPresent();
  if (!state_) return QWidget::keyPressEvent(event);
  if (state_->hand_over() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
    return next_->nextButton()->isVisible() ? emit next_->nextButton()->triggered() : void();
  }
  if (state_->thinking && event->key() == Qt::Key_Escape) return emit skip_wanted();
  if (event->modifiers() == Qt::NoModifier && bar_->isVisible() && bar_->tryKey(event->key())) return;
  QWidget::keyPressEvent(event);
}

}  // namespace raisechess
