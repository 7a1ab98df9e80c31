// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "view/setup.h"

namespace raisechess::arena {

/// The deals of hand `number` of a run: k of each side's 15 squares and their types, uniform and independent (RULES 1);
/// the same for the same seed on every machine.
PerSide<Deal> draw_deals(std::uint64_t seed, int number, int hidden, int array);

/// A Chess960 number for hand `number`.
int draw_array(std::uint64_t seed, int number);

/// What each side's player is seeded with in hand `number`; tells nothing of the deals.
PerSide<std::uint64_t> player_seeds(std::uint64_t seed, int number);

}  // namespace raisechess::arena
