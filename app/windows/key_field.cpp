// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_field.h"

#include <QKeyEvent>

namespace raisechess {

namespace {

bool is_modifier(int key) {
  return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
         key == Qt::Key_Meta || key == Qt::Key_unknown;
}

}  // namespace

void KeyField::keyPressEvent(QKeyEvent* event) {
  if (is_modifier(event->key())) return;
  if (event->key() == Qt::Key_Escape) return event->ignore();
  emit pressed(QKeyCombination(event->modifiers() & ~Qt::KeypadModifier, Qt::Key(event->key())));
}

void KeyField::keyReleaseEvent(QKeyEvent*) {}

}  // namespace raisechess

#include "moc_key_field.cpp"
