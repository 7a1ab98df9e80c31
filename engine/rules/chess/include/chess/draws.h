// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace raisechess::chess {

/// King alone; king and one knight; king and one bishop; one bishop each, both on squares of one colour (RULES 7).
bool insufficient_material(const Position& position);

}  // namespace raisechess::chess
