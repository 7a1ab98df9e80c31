// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <random>

#include "chess/move_generation.h"
#include "chess/position.h"

namespace raisechess::chess {

using Random = std::mt19937_64;

/// A start of the game: any array, 0 to 5 squares a side dealt anew (RULES 1).
Position random_deal(Random& random);

/// Plays `games` games of random moves by `rules` from random deals, at most `plies` long, and shows every position on
/// the way.
void for_random_positions(std::uint64_t seed, int games, int plies, MoveRules rules,
                          const std::function<void(const Position&)>& look);

}  // namespace raisechess::chess
