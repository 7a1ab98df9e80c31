// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/action_bar.h"

#include <QFrame>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

#include "bar_state.h"
#include "bar_widgets.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr double preset_fractions[] = {0, 0.5, 1};
constexpr int longest_preset = 5;  // characters of a number that has room on a preset

/// The line between the pot and what is to be answered.
class FeltLine : public QWidget {
 public:
  explicit FeltLine(QWidget* parent) : QWidget(parent) { setFixedHeight(1); }

 protected:
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), QColor(255, 255, 255, 0x2a)); }
};

/// What happened in bold, what it costs behind it.
QString message_text(const BarState& state, Density density) {
  const QString sentence = state.sentence.toHtmlEscaped();
  if (state.headline.isEmpty()) return sentence;
  const TextRole role = density == Density::Normal ? TextRole::PanelTitle : TextRole::Body;
  const double size = text_font(role).pointSizeF();
  return QStringLiteral("<span style=\"font-size:%1pt; font-weight:bold\">%2</span>&nbsp; %3")
      .arg(size)
      .arg(state.headline.toHtmlEscaped(), sentence);
}

}  // namespace

class ActionBar::Private {
 public:
  explicit Private(ActionBar* bar);

  void makeLayout();
  void retranslate();
  void connectParts();
  void setDensity(Density new_density);

  void showView(const PlayerView& new_view);
  void show(Button::ChangedBy by);
  void showPot(const BarState& state);
  void showAmount(const BarState& state, Button::ChangedBy by);
  void showButtons(const BarState& state, Button::ChangedBy by);
  void showPresets(const BetBounds& bounds);
  void setAmount(Chips amount);

  void foldOrResign();
  void callOrCheck();
  void betOrRaise();
  void goAllIn();
  void sendBet(Chips to);
  void ask(const QString& question, const QString& yes, std::function<void()> on_yes);
  void closeQuestion();
  bool isMeant(int key, Button* button);

  ActionBar* bar;
  PlayerView view;
  BarState state;
  BarChoice choice;
  std::optional<EquityShown> equity;
  Density density = Density::Normal;

  QVBoxLayout* layout;
  PotRow* pot;
  FeltLine* line;
  Label* message;
  AmountRow* amount_row;
  ButtonRow* buttons;
  QWidget* asked_from = nullptr;
};

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

void ActionBar::Private::connectParts() {
  connect(buttons->fold, &Button::triggered, bar, [this] { foldOrResign(); });
  connect(buttons->call, &Button::triggered, bar, [this] { callOrCheck(); });
  connect(buttons->bet, &Button::triggered, bar, [this] { betOrRaise(); });
  connect(buttons->all_in, &Button::triggered, bar, [this] { goAllIn(); });
  connect(buttons->question, &ConfirmStrip::answered, bar, [this] { closeQuestion(); });
  connect(pot->split, &Button::triggered, bar, [this] { emit bar->actionChosen(OfferSplit{}); });
  connect(amount_row->slider, &QSlider::valueChanged, bar, [this](int value) { setAmount(value); });
  connect(amount_row->box, &QSpinBox::valueChanged, bar, [this](int value) { setAmount(value); });
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
  state = bar_state(view, choice);
  showPot(state);
  const QString words = message_text(state, density);
  line->setVisible(!words.isEmpty());
  message->say(words);
  showAmount(state, by);
  showButtons(state, by);
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

void ActionBar::Private::showAmount(const BarState& shown, Button::ChangedBy) {
  const bool possible = shown.bounds.has_value();
  amount_row->title->setText(shown.raises ? tr("Raise to") : tr("Bet to"));
  for (QWidget* part : {static_cast<QWidget*>(amount_row->title), static_cast<QWidget*>(amount_row->slider),
                        static_cast<QWidget*>(amount_row->box), static_cast<QWidget*>(amount_row->least),
                        static_cast<QWidget*>(amount_row->most)}) {
    part->setVisible(possible);
  }
  for (Button* preset : amount_row->presets) preset->setVisible(possible);
  amount_row->reason->say(shown.bet.refusal.isEmpty() && possible ? Words::least_reason(*shown.bounds)
                                                                  : shown.bet.refusal);
  if (!possible) return;
  const QSignalBlocker quiet_slider(amount_row->slider);
  const QSignalBlocker quiet_box(amount_row->box);
  amount_row->slider->setRange(shown.bounds->min, shown.bounds->max);
  amount_row->slider->setBigBlind(view.setup.blinds.big);
  amount_row->slider->setValue(choice.amount);
  amount_row->box->setRange(shown.bounds->min, shown.bounds->max);
  amount_row->box->setBigBlind(view.setup.blinds.big);
  amount_row->box->setValue(choice.amount);
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
}

void ActionBar::Private::setAmount(Chips amount) {
  if (!state.bounds) return;
  choice.amount = std::clamp(amount, state.bounds->min, state.bounds->max);
  show(Button::ChangedBy::Player);
}

void ActionBar::Private::foldOrResign() {
  if (view.phase == Phase::Respond) {
    emit bar->actionChosen(Fold{});
    return;
  }
  ask(tr("Resign the hand? The computer takes the pot of %1.").arg(Words::number(view.pot)), tr("Resign"),
      [this] { emit bar->actionChosen(Fold{}); });
}

void ActionBar::Private::callOrCheck() {
  if (state.split == BarState::Split::ToAnswer) {
    emit bar->actionChosen(AgreeSplit{});
  } else if (view.phase == Phase::Respond) {
    emit bar->actionChosen(Call{});
  } else {
    emit bar->checkChosen();
  }
}

void ActionBar::Private::betOrRaise() {
  if (state.split == BarState::Split::ToAnswer) {
    emit bar->actionChosen(DeclineSplit{});
  } else if (state.bounds && is_all_in(*state.bounds, choice.amount)) {
    goAllIn();
  } else {
    sendBet(choice.amount);
  }
}

void ActionBar::Private::goAllIn() {
  const Chips most = state.bounds->max;
  if (!choice.confirm_all_in) return sendBet(most);
  const QString size = Words::number(most);
  const QString question = state.bounds->most == BetBounds::Most::OpponentStack
                               ? tr("Bet %1, all that the computer can match?").arg(size)
                               : tr("Bet %1, all your chips?").arg(size);
  ask(question, tr("All-in %1").arg(size), [this, most] { sendBet(most); });
}

void ActionBar::Private::sendBet(Chips to) {
  if (state.raises) {
    emit bar->actionChosen(Raise{to});
  } else {
    emit bar->actionChosen(Bet{to});
  }
}

void ActionBar::Private::ask(const QString& question, const QString& yes, std::function<void()> on_yes) {
  asked_from = bar->window()->focusWidget();
  buttons->question->ask(question, yes, buttons->all_in->width(), std::move(on_yes));
  buttons->showButtons(false);
  buttons->question->yes()->setFocus();
}

void ActionBar::Private::closeQuestion() {
  buttons->showButtons(true);
  if (asked_from != nullptr && bar->isAncestorOf(asked_from)) asked_from->setFocus();
  asked_from = nullptr;
}

bool ActionBar::Private::isMeant(int key, Button* button) {
  const BetKeys& keys = choice.keys;
  if (button == buttons->fold) return key == keys.fold;
  if (button == buttons->call)
    return key == (view.phase == Phase::Respond || state.split == BarState::Split::ToAnswer ? keys.call : keys.check);
  if (button == buttons->bet)
    return state.split != BarState::Split::ToAnswer && key == (state.raises ? keys.raise : keys.bet);
  return key == keys.all_in;
}

void ActionBar::Private::retranslate() {
  bar->setAccessibleName(ActionBar::tr("Bets"));
  pot->title->setText(ActionBar::tr("POT"));
  amount_row->slider->setAccessibleName(ActionBar::tr("Size of the bet"));
  amount_row->box->setAccessibleName(ActionBar::tr("Size of the bet"));
  show(Button::ChangedBy::Player);
}

ActionBar::ActionBar(QWidget* parent) : Panel(Surface::Felt, parent), d_(std::make_unique<Private>(this)) {
  d_->retranslate();
}

ActionBar::~ActionBar() = default;

void ActionBar::setView(const PlayerView& view) {
  d_->showView(view);
}

void ActionBar::setBlocked(const QString& reason) {
  d_->choice.blocked = reason;
  d_->show(Button::ChangedBy::Game);
}

void ActionBar::setEquity(std::optional<EquityShown> equity) {
  d_->equity = equity;
  d_->showPot(d_->state);
}

void ActionBar::setDensity(Density density) {
  d_->setDensity(density);
  d_->show(Button::ChangedBy::Player);
}

void ActionBar::setKeys(const BetKeys& keys) {
  d_->choice.keys = keys;
  d_->show(Button::ChangedBy::Player);
}

void ActionBar::setConfirmAllIn(bool confirm) {
  d_->choice.confirm_all_in = confirm;
  d_->show(Button::ChangedBy::Player);
}

void ActionBar::setClock(const MonotonicClock& clock) {
  for (Part part : {Part::Fold, Part::Call, Part::Bet, Part::AllIn}) button(part)->setClock(clock);
  d_->buttons->question->setClock(clock);
}

QPoint ActionBar::potCenter() const {
  return d_->pot->chips->mapTo(this, d_->pot->chips->rect().center());
}

Chips ActionBar::amount() const {
  return d_->choice.amount;
}
void ActionBar::setAmount(Chips amount) {
  d_->setAmount(amount);
}
bool ActionBar::isAsking() const {
  return d_->buttons->isAsking();
}
QString ActionBar::reason() const {
  return d_->amount_row->reason->text();
}

Button* ActionBar::button(Part part) const {
  switch (part) {
    case Part::Fold:
      return d_->buttons->fold;
    case Part::Call:
      return d_->buttons->call;
    case Part::Bet:
      return d_->buttons->bet;
    case Part::AllIn:
      return d_->buttons->all_in;
    case Part::MinPreset:
      return d_->amount_row->presets[0];
    case Part::HalfPreset:
      return d_->amount_row->presets[1];
    case Part::PotPreset:
      return d_->amount_row->presets[2];
    case Part::Split:
      return d_->pot->split;
    case Part::Confirm:
      return d_->buttons->question->yes();
    case Part::Cancel:
      return d_->buttons->question->no();
  }
  return nullptr;
}

bool ActionBar::tryKey(int key) {
  if (isAsking()) {
    if (key == Qt::Key_Escape) d_->closeQuestion();
    return key == Qt::Key_Escape;
  }
  for (Part part : {Part::Fold, Part::Call, Part::Bet, Part::AllIn}) {
    if (!d_->isMeant(key, button(part))) continue;
    button(part)->click();
    return true;
  }
  return false;
}

void ActionBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) d_->retranslate();
  Panel::changeEvent(event);
}

void ActionBar::keyPressEvent(QKeyEvent* event) {
  const bool plain = (event->modifiers() & ~Qt::KeypadModifier & ~Qt::ShiftModifier) == Qt::NoModifier;
  if (plain && !event->isAutoRepeat() && tryKey(event->key())) return;
  Panel::keyPressEvent(event);
}

}  // namespace raisechess::ui
