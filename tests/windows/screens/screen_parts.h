// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QKeyEvent>

#include <memory>

#include "exercise_window.h"
#include "table_view.h"

namespace raisechess::test {

/// Types `text` into `widget`, key by key.
inline void type(QWidget& widget, const QString& text) {
  for (QChar letter : text) {
    QKeyEvent press(QEvent::KeyPress, letter.toUpper().unicode(), {}, letter);
    QApplication::sendEvent(&widget, &press);
  }
}

/// What the meter of the person's chance says; empty where it is not shown.
inline QString meter_text(const TableView& table) {
  for (const QWidget* widget : table.findChildren<QWidget*>()) {
    if (widget->inherits("raisechess::ui::EquityMeter") && widget->isVisible()) return widget->accessibleName();
  }
  return {};
}

/// An exercise from the last decision of a hand, shown in `size`; `over`: the player has folded.
inline std::unique_ptr<ExerciseWindow> exercise_window(const session::TableState& ended, bool over, Settings& settings,
                                                       QSize size) {
  auto exercise = std::make_unique<session::Exercise>(ended, own_decisions(ended.view).back(), 1);
  if (over) exercise->submit(Fold{});
  auto window = std::make_unique<ExerciseWindow>(std::move(exercise), true, settings, false);
  window->setAttribute(Qt::WA_DeleteOnClose, false);
  window->show();
  window->resize(size);
  QApplication::processEvents();
  return window;
}

}  // namespace raisechess::test
