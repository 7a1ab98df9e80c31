// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match_dialog.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

#include "kind_card.h"
#include "level_bars.h"
#include "level_words.h"
#include "settings.h"
#include "style/metrics.h"
#include "style/panel.h"
#include "style/screen_room.h"
#include "style/theme.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int usual_width = 760;
constexpr int side_room = 24;
constexpr int rounding = 14;  ///< by which the layouts' own sums can be short

QVBoxLayout* card_layout(Panel* card) {
  auto* layout = new QVBoxLayout(card);
  layout->setContentsMargins(16, 10, 16, 10);
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
    : QDialog(parent), levels_(levels), match_is_on_(match_is_on), fields_(choice, levels) {
  setWindowTitle(tr("New match"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(scrolled_cards(levels), 1);
  layout->addWidget(buttons());
  show_fields();
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
  layout->setContentsMargins(side_room, 12, side_room, 8);
  layout->setSpacing(10);
  auto* title = new Label(TextRole::DialogTitle, Tone::Text, body_);
  title->setText(tr("New match"));
  layout->addWidget(title);
  layout->addWidget(kind_cards());
  layout->addWidget(level_card(levels));
  auto* columns = new QHBoxLayout;
  columns->setSpacing(12);
  columns->addWidget(hand_card(), 1);
  auto* right = new QVBoxLayout;
  right->setSpacing(12);
  right->addWidget(betting_card());
  right->addWidget(match_card(), 1);
  columns->addLayout(right, 1);
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
  follow(Field::Level);
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
  grid->setRowMinimumHeight(line + 2, 1);
  follow(field);
}

void NewMatchDialog::follow(Field field) {
  connect(this->field(field), &Segments::chosenChanged, this, [this, field](int place) {
    fields_.set(field, place);
    show_fields();
  });
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
  add_row(grid, Field::Split, tr("Agreed split"), {tr("off"), tr("on")});
  return card;
}

/// The number of a Chess960 array, beside the note of the row above.
void NewMatchDialog::add_array_number(QGridLayout* grid) {
  array_number_ = new QSpinBox(this);
  array_number_->setRange(0, 959);
  array_number_->setAccessibleName(tr("Chess960 number"));
  QSizePolicy policy = array_number_->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  array_number_->setSizePolicy(policy);
  connect(array_number_, &QSpinBox::valueChanged, this, [this](int number) {
    fields_.set_array_number(number);
    say_notes();
  });
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
  return card;
}

QWidget* NewMatchDialog::match_card() {
  auto* card = new Panel(Panel::Surface::Card, this);
  auto* layout = card_layout(card);
  layout->addWidget(card_title(tr("The match"), card));
  auto* grid = rows_layout();
  layout->addLayout(grid);
  add_row(grid, Field::Colours, tr("Colours"), {tr("change"), tr("stay")});
  add_row(grid, Field::TurnClock, tr("Turn clock"), {tr("none"), tr("30 s"), tr("60 s")});
  add_row(grid, Field::Record, tr("History"), {tr("kept"), tr("unrecorded")});
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

QWidget* NewMatchDialog::buttons() {
  footer_ = new QWidget(this);
  auto* layout = new QHBoxLayout(footer_);
  layout->setContentsMargins(side_room - metrics::ring_room, 8, side_room - metrics::ring_room, 10);
  layout->setSpacing(4);
  usual_ = new Button(Button::Look::Secondary, footer_);
  usual_->setLabel(tr("Usual settings"), {});
  cancel_ = new Button(Button::Look::Secondary, footer_);
  cancel_->setLabel(tr("Cancel"), tr("Esc", "the key"));
  start_ = new Button(Button::Look::Primary, footer_);
  sure_ = new Button(Button::Look::Secondary, footer_);
  sure_->setLabel(tr("Yes, end it"), {});
  warning_ = new Label(TextRole::Secondary, Tone::Note, footer_);
  warning_->setWordWrap(true);
  layout->addWidget(usual_);
  layout->addWidget(warning_, 1);
  for (Button* button : {cancel_, sure_, start_}) layout->addWidget(button);
  ask(false);
  connect(usual_, &Button::triggered, this, [this] {
    fields_ = NewMatchFields(usual_choice(), levels_);
    show_fields();
  });
  connect(cancel_, &Button::triggered, this, &QDialog::reject);
  connect(start_, &Button::triggered, this, &NewMatchDialog::start);
  connect(sure_, &Button::triggered, this, &QDialog::accept);
  return footer_;
}

void NewMatchDialog::start() {
  if (!match_is_on_) return accept();
  ask(!asking_);
}

void NewMatchDialog::ask(bool sure) {
  asking_ = sure;
  for (Button* button : {usual_, cancel_}) button->setVisible(!sure);
  sure_->setVisible(sure);
  start_->setLabel(sure ? tr("No, play on") : tr("Start match"), tr("Enter", "the key"));
  if (!match_is_on_) return;
  warning_->setText(sure ? tr("End the match that is on? Its pieces are turned up, and a hand that is on is void.")
                         : tr("It ends the match that is on."));
}

/// The size that the cards want whatever kind is chosen, if the screen has the room; else they scroll.
void NewMatchDialog::take_size() {
  const int width = std::max(usual_width, body_->minimumSizeHint().width());
  const MatchKind chosen = kind();
  int height = 0;
  for (MatchKind kind : {MatchKind::Chipless, MatchKind::HeadsUp, MatchKind::Classic}) {
    choose_kind(kind);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    height = std::max({height, body_->minimumSizeHint().height(), body_->heightForWidth(width)});
  }
  choose_kind(chosen);
  height += rounding + footer_->sizeHint().height();
  const QSize room = screen_room(*this);
  const int bar = height > room.height() ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0;
  resize(QSize(width + rounding + bar, height).boundedTo(room));
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

void NewMatchDialog::show_fields() {
  cards_[static_cast<std::size_t>(kind())]->setChecked(true);
  for (std::size_t place = 0; place < rows_.size(); ++place) {
    rows_[place].choices->choose(fields_.place(static_cast<Field>(place)));
  }
  array_number_->setValue(fields_.array_number());
  say_notes();
}

void NewMatchDialog::choose_kind(MatchKind kind) {
  if (kind == fields_.kind()) return;
  fields_.set_kind(kind);
  show_fields();
}

void NewMatchDialog::say(Field field, const QString& note) {
  const Row& row = rows_[static_cast<std::size_t>(field)];
  const bool is_free = fields_.is_free(field);
  row.note->say(note);
  row.choices->setUnavailable(is_free ? QString() : note);
  row.name->setTone(is_free ? Tone::Text : Tone::Quiet);
}

void NewMatchDialog::say_notes() {
  const session::MatchChoice shown = choice();
  const NewMatchNotes notes(shown);
  level_name_->setText(tr("%1:", "a level, before what it is like").arg(LevelWords::name(shown.level)));
  level_bars_->show_level(fields_.place(Field::Level));
  array_number_->setVisible(fields_.place(Field::Array) == NewMatchFields::ArrayNumbered);
  say(Field::Level, LevelWords::description(shown.level));
  say(Field::Hidden, notes.hidden);
  say(Field::Array, notes.array);
  say(Field::Showdown, notes.showdown);
  say(Field::Colour, notes.colour);
  say(Field::Draws, notes.draws);
  say(Field::KingCapture, notes.king_capture);
  say(Field::Split, notes.split);
  say(Field::Colours, notes.colours);
  say(Field::TurnClock, notes.turn_clock);
  say(Field::Record, notes.record);
  say_betting(notes);
}

void NewMatchDialog::say_betting(const NewMatchNotes& notes) {
  const bool bets = notes.no_betting.isEmpty();
  betting_title_->setTone(bets ? Tone::Text : Tone::Quiet);
  no_betting_->say(notes.no_betting);
  say(Field::BetSizes, notes.bet_sizes);
  say(Field::Blinds, notes.blinds);
  chips_name_->setTone(bets ? Tone::Text : Tone::Quiet);
  chips_->setText(bets ? QLocale().toString(MatchSetup().chips) : QStringLiteral("—"));
  chips_note_->setText(bets ? tr("the same in every match") : QString());
  summary_->setText(notes.summary);
}

}  // namespace raisechess

#include "moc_new_match_dialog.cpp"
