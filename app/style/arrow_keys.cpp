// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/arrow_keys.h"

#include <QKeyEvent>

namespace raisechess::ui {

void keep_arrow_keys(QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return;
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  const bool arrow = key->key() >= Qt::Key_Home && key->key() <= Qt::Key_Down;
  if (plain && arrow) event->accept();
}

}  // namespace raisechess::ui
