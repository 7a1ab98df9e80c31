// SPDX-License-Identifier: GPL-3.0-or-later
#include "amount_fields.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include "style/fonts.h"
#include "style/metrics.h"

namespace raisechess::ui {

namespace {

/// How far one event of the wheel moves an amount.
Chips wheel_step(const QWheelEvent& event, Chips big_blind) {
  const QPoint turned = event.angleDelta();
  const int direction = turned.y() != 0 ? turned.y() : turned.x();  // some systems turn it sideways with Alt
  const Chips size = event.modifiers().testFlag(Qt::ControlModifier) ? big_blind : 1;
  return direction > 0 ? size : direction < 0 ? -size : 0;
}

}  // namespace

AmountSlider::AmountSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

void AmountSlider::setBigBlind(Chips chips) {
  big_blind_ = chips;
  setPageStep(chips);
}

void AmountSlider::wheelEvent(QWheelEvent* event) {
  setValue(value() + wheel_step(*event, big_blind_));
  event->accept();
}

AmountBox::AmountBox(QWidget* parent) : QSpinBox(parent) {
  setFont(bold_font(TextRole::PanelTitle));
  setAlignment(Qt::AlignCenter);
  setGroupSeparatorShown(true);
  setKeyboardTracking(true);
  setFixedHeight(metrics::field_height);
}

void AmountBox::setBigBlind(Chips chips) {
  big_blind_ = chips;
}

void AmountBox::wheelEvent(QWheelEvent* event) {
  setValue(value() + wheel_step(*event, big_blind_));
  event->accept();
}

void AmountBox::keyPressEvent(QKeyEvent* event) {
  if (!event->text().isEmpty() && event->text()[0].isLetter()) {
    event->ignore();
    return;
  }
  QSpinBox::keyPressEvent(event);
}

}  // namespace raisechess::ui
