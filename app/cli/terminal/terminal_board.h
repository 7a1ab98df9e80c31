// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::cli {

/// The board in plain ASCII rows from the viewer's side. `held`: his range of the other side; where it leaves a hidden
/// piece one type, that is shown.
std::string board_text(const PlayerView& view, const RangeTable& held);

/// What its signs mean.
std::string board_legend(const PlayerView& view);

/// "e4: your hidden knight."
std::string describe_square(const PlayerView& view, const RangeTable& held, Square square);

/// All pieces in words, for a reader who hears the board.
std::string describe_board(const PlayerView& view, const RangeTable& held);

/// The row of the hidden piece that stands on `square`, or nothing.
const RangeRow* row_at(const RangeTable& table, Square square);
std::vector<PieceType> types_left(const RangeRow& row);

}  // namespace raisechess::cli
