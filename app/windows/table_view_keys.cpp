// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>

#include <array>

#include "table_cards.h"
#include "table_view.h"

namespace raisechess {

using namespace ui;

void TableView::set_keys(const KeyMap& keys) {
  keys_ = keys;
  if (!cards_) return;
  cards_->bar->setKeys(keys.bet_keys());
  cards_->hint->set_key(keys.key(Command::Hint).toString(QKeySequence::NativeText));
  cards_->next->setReviewKey(keys.key(Command::Review).toString(QKeySequence::NativeText));
}

bool TableView::look_by_key(const QKeySequence& key) {
  const std::array<std::pair<Command, void (LogPanel::*)()>, 4> steps{{{Command::Back, &LogPanel::stepBack},
                                                                       {Command::Forward, &LogPanel::stepForward},
                                                                       {Command::ToStart, &LogPanel::toStart},
                                                                       {Command::ToPresent, &LogPanel::toPresent}}};
  for (const auto& [command, step] : steps) {
    if (keys_.key(command) != key) continue;
    (cards_->log->*step)();
    return true;
  }
  return false;
}

/// Keys that nobody else wanted: looking back and returning, Enter for the next hand, Esc to cut the computer's
/// thinking short, and the bets.
void TableView::keyPressEvent(QKeyEvent* event) {
  if (!state_) return QWidget::keyPressEvent(event);
  complete();
  if (look_by_key(QKeyCombination(event->modifiers() & ~Qt::KeypadModifier, Qt::Key(event->key())))) return;
  if (event->key() == Qt::Key_Escape && escape()) return;
  if (event->isAutoRepeat() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
    return QWidget::keyPressEvent(event);
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && state_->hand_over()) return cards_->next->nextButton()->click();
  if (cards_->bar->isVisible() && cards_->bar->tryKey(event->key())) return;
  QWidget::keyPressEvent(event);
}

/// Whatever Esc can end now, the most recent first.
bool TableView::escape() {
  if (cards_->next->isVisible() && cards_->next->isAsking()) {
    cards_->next->closeQuestion();
  } else if (cards_->bar->isVisible() && cards_->bar->isAsking()) {
    cards_->bar->tryKey(Qt::Key_Escape);
  } else if (cards_->hand_panel->isVisible() && cards_->hand_panel->isAsking()) {
    cards_->hand_panel->closeQuestion();
  } else if (looked_at_) {
    look_at_present();
  } else if (prompts()) {
    say({});
    board_->setFocus();
  } else if (hint_) {
    emit hint_let_go();
  } else if (thought_) {
    emit thought_let_go();
  } else if (state_->thinking) {
    emit skip_wanted();
  } else {
    return false;
  }
  return true;
}

}  // namespace raisechess
