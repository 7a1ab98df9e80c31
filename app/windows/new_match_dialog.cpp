// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match_dialog.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

#include "kind_card.h"
#include "level_words.h"
#include "settings.h"
#include "style/metrics.h"
#include "style/panel.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr std::array hidden_counts{3, 4, 5};
constexpr std::array showdown_moves{20, 30, 40, showdown_to_mate};
constexpr std::array minutes_of_level{0, 5, 10, 15};

template <std::size_t N>
int place_of(const std::array<int, N>& values, int value) {
  for (std::size_t place = 0; place < N; ++place) {
    if (values[place] == value) return static_cast<int>(place);
  }
  return 0;
}

enum ArrayChoice { array_standard, array_drawn, array_numbered };
enum ColourChoice { colour_white, colour_black, colour_by_lot };

QVBoxLayout* card_layout(Panel* card) {
  auto* layout = new QVBoxLayout(card);
  layout->setContentsMargins(16, 14, 16, 14);
  layout->setSpacing(8);
  return layout;
}

Label* card_title(const QString& text, QWidget* parent) {
  auto* title = new Label(TextRole::PanelTitle, Tone::Text, parent);
  title->say(text);
  return title;
}

}  // namespace

NewMatchDialog::NewMatchDialog(const session::MatchChoice& choice, const QStringList& levels, bool match_is_on,
                               QWidget* parent)
    : QDialog(parent), level_ids_(levels) {
  setWindowTitle(tr("New match"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 16, 24, 16);
  layout->setSpacing(12);
  auto* title = new Label(TextRole::DialogTitle, Tone::Text, this);
  title->say(tr("New match"));
  layout->addWidget(title);
  layout->addWidget(kind_cards());
  layout->addWidget(level_card(levels));
  auto* columns = new QHBoxLayout;
  columns->setSpacing(12);
  columns->addWidget(hand_card(), 1);
  columns->addWidget(betting_card(), 1);
  layout->addLayout(columns, 1);
  layout->addWidget(buttons(match_is_on));
  show_choice(choice);
  start_->setFocus();
}

QWidget* NewMatchDialog::kind_cards() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(12);
  cards_ = {
      new KindCard(tr("Without chips"),
                   tr("The same deal, moves and showdown, and no bets. The score is hands. Best to start with."), row),
      new KindCard(tr("Heads-up with chips"),
                   tr("Every move can be a bet. 100 chips each; the match ends when one of you has none."), row),
      new KindCard(tr("Classic chess"), tr("Nothing hidden, no chips, to mate."), row)};
  for (std::size_t place = 0; place < cards_.size(); ++place) {
    layout->addWidget(cards_[place], 1);
    connect(cards_[place], &QAbstractButton::clicked, this, [this, place] { choose_kind(static_cast<Kind>(place)); });
  }
  return row;
}

QWidget* NewMatchDialog::level_card(const QStringList& levels) {
  auto* card = new Panel(Panel::Surface::Card, this);
  auto* layout = card_layout(card);
  QStringList names;
  for (const QString& id : levels) names << LevelWords::name(id);
  auto* row = new QHBoxLayout;
  row->addWidget(card_title(tr("The computer plays as"), card));
  level_ = new Segments(names, card);
  level_->setAccessibleName(tr("The computer plays as"));
  row->addWidget(level_, 1);
  layout->addLayout(row);
  level_note_ = new Label(TextRole::Secondary, Tone::Quiet, card);
  level_note_->setWordWrap(true);
  layout->addWidget(level_note_);
  connect(level_, &Segments::chosenChanged, this, &NewMatchDialog::say_reasons);
  return card;
}

Label* NewMatchDialog::add_row(QGridLayout* grid, const QString& title, QWidget* field) {
  const int row = grid->rowCount();
  auto* name = new Label(TextRole::Body, Tone::Text, this);
  name->setText(title);
  name->setWordWrap(true);
  field->setAccessibleName(title);
  grid->addWidget(name, row, 0, Qt::AlignVCenter);
  grid->addWidget(field, row, 1);
  auto* note = new Label(TextRole::Note, Tone::Quiet, this);
  note->setWordWrap(true);
  note->setVisible(false);
  grid->addWidget(note, row + 1, 1);
  return note;
}

QWidget* NewMatchDialog::hand_card() {
  auto* card = new Panel(Panel::Surface::Card, this);
  auto* layout = card_layout(card);
  layout->addWidget(card_title(tr("The hand"), card));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  layout->addLayout(grid);
  layout->addStretch();

  hidden_ = new Segments({tr("3"), tr("4"), tr("5")}, card);
  hidden_note_ = add_row(grid, tr("Hidden pieces"), hidden_);
  auto* array_field = new QWidget(card);
  auto* array_row = new QHBoxLayout(array_field);
  array_row->setContentsMargins(0, 0, 0, 0);
  array_ = new Segments({tr("Standard"), tr("Drawn"), tr("No.", "number of a starting array")}, array_field);
  array_->setAccessibleName(tr("Starting array"));
  array_number_ = new QSpinBox(array_field);
  array_number_->setRange(0, 959);
  array_number_->setAccessibleName(tr("Chess960 number"));
  array_row->addWidget(array_, 1);
  array_row->addWidget(array_number_);
  array_note_ = add_row(grid, tr("Starting array"), array_field);
  showdown_ = new Segments({tr("20"), tr("30"), tr("40"), tr("to mate")}, card);
  showdown_note_ = add_row(grid, tr("Showdown"), showdown_);
  colour_ = new Segments({tr("White"), tr("Black"), tr("by lot")}, card);
  colour_note_ = add_row(grid, tr("You play"), colour_);
  draws_ = new Segments({tr("off"), tr("on")}, card);
  draws_note_ = add_row(grid, tr("Classic draws"), draws_);
  arbiter_ = new Segments({tr("off"), tr("on")}, card);
  arbiter_note_ = add_row(grid, tr("King capture"), arbiter_);
  connect(showdown_, &Segments::chosenChanged, this, &NewMatchDialog::follow_showdown);
  for (Segments* field : {hidden_, array_, colour_, draws_, arbiter_}) {
    connect(field, &Segments::chosenChanged, this, &NewMatchDialog::say_reasons);
  }
  return card;
}

QWidget* NewMatchDialog::betting_card() {
  auto* card = new Panel(Panel::Surface::Card, this);
  auto* layout = card_layout(card);
  layout->addWidget(card_title(tr("The betting"), card));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  layout->addLayout(grid);

  betting_ = new Segments({tr("No-limit"), tr("Pot-limit")}, card);
  betting_note_ = add_row(grid, tr("Size of bets"), betting_);
  blinds_ = new Segments({tr("steady"), tr("5"), tr("10"), tr("15 min")}, card);
  blinds_note_ = add_row(grid, tr("Blinds rise"), blinds_);
  auto* chips = new Label(TextRole::Body, Tone::Text, card);
  chips->setText(tr("100, the same in every match"));
  chips_note_ = add_row(grid, tr("Chips each"), chips);
  layout->addStretch();
  summary_ = new Label(TextRole::Secondary, Tone::Text, card);
  summary_->setWordWrap(true);
  layout->addWidget(summary_);
  for (Segments* field : {betting_, blinds_})
    connect(field, &Segments::chosenChanged, this, &NewMatchDialog::say_reasons);
  return card;
}

QWidget* NewMatchDialog::buttons(bool match_is_on) {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  auto* usual = new Button(Button::Look::Secondary, row);
  usual->setLabel(tr("Usual settings"), {});
  auto* cancel = new Button(Button::Look::Secondary, row);
  cancel->setLabel(tr("Cancel"), tr("Esc", "the key"));
  start_ = new Button(Button::Look::Primary, row);
  start_->setLabel(tr("Start match"), tr("Enter", "the key"));
  auto* warning = new Label(TextRole::Secondary, Tone::Note, row);
  warning->setWordWrap(true);
  warning->say(match_is_on ? tr("The match that is on ends.") : QString());
  layout->addWidget(usual);
  layout->addWidget(warning, 1);
  layout->addStretch();
  layout->addWidget(cancel);
  layout->addWidget(start_);
  connect(usual, &Button::triggered, this, [this] { show_choice(usual_choice()); });
  connect(cancel, &Button::triggered, this, &QDialog::reject);
  connect(start_, &Button::triggered, this, &QDialog::accept);
  return row;
}

void NewMatchDialog::show_choice(const session::MatchChoice& choice) {
  const HandSetup& hand = choice.setup.hand;
  level_->choose(std::max(0, static_cast<int>(level_ids_.indexOf(choice.level))));
  hidden_->choose(place_of(hidden_counts, hand.hidden));
  array_number_->setValue(hand.array);
  array_->choose(choice.draw_array ? array_drawn : hand.array == standard_array ? array_standard : array_numbered);
  showdown_->choose(hand.hidden == 0 ? place_of(showdown_moves, 30) : place_of(showdown_moves, hand.showdown));
  colour_->choose(choice.draw_colour                    ? colour_by_lot
                  : choice.setup.first_white == Seat::A ? colour_white
                                                        : colour_black);
  draws_->choose(hand.classic_draws ? 1 : 0);
  arbiter_->choose(hand.king_capture ? 1 : 0);
  betting_->choose(hand.betting == BettingMode::PotLimit ? 1 : 0);
  blinds_->choose(place_of(minutes_of_level, choice.setup.blind_minutes));
  const bool classic = hand.hidden == 0;
  choose_kind(classic ? Kind::Classic : hand.betting == BettingMode::None ? Kind::Chipless : Kind::HeadsUp);
}

void NewMatchDialog::choose_kind(Kind kind) {
  kind_ = kind;
  cards_[static_cast<std::size_t>(kind)]->setChecked(true);
  follow_kind();
}

void NewMatchDialog::follow_kind() {
  const bool classic = kind_ == Kind::Classic;
  const QString in_classic = tr("Not in classic chess.");
  hidden_->setUnavailable(classic ? in_classic : QString());
  showdown_->setUnavailable(classic ? tr("Classic chess is played to mate.") : QString());
  arbiter_->setUnavailable(classic ? in_classic : QString());
  const QString chips = kind_ == Kind::HeadsUp ? QString() : tr("Only with chips.");
  betting_->setUnavailable(chips);
  blinds_->setUnavailable(chips);
  say_reasons();
}

/// RULES 5: the classic draws are preset on when "to mate" is chosen.
void NewMatchDialog::follow_showdown() {
  const bool to_mate = showdown_moves[static_cast<std::size_t>(showdown_->chosen())] == showdown_to_mate;
  draws_->choose(to_mate ? 1 : 0);
  say_reasons();
}

void NewMatchDialog::say_reasons() {
  const session::MatchChoice chosen = choice();
  const HandSetup& hand = chosen.setup.hand;
  const bool chips = kind_ == Kind::HeadsUp;
  const bool classic = kind_ == Kind::Classic;
  level_note_->say(LevelWords::description(chosen.level));
  hidden_note_->say(classic ? tr("Nothing is hidden in classic chess.") : QString());
  array_number_->setVisible(array_->chosen() == array_numbered);
  array_note_->say(array_->chosen() == array_standard ? QString()
                   : array_->chosen() == array_drawn  ? tr("One of 960, drawn for each hand.")
                                                      : tr("0 to 959; 518 is the standard array."));
  showdown_note_->say(classic ? tr("Classic chess is played to mate.")
                      : hand.showdown == showdown_to_mate
                          ? tr("Only mate, stalemate or giving up ends the hand.")
                          : tr("After move %1 the material is counted.").arg(hand.showdown));
  colour_note_->say(tr("Colours change after every hand."));
  draws_->setUnavailable(classic ? tr("Always on in classic chess.") : QString());
  draws_note_->say(classic              ? tr("Always on in classic chess.")
                   : hand.classic_draws ? tr("Repetition, fifty moves and too little material split the pot.")
                                        : tr("Off, as in the official rules."));
  arbiter_note_->say(classic             ? tr("Not in classic chess.")
                     : hand.king_capture ? tr("No check is announced; capturing the king wins.")
                                         : QString());
  betting_note_->say(!chips                                 ? tr("Only with chips.")
                     : hand.betting == BettingMode::NoLimit ? tr("Any size, up to all you have.")
                                                            : tr("At most the pot after your call."));
  blinds_note_->say(!chips ? tr("Only with chips.")
                    : chosen.setup.blind_minutes == 0
                        ? tr("1/2 for the whole match.")
                        : tr("1/2, 2/4, 3/6 … every %1 minutes.").arg(chosen.setup.blind_minutes));
  chips_note_->say(chips ? QString() : tr("Only with chips."));
  summary_->say(!chips                                ? tr("The score is hands won, lost and split.")
                : chosen.draw_colour                  ? tr("The lot decides who posts which blind first.")
                : chosen.setup.first_white == Seat::A ? tr("You are White: you post the big blind, 2.")
                                                      : tr("You are Black: you post the small blind, 1."));
}

session::MatchChoice NewMatchDialog::choice() const {
  session::MatchChoice choice;
  HandSetup& hand = choice.setup.hand;
  const bool classic = kind_ == Kind::Classic;
  if (!level_ids_.isEmpty()) choice.level = level_ids_[level_->chosen()];
  hand.hidden = classic ? 0 : hidden_counts[static_cast<std::size_t>(hidden_->chosen())];
  choice.draw_array = array_->chosen() == array_drawn;
  hand.array = array_->chosen() == array_numbered ? array_number_->value() : standard_array;
  hand.showdown = classic ? showdown_to_mate : showdown_moves[static_cast<std::size_t>(showdown_->chosen())];
  hand.classic_draws = classic || draws_->chosen() == 1;
  hand.promotion = classic ? PromotionRule::Choice : PromotionRule::Queen;
  hand.king_capture = !classic && arbiter_->chosen() == 1;
  hand.betting = kind_ != Kind::HeadsUp    ? BettingMode::None
                 : betting_->chosen() == 1 ? BettingMode::PotLimit
                                           : BettingMode::NoLimit;
  choice.setup.blind_minutes =
      kind_ == Kind::HeadsUp ? minutes_of_level[static_cast<std::size_t>(blinds_->chosen())] : 0;
  choice.draw_colour = colour_->chosen() == colour_by_lot;
  choice.setup.first_white = colour_->chosen() == colour_black ? Seat::B : Seat::A;
  return choice;
}

}  // namespace raisechess
