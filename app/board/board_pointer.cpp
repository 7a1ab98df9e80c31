// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMouseEvent>

#include <algorithm>

#include "board_widget_p.h"

namespace raisechess::ui {

namespace {

BoardMark::Color color_for(Qt::KeyboardModifiers modifiers) {
  if (modifiers.testFlag(Qt::ShiftModifier)) return BoardMark::Color::Red;
  if (modifiers.testFlag(Qt::ControlModifier)) return BoardMark::Color::Amber;
  if (modifiers.testFlag(Qt::AltModifier)) return BoardMark::Color::Violet;
  return BoardMark::Color::Teal;
}

}  // namespace

void BoardWidget::mousePressEvent(QMouseEvent* event) {
  d_->cursor_shown_ = false;
  if (event->button() == Qt::LeftButton) return d_->press(event->position());
  if (event->button() != Qt::RightButton) return;
  if (d_->input_.carried() || d_->input_.selected()) {
    cancelInput();
  } else {
    d_->beginMark(event->position());
  }
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
  d_->move(event->position(), event->buttons());
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) d_->release(event->position());
  if (event->button() == Qt::RightButton) d_->endMark(event->position(), event->modifiers());
}

void BoardWidget::leaveEvent(QEvent* event) {
  d_->hover(std::nullopt);
  QWidget::leaveEvent(event);
}

void BoardWidget::Private::press(QPointF point) {
  animation_.finish();
  dropped_.reset();
  marks_.clear();
  setTyped({});
  pressed_at_ = pointer_ = point;
  const auto square = geometry_.squareAt(point);
  if (!square) {
    input_.clear();
  } else {
    cursor_ = *square;
    const auto selected = input_.selected();
    choose(*square, selected, input_.press(*square));
  }
  takeCursorShape();
  board_->update();
}

void BoardWidget::Private::move(QPointF point, Qt::MouseButtons buttons) {
  pointer_ = point;
  const bool far = (point - pressed_at_).manhattanLength() >= QApplication::startDragDistance();
  if (buttons.testFlag(Qt::LeftButton) && far && !input_.carried()) input_.startCarrying();
  hover(geometry_.squareAt(point));
  takeCursorShape();
  if (input_.carried()) board_->update();
}

void BoardWidget::Private::release(QPointF point) {
  const auto carried = input_.carried();
  const auto square = geometry_.squareAt(point);
  const std::vector<Move> meant = input_.release(square);
  if (carried && square && square != carried && state_.looksBack()) {
    refuse();
  } else {
    decide(meant, carried.has_value());
  }
  takeCursorShape();
  board_->update();
}

void BoardWidget::Private::hover(std::optional<Square> square) {
  if (hovered_ == square) return;
  hovered_ = square;
  takeCursorShape();
  board_->update();
}

void BoardWidget::Private::takeCursorShape() {
  const bool can_take = hovered_ && state_.mayMove() && input_.canMove(*hovered_);
  board_->QWidget::setCursor(input_.carried() ? Qt::ClosedHandCursor : can_take ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

/// A click on `square` after one on `selected`.
void BoardWidget::Private::choose(Square square, std::optional<Square> selected, const std::vector<Move>& meant) {
  if (state_.looksBack() && selected && selected != square && !input_.isOwn(square)) return refuse();
  decide(meant, false);
}

void BoardWidget::Private::refuse() {
  emit board_->moveRefused(whyNoMove());
}

void BoardWidget::Private::decide(const std::vector<Move>& meant, bool was_carried) {
  board_->update();
  if (meant.empty()) return;
  if (!state_.mayMove()) return refuse();
  if (meant.size() > 1) return choosePromotion(meant);
  if (was_carried) dropped_ = meant.front();
  emit board_->moveChosen(meant.front());
}

void BoardWidget::Private::choosePromotion(const std::vector<Move>& meant) {
  delete chooser_;
  chooser_ = new PromotionChooser(meant, state_.view.viewer, options_.pieces, geometry_.square(meant.front().to()),
                                  geometry_.board(), board_);
  connect(chooser_, &PromotionChooser::chosen, board_, &BoardWidget::moveChosen);
  connect(chooser_, &PromotionChooser::closed, board_, [this] {
    chooser_ = nullptr;
    board_->setFocus();
  });
}

void BoardWidget::Private::beginMark(QPointF point) {
  mark_from_ = geometry_.squareAt(point);
}

void BoardWidget::Private::endMark(QPointF point, Qt::KeyboardModifiers modifiers) {
  const auto from = std::exchange(mark_from_, std::nullopt);
  const auto to = geometry_.squareAt(point);
  if (!from || !to) return;
  const BoardMark mark{*from, *to, color_for(modifiers)};
  const auto same = std::find_if(marks_.begin(), marks_.end(),
                                 [&](const BoardMark& old) { return old.from == mark.from && old.to == mark.to; });
  if (same == marks_.end()) {
    marks_.push_back(mark);
  } else if (*same == mark) {
    marks_.erase(same);
  } else {
    *same = mark;
  }
  board_->update();
}

bool BoardWidget::Private::cancel() {
  mark_from_.reset();
  board_->update();
  if (chooser_) {
    delete chooser_;
    return true;
  }
  if (input_.carried()) {
    input_.cancel();
    takeCursorShape();
    return true;
  }
  if (!typed_.isEmpty()) {
    setTyped({});
    return true;
  }
  return input_.cancel();
}

}  // namespace raisechess::ui
