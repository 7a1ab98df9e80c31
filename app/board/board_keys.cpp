// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>

#include "board_widget_p.h"
#include "view/move_text.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

constexpr int longest_text = 8;

/// The characters of moves such as Nf3, exd5, O-O, e8=Q, e2-e4.
bool belongs_to_moves(QChar character) {
  return QStringLiteral("abcdefghABCDEFGHKQRNPOo012345678xX-=+#").contains(character);
}

}  // namespace

void BoardWidget::keyPressEvent(QKeyEvent* event) {
  if (!d_->key(event)) QWidget::keyPressEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
  const Qt::FocusReason reason = event->reason();
  d_->cursor_shown_ =
      reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
  QWidget::focusInEvent(event);
  d_->setCursor(d_->cursor_);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
  if (event->reason() != Qt::PopupFocusReason && !d_->chooser_) cancelInput();
  QWidget::focusOutEvent(event);
  update();
}

bool BoardWidget::Private::key(QKeyEvent* event) {
  if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::MetaModifier)) return false;
  const bool arrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
  if (arrow && state_.review && !event->modifiers().testFlag(Qt::ShiftModifier)) return false;
  switch (event->key()) {
    case Qt::Key_Left:
      return moveCursor(-1, 0);
    case Qt::Key_Right:
      return moveCursor(1, 0);
    case Qt::Key_Up:
      return moveCursor(0, -1);
    case Qt::Key_Down:
      return moveCursor(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return enter();
    case Qt::Key_Escape:
      return cancel();
    default:
      return typeKey(event);
  }
}

bool BoardWidget::Private::moveCursor(int right, int down) {
  const int place = geometry_.placeOf(cursor_);
  const int column = std::clamp(place % 8 + right, 0, 7);
  const int row = std::clamp(place / 8 + down, 0, 7);
  cursor_shown_ = true;
  setCursor(geometry_.squareInPlace(row * 8 + column));
  return true;
}

void BoardWidget::Private::setCursor(Square square) {
  cursor_ = square;
  board_->update();
  if (!QAccessible::isActive() || !board_->hasFocus()) return;
  QAccessibleEvent focus(board_, QAccessible::Focus);
  focus.setChild(geometry_.placeOf(square));
  QAccessible::updateAccessibility(&focus);
}

bool BoardWidget::Private::enter() {
  if (!typed_.isEmpty()) {
    commitTyped();
    return true;
  }
  if (state_.view.phase == Phase::Over) return false;  // Enter belongs to what comes next
  cursor_shown_ = true;
  board_->chooseSquare(cursor_);
  return true;
}

/// Letters begin a move only while one is due: while a bet is to be answered they belong to the bets. What is typed at
/// an earlier position is taken whole, so that its refusal can be told.
bool BoardWidget::Private::typeKey(QKeyEvent* event) {
  if (!state_.mayMove() && !state_.looksBack()) return false;
  if (event->key() == Qt::Key_Backspace) {
    if (typed_.isEmpty()) return false;
    setTyped(typed_.chopped(1));
    return true;
  }
  const QString text = event->text();
  if (text.size() != 1 || !belongs_to_moves(text[0])) return false;
  if (typed_.size() < longest_text) setTyped(typed_ + text);
  return true;
}

void BoardWidget::Private::setTyped(const QString& text) {
  if (std::exchange(typed_, text) != text) emit board_->typedChanged(text);
}

void BoardWidget::Private::commitTyped() {
  const QString text = typed_;
  setTyped({});
  if (state_.looksBack()) return refuse();
  const auto move = move_from_text(state_.view, text.toStdString());
  if (!move) {
    emit board_->moveRefused(Words::error(move.error()));
    return;
  }
  input_.clear();
  emit board_->moveChosen(*move);
}

}  // namespace raisechess::ui
