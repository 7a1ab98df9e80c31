// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace raisechess {

/// Asks a question over `window` with the answers yes and no. No is what Enter and Esc say.
bool ask_in_box(QWidget& window, const QString& title, const QString& question);

}  // namespace raisechess
