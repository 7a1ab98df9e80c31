// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move_generation.h"
#include "chess/position.h"

namespace raisechess::chess {

/// King alone; king and one knight; king and one bishop; one bishop each, both on squares of one colour (RULES 7).
bool insufficient_material(const Position& position);

/// Equal for two positions that count as one for threefold repetition (RULES 7): same pieces, side to move, castling
/// rights, double-step rights and legal en passant captures.
Key repetition_key(const Position& position, MoveRules rules);

}  // namespace raisechess::chess
