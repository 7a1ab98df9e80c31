// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/hand.h"
#include "player/player.h"

namespace raisechess::arena {

/// How a hand is put to its two players. A hand to mate may never end, so it is broken off after `half_move_cap`.
struct HandTask {
  HandSetup setup;
  PerSide<Deal> deals;
  PerSide<std::uint64_t> seeds;
  PerSide<ai::Budget> budgets;
  int half_move_cap = 600;
};

struct HandReport {
  std::optional<HandResult> result;  ///< nothing if the hand was broken off
  int half_moves = 0;
  int choices = 0;
  PerSide<std::vector<double>> milliseconds;  ///< of each choice
  std::string fault;                          ///< empty, or what a player or the rules did wrong
};

/// Looks at the hand after every action, and says what is wrong, if anything.
using Inspection = std::function<std::optional<std::string>(const game::Hand&)>;

/// Plays one hand: each player is given his own view and nothing else. Both see how it ended.
HandReport play_hand(const HandTask& task, PerSide<ai::Player*> players, const Inspection& inspection = {});

}  // namespace raisechess::arena
