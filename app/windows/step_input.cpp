// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_input.h"

#include <QShortcut>
#include <QWheelEvent>
#include <QWidget>

namespace raisechess {
namespace {

constexpr int whole_hand = 1'000'000;

}  // namespace

StepInput::StepInput(QWidget* window) : QObject(window), window_(window) {
  add(Qt::Key_Left, -1);
  add(Qt::Key_Right, 1);
  add(Qt::Key_Home, -whole_hand);
  add(Qt::Key_End, whole_hand);
  add(Qt::ALT | Qt::Key_Left, -1);
  add(Qt::ALT | Qt::Key_Right, 1);
  add(Qt::ALT | Qt::Key_Home, -whole_hand);
  add(Qt::ALT | Qt::Key_End, whole_hand);
}

void StepInput::take_wheel(QWidget* widget) {
  widget->installEventFilter(this);
}

void StepInput::take_up_and_down() {
  add(Qt::Key_Up, -2);
  add(Qt::Key_Down, 2);
}

void StepInput::add(const QKeySequence& key, int half_moves) {
  connect(new QShortcut(key, window_), &QShortcut::activated, this, [this, half_moves] { emit stepped(half_moves); });
}

bool StepInput::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Wheel) return QObject::eventFilter(watched, event);
  turned_ += static_cast<QWheelEvent*>(event)->angleDelta().y();
  const int steps = turned_ / QWheelEvent::DefaultDeltasPerStep;
  turned_ %= QWheelEvent::DefaultDeltasPerStep;
  if (steps != 0) emit stepped(-steps);
  return true;
}

}  // namespace raisechess

#include "moc_step_input.cpp"
