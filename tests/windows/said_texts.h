// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "main_window.h"

namespace raisechess::test {

/// Everything that the window says anywhere: also in its tooltips and to screen readers.
QStringList all_texts(MainWindow& window);

}  // namespace raisechess::test
