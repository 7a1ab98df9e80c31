// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "session/table_state.h"
#include "widgets/board_state.h"
#include "widgets/hand_end.h"
#include "widgets/log_panel.h"
#include "widgets/score_panel.h"

namespace raisechess {

/// The part of a table's state that each widget shows.
namespace table_values {

/// At the half-move `looked_at`, or at present.
ui::BoardState board(const session::TableState& state, std::optional<int> looked_at);
std::vector<ui::PlyNote> notes(const session::TableState& state);
ui::ScoreState score(const session::TableState& state, double minutes);
/// Of a hand that is over.
ui::HandEnd hand_end(const session::TableState& state);

}  // namespace table_values

}  // namespace raisechess
