// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetrics>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include "action_bar_p.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr double preset_fractions[] = {0, 0.5, 1};
constexpr int longest_preset = 5;  // characters of a number that has room on a preset

void keep_room(QWidget* part, bool keep) {
  QSizePolicy policy = part->sizePolicy();
  policy.setRetainSizeWhenHidden(keep);
  part->setSizePolicy(policy);
}

}  // namespace

ActionBar::Private::Private(ActionBar* owner)
    : bar(owner),
      pot(new PotRow(owner)),
      line(new FeltLine(owner)),
      message(new Label(TextRole::Body, Tone::Felt, owner)),
      amount_row(new AmountRow(owner)),
      buttons(new ButtonRow(owner)) {
  makeLayout();
  connectParts();
  setDensity(Density::Normal);
}

void ActionBar::Private::makeLayout() {
  layout = new QVBoxLayout(bar);
  message->setTextFormat(Qt::RichText);
  message->setWordWrap(true);
  layout->addWidget(pot);
  layout->addWidget(line);
  layout->addWidget(message);
  layout->addWidget(amount_row);
  layout->addStretch(1);
  layout->addWidget(buttons);
}

/// What is not there now keeps its room: nothing below the bar moves from one decision to the next. Beside the ranges
/// of five pieces there is none to spare in a small window.
void ActionBar::Private::keepRoom() {
  const bool roomy = density == Density::Normal || view.setup.hidden <= 3;
  keep_room(line, roomy);
  keep_room(message, roomy);
  for (QWidget* part : std::initializer_list<QWidget*>{amount_row->title, amount_row->slider, amount_row->box,
                                                       amount_row->least, amount_row->most, amount_row->reason}) {
    keep_room(part, true);
  }
  for (Button* preset : amount_row->presets) keep_room(preset, true);
}

void ActionBar::Private::connectParts() {
  connect(buttons->fold, &Button::triggered, bar, [this] { giveUp(!buttons->fold->isTriggeredByMouse()); });
  connect(buttons->call, &Button::triggered, bar, [this] { callOrCheck(); });
  connect(buttons->bet, &Button::triggered, bar, [this] { betOrRaise(); });
  connect(buttons->all_in, &Button::triggered, bar, [this] { goAllIn(); });
  connect(buttons->question, &ConfirmStrip::answered, bar, [this] { closeQuestion(); });
  connect(pot->split, &Button::triggered, bar, [this] { emit bar->actionChosen(OfferSplit{}); });
  connect(amount_row->slider, &QSlider::valueChanged, bar, [this](int value) { setAmount(value); });
  connect(amount_row->box, &AmountBox::chosen, bar, [this](Chips amount) { takeAmount(amount); });
  connect(amount_row->box, &AmountBox::entered, bar, [this] { buttons->bet->click(); });
  for (int i = 0; i < 3; ++i) {
    connect(amount_row->presets[i], &Button::triggered, bar, [this, i] {
      if (state.bounds) setAmount(i == 0 ? state.bounds->min : pot_fraction(view, *state.bounds, preset_fractions[i]));
    });
  }
}

void ActionBar::Private::setDensity(Density new_density) {
  density = new_density;
  const bool roomy = density == Density::Normal;
  const int side = roomy ? metrics::felt_padding : metrics::felt_padding_compact;
  layout->setContentsMargins(side - metrics::ring_room, roomy ? 16 : 12, side - metrics::ring_room, roomy ? 10 : 6);
  layout->setSpacing(roomy ? 8 : 4);
  for (QWidget* row : {static_cast<QWidget*>(pot), static_cast<QWidget*>(message), static_cast<QWidget*>(amount_row)}) {
    row->setContentsMargins(metrics::ring_room, 0, 0, 0);
  }
  message->setRole(roomy ? TextRole::Body : TextRole::Secondary);
  BarState both;
  both.headline = both.sentence = QStringLiteral("Ag");
  message->setMinimumHeight(text_size(message_text(both, density), message->font()).height());
  amount_row->reason->setMinimumHeight(QFontMetrics(amount_row->reason->font()).height());
  pot->setDensity(density);
  amount_row->setDensity(density);
  buttons->setDensity(density);
  choice.short_labels = !roomy;
}

/// A new decision begins at the least bet; while the same one is open, the amount stays as the player set it.
void ActionBar::Private::showView(const PlayerView& new_view) {
  const auto old_bounds = own_bounds(view);
  const bool same_decision = new_view.log.size() == view.log.size() && new_view.ply == view.ply;
  view = new_view;
  const auto bounds = own_bounds(view);
  if (bounds && (!same_decision || old_bounds != bounds)) choice.amount = bounds->min;
  if (!same_decision && buttons->isAsking()) closeQuestion();
  show(Button::ChangedBy::Game);
}

void ActionBar::Private::show(Button::ChangedBy by) {
  choice.letters_act = lettersAct();
  state = bar_state(view, choice);
  keepRoom();
  showPot(state);
  showMessage();
  showAmount(state);
  showButtons(state, by);
}

/// In few words where the whole sentence would need a second line.
void ActionBar::Private::showMessage() {
  QString words = message_text(state, density);
  if (!choice.short_labels && text_size(words, message->font()).width() > messageRoom()) {
    BarChoice brief = choice;
    brief.short_labels = true;
    words = message_text(bar_state(view, brief), density);
  }
  line->setVisible(!words.isEmpty());
  message->say(words);
}

int ActionBar::Private::messageRoom() const {
  const QMargins outer = layout->contentsMargins(), inner = message->contentsMargins();
  return bar->width() - outer.left() - outer.right() - inner.left() - inner.right();
}

void ActionBar::Private::showPot(const BarState& shown) {
  pot->showAmount(view.pot);
  const bool may_offer = shown.split == BarState::Split::MayOffer && choice.blocked.isEmpty();
  if (!may_offer) pot->split->hide();  // what goes makes room before something comes, or the window would grow
  pot->notes->say(shown.pot_notes);
  pot->split->setVisible(may_offer);
  if (may_offer) pot->split->setLabel(tr("Offer a split"), {});
  pot->equity->setVisible(equity.has_value());
  if (equity) pot->equity->show(*equity, shown.needed_percent);
}

void ActionBar::Private::showAmount(const BarState& shown) {
  const bool possible = shown.bounds.has_value();
  amount_row->title->setText(shown.raises ? tr("Raise to") : tr("Bet to"));
  for (QWidget* part : {static_cast<QWidget*>(amount_row->title), static_cast<QWidget*>(amount_row->slider),
                        static_cast<QWidget*>(amount_row->box), static_cast<QWidget*>(amount_row->least),
                        static_cast<QWidget*>(amount_row->most)}) {
    part->setVisible(possible);
  }
  for (Button* preset : amount_row->presets) preset->setVisible(possible);
  const QString rule = possible && shown.bet.refusal.isEmpty() ? Words::least_reason(*shown.bounds) : shown.bet.refusal;
  amount_row->reason->say(rule == shown.sentence ? QString() : rule);
  if (!possible) return;
  const QSignalBlocker quiet_slider(amount_row->slider);
  amount_row->slider->setRange(shown.bounds->min, shown.bounds->max);
  amount_row->slider->setBigBlind(view.setup.blinds.big);
  amount_row->slider->setValue(choice.amount);
  amount_row->box->setBigBlind(view.setup.blinds.big);
  amount_row->box->setBounds(shown.bounds->min, shown.bounds->max);
  amount_row->box->show(choice.amount);
  amount_row->least->setText(Words::number(shown.bounds->min));
  amount_row->most->setText(Words::number(shown.bounds->max));
  amount_row->most->setToolTip(Words::most_reason(*shown.bounds));
  showPresets(*shown.bounds);
}

void ActionBar::Private::showPresets(const BetBounds& bounds) {
  const QString names[] = {tr("min", "the least bet"), tr("½ pot"), tr("pot")};
  for (int i = 0; i < 3; ++i) {
    const Chips size = i == 0 ? bounds.min : pot_fraction(view, bounds, preset_fractions[i]);
    const QString number = Words::number(size);
    const bool room = number.size() <= longest_preset;
    amount_row->presets[i]->setLabel(room ? number : names[i], room ? names[i] : QString());
    amount_row->presets[i]->setToolTip(Words::chips(size));
    amount_row->presets[i]->setAccessibleName(QStringLiteral("%1: %2").arg(names[i], Words::chips(size)));
  }
}

void ActionBar::Private::showButtons(const BarState& shown, Button::ChangedBy by) {
  const auto set = [by](Button* button, const ButtonState& button_state) {
    button->setLabel(button_state.label, button_state.detail, by);
    if (button_state.refusal.isEmpty()) {
      button->setAvailable();
    } else {
      button->setUnavailable(button_state.refusal);
    }
  };
  set(buttons->fold, shown.fold);
  set(buttons->call, shown.call);
  set(buttons->bet, shown.bet);
  set(buttons->all_in, shown.all_in);
  const bool checks = !shown.answers && shown.split != BarState::Split::ToAnswer;
  const BetKeys& keys = choice.keys;
  const std::array others{keys.fold, keys.call, keys.bet, keys.raise, keys.all_in};
  const bool space_bets = keys.check == Qt::Key_Space ? checks : std::ranges::count(others, Qt::Key_Space) > 0;
  for (Button* button : {buttons->fold, buttons->call, buttons->bet, buttons->all_in, pot->split,
                         amount_row->presets[0], amount_row->presets[1], amount_row->presets[2]}) {
    button->setPressedBySpace(!space_bets);
  }
}

void ActionBar::Private::setAmount(Chips amount) {
  if (state.bounds) takeAmount(std::clamp(amount, state.bounds->min, state.bounds->max));
}

/// As it was typed: out of the bounds, it says so.
void ActionBar::Private::takeAmount(Chips amount) {
  if (!state.bounds || amount == choice.amount) return;
  choice.amount = amount;
  show(Button::ChangedBy::Player);
}

/// The letters work at once while an answer is due, else once the bar has the focus.
void ActionBar::Private::showKeys() {
  const bool act = lettersAct();
  if (std::exchange(choice.letters_act, act) != act) show(Button::ChangedBy::Player);
}

void ActionBar::Private::retranslate() {
  bar->setAccessibleName(ActionBar::tr("Bets"));
  pot->title->setText(ActionBar::tr("POT"));
  amount_row->slider->setAccessibleName(ActionBar::tr("Size of the bet"));
  amount_row->box->setAccessibleName(ActionBar::tr("Size of the bet"));
  show(Button::ChangedBy::Player);
}

}  // namespace raisechess::ui
