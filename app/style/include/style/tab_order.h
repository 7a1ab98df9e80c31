// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace raisechess::ui {

/// Lets Tab come to `part` after what it stops at before `place`. For parts that are made later than the widgets behind
/// their place: Qt puts them at the end.
void take_tab_place(QWidget* place, QWidget* part);

}  // namespace raisechess::ui
