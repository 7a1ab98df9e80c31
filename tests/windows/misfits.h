// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace raisechess::test {

/// What of a window's visible parts is cut, shortened without a way to read the whole, pushed out of its place, or
/// covered by a neighbour: a sentence for each. Looks at the window as it is shown now.
QStringList misfits(const QWidget& window);

}  // namespace raisechess::test
