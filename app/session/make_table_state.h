// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "hand_past.h"
#include "referee/referee.h"
#include "session/table_state.h"

namespace raisechess::session {

/// What the window shows, out of what the referee tells the person in seat A; `past` follows the same hand.
TableState make_table_state(const referee::Referee& referee, const HandPast& past, const MatchChoice& choice);

/// The range that the person had before the computer's half-move which is the last one of `now`.
std::optional<RangeTable> range_before(const TableState& before, const PlayerView& now);

}  // namespace raisechess::session
