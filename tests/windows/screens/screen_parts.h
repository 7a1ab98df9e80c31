// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QKeyEvent>
#include <QTest>

#include <functional>
#include <memory>

#include "exercise_window.h"
#include "main_window.h"
#include "table_view.h"

namespace raisechess::test {

inline void press(QWidget& widget, int key, const QString& text = {}) {
  QKeyEvent press(QEvent::KeyPress, key, {}, text);
  QApplication::sendEvent(&widget, &press);
}

/// Types `text` into `widget`, key by key.
inline void type(QWidget& widget, const QString& text) {
  for (QChar letter : text) press(widget, letter.toUpper().unicode(), letter);
}

/// Waits until `met` holds, but not for ever.
inline void waited(const std::function<bool()>& met) {
  (void)QTest::qWaitFor(met, 60'000);
}

/// The item of the menus with this text.
inline QAction* action_of(const MainWindow& window, const QString& text) {
  for (QAction* action : window.findChildren<QAction*>()) {
    if (action->text() == text) return action;
  }
  return nullptr;
}

/// What the meter of the person's chance says; empty where it is not shown.
inline QString meter_text(const TableView& table) {
  for (const QWidget* widget : table.findChildren<QWidget*>()) {
    if (widget->inherits("raisechess::ui::EquityMeter") && widget->isVisible()) return widget->accessibleName();
  }
  return {};
}

/// An exercise from the last decision of a hand; `over`: the player has folded.
inline std::unique_ptr<ExerciseWindow> exercise_window(const session::TableState& ended, bool over,
                                                       Settings& settings) {
  auto exercise = session::Exercise::take_up(ended, own_decisions(ended.view).back(), 1);
  if (over) exercise->submit(Fold{});
  auto window = std::make_unique<ExerciseWindow>(std::move(exercise), true, settings, false);
  window->setAttribute(Qt::WA_DeleteOnClose, false);
  window->show();
  window->table()->complete();
  QApplication::processEvents();
  return window;
}

}  // namespace raisechess::test
