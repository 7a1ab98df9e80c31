// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>

#include "table_view.h"

namespace raisechess {

using namespace ui;

/// Keys that nobody else wanted: looking back and returning, Enter for the next hand, Esc to cut the computer's
/// thinking short, and the bets.
void TableView::keyPressEvent(QKeyEvent* event) {
  if (!state_) return QWidget::keyPressEvent(event);
  const bool alt = event->modifiers() == Qt::AltModifier;
  if (alt && event->key() == Qt::Key_Left) return log_->stepBack();
  if (alt && event->key() == Qt::Key_Right) return log_->stepForward();
  if (alt && event->key() == Qt::Key_Home) return log_->toStart();
  if (alt && event->key() == Qt::Key_End) return log_->toPresent();
  if (event->key() == Qt::Key_Escape && escape()) return;
  if (event->isAutoRepeat() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
    return QWidget::keyPressEvent(event);
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && state_->hand_over()) return next_->nextButton()->click();
  if (bar_->isVisible() && bar_->tryKey(event->key())) return;
  QWidget::keyPressEvent(event);
}

/// Whatever Esc can end now, the most recent first.
bool TableView::escape() {
  if (next_->isVisible() && next_->isAsking()) {
    next_->closeQuestion();
  } else if (bar_->isVisible() && bar_->isAsking()) {
    bar_->tryKey(Qt::Key_Escape);
  } else if (looked_at_) {
    look_at_present();
  } else if (state_->thinking) {
    emit skip_wanted();
  } else {
    return false;
  }
  return true;
}

}  // namespace raisechess
