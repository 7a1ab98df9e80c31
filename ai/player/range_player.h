// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

#include "player/player.h"

namespace raisechess::ai {

/// How far a player that knows the range looks.
struct RangeSettings {
  std::uint64_t nodes = 0;  ///< for a turn at most, whatever it is given
  std::size_t breadth = 1;  ///< how many times the usual number of deals it looks at (range_search.h)
};

/// Knows the exact range of the other side, searches it for the move that is best on average, and bets by solving the
/// turn as a game of both ranges. It splits the pot, or resigns in classic chess, where playing on leads nowhere
/// (settling.h). The levels Club, Expert and Master.
std::unique_ptr<Player> make_range_player(const RangeSettings& settings);

}  // namespace raisechess::ai
