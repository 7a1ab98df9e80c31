// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace raisechess::ui {

/// Opens the 64 squares of every board widget to screen readers. To be called before the first board is made; again is
/// harmless.
void install_board_accessibility();

}  // namespace raisechess::ui
