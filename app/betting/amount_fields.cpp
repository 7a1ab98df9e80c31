// SPDX-License-Identifier: GPL-3.0-or-later
#include "amount_fields.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QWheelEvent>

#include <algorithm>

#include "style/fonts.h"
#include "style/metrics.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

constexpr Chips least_room = 9'999;  ///< has room at least, so that a slip of the finger is seen
constexpr Chips longest_typed = 999'999'999;

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
  setRange(0, longest_typed);
  setFixedHeight(metrics::field_height);
  connect(lineEdit(), &QLineEdit::textEdited, this, [this] { emit chosen(shown()); });
}

void AmountBox::setBigBlind(Chips chips) {
  big_blind_ = chips;
}

void AmountBox::setBounds(Chips least, Chips most) {
  least_ = least;
  most_ = most;
  updateGeometry();
  markBounds();
}

void AmountBox::show(Chips amount) {
  if (amount != shown()) setValue(amount);
  markBounds();
}

/// What stands in the field, while it is typed too.
Chips AmountBox::shown() const {
  return locale().toInt(lineEdit()->text());
}

/// What is out of the bounds is red; the field is white in both themes.
void AmountBox::markBounds() {
  const bool kept = shown() >= least_ && shown() <= most_;
  if (kept == kept_) return;
  kept_ = kept;
  QPalette own;
  if (!kept) own.setColor(QPalette::Text, light_theme.bad);
  setPalette(own);
}

QSize AmountBox::sizeHint() const {
  constexpr int frame_and_arrows = 40;
  const int digits = fontMetrics().horizontalAdvance(textFromValue(std::max(most_, least_room)));
  return {digits + frame_and_arrows, QSpinBox::sizeHint().height()};
}

void AmountBox::stepBy(int steps) {
  emit chosen(std::clamp(shown() + steps, least_, most_));
}

void AmountBox::wheelEvent(QWheelEvent* event) {
  stepBy(wheel_step(*event, big_blind_));
  event->accept();
}

void AmountBox::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat()) emit entered();
  if (enter) return;
  if (!event->text().isEmpty() && (event->text()[0].isLetter() || event->key() == Qt::Key_Space)) {
    event->ignore();
    return;
  }
  QSpinBox::keyPressEvent(event);
}

/// An empty field takes its last number back.
void AmountBox::focusOutEvent(QFocusEvent* event) {
  QSpinBox::focusOutEvent(event);
  emit chosen(shown());
}

}  // namespace raisechess::ui

#include "moc_amount_fields.cpp"
