// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "action_bar_p.h"
#include "words/words.h"

namespace raisechess::ui {

/// A bet is folded to at once by a click on the button, which a second of inertness guards. A key asks: F is a file,
/// too, and Enter may have been meant for a move or another button.
void ActionBar::Private::giveUp(bool by_key) {
  const auto fold = [this] { emit bar->actionChosen(Fold{}); };
  if (view.phase == Phase::Respond && !by_key) return fold();
  const QString size = Words::number(view.pot);
  if (view.phase == Phase::Respond) {
    ask(tr("Fold? The computer takes the pot of %1.").arg(size), tr("Fold"), fold);
  } else {
    ask(tr("Resign the hand? The computer takes the pot of %1.").arg(size), tr("Resign"), fold);
  }
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
  const QString what = state.raises ? tr("Raise to %1").arg(size) : tr("Bet %1").arg(size);
  const QString question = state.bounds->most == BetBounds::Most::OpponentStack
                               ? tr("%1, all that the computer can match?", "Bet 90").arg(what)
                               : tr("%1, all your chips?", "Bet 90").arg(what);
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
  if (asked_from != nullptr && asked_from->isVisible()) asked_from->setFocus();
  asked_from = nullptr;
}

bool ActionBar::Private::lettersAct() const {
  const QWidget* focus = bar->window()->focusWidget();
  return answers_now(view) || focus == bar || bar->isAncestorOf(focus);
}

bool ActionBar::Private::isMeant(int key, Button* button) const {
  const BetKeys& keys = choice.keys;
  if (button == buttons->fold) return key == keys.fold;
  if (button == buttons->call)
    return key == (view.phase == Phase::Respond || state.split == BarState::Split::ToAnswer ? keys.call : keys.check);
  if (button == buttons->bet)
    return state.split != BarState::Split::ToAnswer && key == (state.raises ? keys.raise : keys.bet);
  return key == keys.all_in;
}

}  // namespace raisechess::ui
