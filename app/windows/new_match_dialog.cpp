// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match_dialog.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

#include "kind_card.h"
#include "level_bars.h"
#include "level_words.h"
#include "settings.h"
#include "style/metrics.h"
#include "style/panel.h"
#include "style/theme.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int usual_width = 760;
constexpr int side_room = 24;
constexpr std::array hidden_counts{3, 4, 5};
constexpr std::array showdown_moves{20, 30, 40, showdown_to_mate};
constexpr std::array minutes_of_level{0, 5, 10, 15};

template <std::size_t N>
int place_of(const std::array<int, N>& values, int value) {
  const auto found = std::find(values.begin(), values.end(), value);
  return found == values.end() ? 0 : static_cast<int>(found - values.begin());
}

enum ArrayChoice { ArrayStandard, ArrayDrawn, ArrayNumbered };
enum ColourChoice { ColourWhite, ColourBlack, ColourByLot };

QVBoxLayout* card_layout(Panel* card) {
  auto* layout = new QVBoxLayout(card);
  layout->setContentsMargins(16, 12, 16, 12);
  layout->setSpacing(8);
  return layout;
}

Label* card_title(const QString& text, QWidget* parent) {
  auto* title = new Label(TextRole::Body, Tone::Text, parent);
  title->setRole(TextRole::Body, true);
  title->setText(text);
  return title;
}

QGridLayout* rows_layout() {
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(3);
  grid->setColumnStretch(1, 1);
  return grid;
}

}  // namespace

NewMatchDialog::NewMatchDialog(const session::MatchChoice& choice, const QStringList& levels, bool match_is_on,
                               QWidget* parent)
    : QDialog(parent), level_ids_(levels) {
  setWindowTitle(tr("New match"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(scrolled_cards(levels), 1);
  layout->addWidget(buttons(match_is_on));
  show_choice(choice);
  take_size();
  start_->setFocus();
}

QWidget* NewMatchDialog::scrolled_cards(const QStringList& levels) {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  body_ = new QWidget;
  auto* layout = new QVBoxLayout(body_);
  layout->setContentsMargins(side_room, 14, side_room, 10);
  layout->setSpacing(12);
  auto* title = new Label(TextRole::DialogTitle, Tone::Text, body_);
  title->setText(tr("New match"));
  layout->addWidget(title);
  layout->addWidget(kind_cards());
  layout->addWidget(level_card(levels));
  auto* columns = new QHBoxLayout;
  columns->setSpacing(12);
  columns->addWidget(hand_card(), 1);
  columns->addWidget(betting_card(), 1);
  layout->addLayout(columns, 1);
  area->setWidget(body_);
  return area;
}

QWidget* NewMatchDialog::kind_cards() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(12);
  cards_ = {
      new KindCard(KindCard::Picture::HiddenPiece, tr("Without chips"),
                   tr("The same deal, moves and showdown, and no bets. The score is hands. Best to start with."), row),
      new KindCard(KindCard::Picture::Coins, tr("Heads-up with chips"),
                   tr("Every move can be a bet. 100 chips each; the match ends when one of you has none."), row),
      new KindCard(KindCard::Picture::None, tr("Classic chess"), tr("Nothing hidden, no chips, to mate."), row)};
  constexpr std::array widths{8, 8, 5};
  for (std::size_t place = 0; place < cards_.size(); ++place) {
    layout->addWidget(cards_[place], widths[place]);
    connect(cards_[place], &QAbstractButton::toggled, this, [this, place](bool on) {
      if (on) choose_kind(static_cast<MatchKind>(place));
    });
  }
  return row;
}

QWidget* NewMatchDialog::level_card(const QStringList& levels) {
  auto* card = new Panel(Panel::Surface::Card, this);
  auto* layout = card_layout(card);
  QStringList names;
  for (const QString& id : levels) names << LevelWords::name(id);
  Row& row = rows_[static_cast<std::size_t>(Field::Level)];
  auto* line = new QHBoxLayout;
  line->addWidget(row.name = card_title(tr("The computer plays as"), card));
  row.choices = new Segments(names, card);
  row.choices->setAccessibleName(row.name->text());
  row.choices->setVisible(levels.size() > 1);
  line->addWidget(row.choices, 1);
  layout->addLayout(line);
  auto* words = new QHBoxLayout;
  words->setSpacing(8);
  words->addWidget(level_bars_ = new LevelBars(static_cast<int>(levels.size()), card));
  words->addWidget(level_name_ = card_title({}, card), 0, Qt::AlignTop);
  words->addWidget(row.note = new Label(TextRole::Secondary, Tone::Quiet, card), 1);
  row.note->setWordWrap(true);
  layout->addLayout(words);
  connect(row.choices, &Segments::chosenChanged, this, &NewMatchDialog::say_notes);
  return card;
}

void NewMatchDialog::add_row(QGridLayout* grid, Field field, const QString& name, const QStringList& choices) {
  Row& row = rows_[static_cast<std::size_t>(field)];
  const int line = grid->rowCount();
  row.name = new Label(TextRole::Body, Tone::Text, this);
  row.name->setText(name);
  row.choices = new Segments(choices, this);
  row.choices->setAccessibleName(name);
  row.note = new Label(TextRole::Note, Tone::Quiet, this);
  row.note->setWordWrap(true);
  grid->addWidget(row.name, line, 0);
  grid->addWidget(row.choices, line, 1);
  grid->addWidget(row.note, line + 1, 1);
  grid->setRowMinimumHeight(line + 2, 3);
  connect(row.choices, &Segments::chosenChanged, this, &NewMatchDialog::say_notes);
}

QWidget* NewMatchDialog::hand_card() {
  auto* card = new Panel(Panel::Surface::Card, this);
  auto* layout = card_layout(card);
  layout->addWidget(card_title(tr("The hand"), card));
  auto* grid = rows_layout();
  layout->addLayout(grid);
  layout->addStretch();
  add_row(grid, Field::Hidden, tr("Hidden pieces"), {tr("3"), tr("4"), tr("5")});
  add_row(grid, Field::Array, tr("Starting array"), {tr("Standard"), tr("Chess960"), tr("No.", "number of an array")});
  add_array_number(grid);
  add_row(grid, Field::Showdown, tr("Showdown"), {tr("move 20"), tr("30"), tr("40"), tr("to mate")});
  add_row(grid, Field::Colour, tr("You play"), {tr("White"), tr("Black"), tr("by lot")});
  add_row(grid, Field::Draws, tr("Classic draws"), {tr("off"), tr("on")});
  add_row(grid, Field::KingCapture, tr("King capture"), {tr("off"), tr("on")});
  connect(field(Field::Showdown), &Segments::chosenChanged, this, &NewMatchDialog::follow_showdown);
  return card;
}

/// The number of a Chess960 array, beside the note of the row above.
void NewMatchDialog::add_array_number(QGridLayout* grid) {
  array_number_ = new QSpinBox(this);
  array_number_->setRange(0, 959);
  array_number_->setAccessibleName(tr("Chess960 number"));
  connect(array_number_, &QSpinBox::valueChanged, this, &NewMatchDialog::say_notes);
  Label* note = rows_[static_cast<std::size_t>(Field::Array)].note;
  grid->removeWidget(note);
  auto* line = new QHBoxLayout;
  line->addWidget(note, 1);
  line->addWidget(array_number_);
  grid->addLayout(line, grid->rowCount() - 2, 1);
}

QWidget* NewMatchDialog::betting_card() {
  auto* card = new Panel(Panel::Surface::Card, this);
  auto* layout = card_layout(card);
  auto* head = new QHBoxLayout;
  head->addWidget(betting_title_ = card_title(tr("The betting"), card), 1);
  head->addWidget(no_betting_ = new Label(TextRole::Note, Tone::Quiet, card));
  layout->addLayout(head);
  auto* grid = rows_layout();
  layout->addLayout(grid);
  add_row(grid, Field::BetSizes, tr("Size of bets"), {tr("No-limit"), tr("Pot-limit")});
  add_row(grid, Field::Blinds, tr("Blinds rise"), {tr("steady"), tr("5"), tr("10"), tr("15 min")});
  const int line = grid->rowCount();
  chips_name_ = new Label(TextRole::Body, Tone::Text, card);
  chips_name_->setText(tr("Chips each"));
  grid->addWidget(chips_name_, line, 0);
  auto* chips = new QHBoxLayout;
  chips->setSpacing(6);
  chips->addWidget(chips_ = card_title({}, card));
  chips->addWidget(chips_note_ = new Label(TextRole::Secondary, Tone::Quiet, card), 1);
  grid->addLayout(chips, line, 1);
  layout->addStretch();
  auto* rule = new QFrame(card);
  rule->setFrameShape(QFrame::HLine);
  rule->setFrameShadow(QFrame::Plain);
  rule->setForegroundRole(QPalette::Mid);
  layout->addWidget(rule);
  layout->addWidget(summary_ = new Label(TextRole::Secondary, Tone::Quiet, card));
  summary_->setWordWrap(true);
  return card;
}

QWidget* NewMatchDialog::buttons(bool match_is_on) {
  footer_ = new QWidget(this);
  auto* layout = new QHBoxLayout(footer_);
  layout->setContentsMargins(side_room - metrics::ring_room, 8, side_room - metrics::ring_room, 10);
  layout->setSpacing(4);
  usual_ = new Button(Button::Look::Secondary, footer_);
  usual_->setLabel(tr("Usual settings"), {});
  cancel_ = new Button(Button::Look::Secondary, footer_);
  cancel_->setLabel(tr("Cancel"), tr("Esc", "the key"));
  start_ = new Button(Button::Look::Primary, footer_);
  start_->setLabel(tr("Start match"), tr("Enter", "the key"));
  auto* warning = new Label(TextRole::Secondary, Tone::Note, footer_);
  warning->setWordWrap(true);
  warning->setText(match_is_on ? tr("It ends the match that is on.") : QString());
  layout->addWidget(usual_);
  layout->addWidget(warning, 1);
  layout->addWidget(cancel_);
  layout->addWidget(start_);
  connect(usual_, &Button::triggered, this, [this] { show_choice(usual_choice()); });
  connect(cancel_, &Button::triggered, this, &QDialog::reject);
  connect(start_, &Button::triggered, this, &QDialog::accept);
  return footer_;
}

/// The size that the cards want, if the screen has the room; else they scroll.
void NewMatchDialog::take_size() {
  const int width = std::max(usual_width, body_->minimumSizeHint().width());
  const int wanted = std::max(body_->sizeHint().height(), body_->heightForWidth(width)) + footer_->sizeHint().height();
  resize(QSize(width, wanted).boundedTo(screen()->availableSize()));
}

/// Enter starts the match wherever the focus is, as is written on its button.
void NewMatchDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    start_->click();
  } else {
    QDialog::keyPressEvent(event);
  }
}

void NewMatchDialog::paintEvent(QPaintEvent*) {
  QPainter(this).fillRect(QRect(0, footer_->y(), width(), 1), theme().line);
}

void NewMatchDialog::show_choice(const session::MatchChoice& choice) {
  const HandSetup& hand = choice.setup.hand;
  const bool classic = hand.hidden == 0;
  field(Field::Level)->choose(std::max(0, static_cast<int>(level_ids_.indexOf(choice.level))));
  field(Field::Hidden)->choose(place_of(hidden_counts, hand.hidden));
  array_number_->setValue(hand.array);
  field(Field::Array)
      ->choose(choice.draw_array              ? ArrayDrawn
               : hand.array == standard_array ? ArrayStandard
                                              : ArrayNumbered);
  field(Field::Showdown)
      ->choose(place_of(showdown_moves, classic ? usual_choice().setup.hand.showdown : hand.showdown));
  field(Field::Colour)
      ->choose(choice.draw_colour                    ? ColourByLot
               : choice.setup.first_white == Seat::A ? ColourWhite
                                                     : ColourBlack);
  field(Field::Draws)->choose(hand.classic_draws && !classic ? 1 : 0);
  field(Field::KingCapture)->choose(hand.king_capture ? 1 : 0);
  field(Field::BetSizes)->choose(hand.betting == BettingMode::PotLimit ? 1 : 0);
  field(Field::Blinds)->choose(place_of(minutes_of_level, choice.setup.blind_minutes));
  choose_kind(kind_of(choice.setup));
}

void NewMatchDialog::choose_kind(MatchKind kind) {
  kind_ = kind;
  cards_[static_cast<std::size_t>(kind)]->setChecked(true);
  say_notes();
}

/// RULES 5: the classic draws are preset on when "to mate" is chosen.
void NewMatchDialog::follow_showdown() {
  const bool to_mate = showdown_moves[static_cast<std::size_t>(chosen(Field::Showdown))] == showdown_to_mate;
  field(Field::Draws)->choose(to_mate ? 1 : 0);
  say_notes();
}

void NewMatchDialog::say(Field field, const QString& note, bool available) {
  const Row& row = rows_[static_cast<std::size_t>(field)];
  row.note->say(note);
  row.choices->setUnavailable(available ? QString() : note);
  row.name->setTone(available ? Tone::Text : Tone::Quiet);
}

void NewMatchDialog::say_notes() {
  const session::MatchChoice shown = choice();
  const NewMatchNotes notes(shown);
  const bool hides = kind_ != MatchKind::Classic;
  level_name_->setText(tr("%1:", "a level, before what it is like").arg(LevelWords::name(shown.level)));
  level_bars_->show_level(chosen(Field::Level));
  say(Field::Level, LevelWords::description(shown.level), true);
  say(Field::Hidden, notes.hidden, hides);
  say(Field::Array, notes.array, true);
  array_number_->setVisible(chosen(Field::Array) == ArrayNumbered);
  say(Field::Showdown, notes.showdown, hides);
  say(Field::Colour, notes.colour, true);
  say(Field::Draws, notes.draws, hides);
  say(Field::KingCapture, notes.king_capture, hides);
  say_betting(notes);
}

void NewMatchDialog::say_betting(const NewMatchNotes& notes) {
  const bool bets = notes.no_betting.isEmpty();
  betting_title_->setTone(bets ? Tone::Text : Tone::Quiet);
  no_betting_->say(notes.no_betting);
  say(Field::BetSizes, notes.bet_sizes, bets);
  say(Field::Blinds, notes.blinds, bets);
  chips_name_->setTone(bets ? Tone::Text : Tone::Quiet);
  chips_->setText(bets ? QLocale().toString(MatchSetup().chips) : QStringLiteral("—"));
  chips_note_->setText(bets ? tr("the same in every match") : QString());
  summary_->setText(notes.summary);
}

session::MatchChoice NewMatchDialog::choice() const {
  session::MatchChoice choice;
  HandSetup& hand = choice.setup.hand;
  const bool classic = kind_ == MatchKind::Classic;
  const bool bets = kind_ == MatchKind::HeadsUp;
  if (!level_ids_.isEmpty()) choice.level = level_ids_[chosen(Field::Level)];
  hand.hidden = classic ? 0 : hidden_counts[static_cast<std::size_t>(chosen(Field::Hidden))];
  choice.draw_array = chosen(Field::Array) == ArrayDrawn;
  hand.array = chosen(Field::Array) == ArrayNumbered ? array_number_->value() : standard_array;
  hand.showdown = classic ? showdown_to_mate : showdown_moves[static_cast<std::size_t>(chosen(Field::Showdown))];
  hand.classic_draws = classic || chosen(Field::Draws) == 1;
  hand.promotion = classic ? PromotionRule::Choice : PromotionRule::Queen;
  hand.king_capture = !classic && chosen(Field::KingCapture) == 1;
  hand.betting = !bets                          ? BettingMode::None
                 : chosen(Field::BetSizes) == 1 ? BettingMode::PotLimit
                                                : BettingMode::NoLimit;
  choice.setup.blind_minutes = bets ? minutes_of_level[static_cast<std::size_t>(chosen(Field::Blinds))] : 0;
  choice.draw_colour = chosen(Field::Colour) == ColourByLot;
  choice.setup.first_white = chosen(Field::Colour) == ColourBlack ? Seat::B : Seat::A;
  return choice;
}

}  // namespace raisechess
