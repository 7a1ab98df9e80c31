// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QTest>
#include <QWindow>

#include "review_window.h"

namespace raisechess::test {

/// A review is work: under sanitizers some tens of seconds.
inline bool is_ready(const ReviewWindow* window) {
  return window != nullptr && QTest::qWaitFor([window] { return window->ready(); }, 120'000);
}

inline QAbstractItemView* findings_of(const ReviewWindow* window) {
  return window->decisions()->findChild<QAbstractItemView*>();
}

inline QString finding_cell(const ReviewWindow* window, int row, int column) {
  return findings_of(window)->model()->index(row, column).data().toString();
}

inline void press_key(QWidget* window, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
  QTest::keyClick(window->windowHandle(), key, modifiers);
}

constexpr int taken_column = 2, instead_column = 3, lost_column = 4;

}  // namespace raisechess::test
