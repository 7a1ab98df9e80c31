// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "player/random_stream.h"
#include "range_search.h"
#include "view/range_table.h"

namespace raisechess::ai {

/// Chooses among ranked moves (at least one). What a move tells of the own deal costs a little, so that of moves about
/// equal the one that keeps the secret is played; which of those that are then as good as equal is left to `luck`, so
/// that the choice does not announce the deal.
Move chosen_move(const std::vector<RankedMove>& moves, const SecrecyTable& secrets, RandomStream luck);

}  // namespace raisechess::ai
