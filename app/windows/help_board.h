// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>

namespace raisechess {

/// An example board for a help page. `placement`: the first field of a FEN, with "!" for a hidden piece of Black and
/// "?" behind a white piece that was dealt face down. Empty if the text is no placement. `side` in device-independent
/// pixels.
QPixmap help_board(const QString& placement, int side, double scale);

}  // namespace raisechess
