// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board_state.h"

namespace raisechess {

/// A small table that shows all that the board's settings change: hidden pieces of both sides, a last move, and a piece
/// whose moves keep, narrow and reveal its secret.
ui::BoardState settings_preview();

/// The piece to choose there.
Square preview_choice();

}  // namespace raisechess
