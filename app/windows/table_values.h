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
/// Turns up in the view of a hand that is over what its dealing has opened: after a fold too, where the match has ended
/// or the player's setting says so.
void turn_up(PlayerView& view, const session::DealingState& dealing);
std::vector<ui::PlyNote> notes(const session::TableState& state);
ui::ScoreState score(const session::TableState& state, double minutes);
/// Of a hand that is over.
ui::HandEnd hand_end(const session::TableState& state);

}  // namespace table_values

}  // namespace raisechess
