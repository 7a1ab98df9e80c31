// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/action_bar.h"

#include <QApplication>
#include <QKeyEvent>

#include "action_bar_p.h"

namespace raisechess::ui {

ActionBar::ActionBar(QWidget* parent) : Panel(Surface::Felt, parent), d_(std::make_unique<Private>(this)) {
  d_->retranslate();
  connect(qApp, &QApplication::focusChanged, this, [this] { d_->showKeys(); });
}

/// The focus moves on while the bar's widgets are deleted.
ActionBar::~ActionBar() {
  disconnect(qApp, nullptr, this, nullptr);
}

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
  for (Button* button : findChildren<Button*>()) button->setClock(clock);
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
  if (!d_->lettersAct() && key != d_->choice.keys.check) return false;
  for (Part part : {Part::Call, Part::Bet, Part::AllIn}) {
    if (!d_->isMeant(key, button(part))) continue;
    button(part)->click();
    return true;
  }
  if (!d_->isMeant(key, button(Part::Fold))) return false;
  if (button(Part::Fold)->isReady()) d_->giveUp(true);
  return true;
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

void ActionBar::resizeEvent(QResizeEvent* event) {
  if (event->oldSize().width() != width()) d_->showMessage();
  Panel::resizeEvent(event);
}

}  // namespace raisechess::ui

#include "widgets/moc_action_bar.cpp"
