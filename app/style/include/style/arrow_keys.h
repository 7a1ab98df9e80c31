// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QEvent;

namespace raisechess::ui {

/// For widgets that move among themselves by the arrow keys, in their event(): these come before shortcuts of the
/// window that use the same keys.
void keep_arrow_keys(QEvent* event);

}  // namespace raisechess::ui
