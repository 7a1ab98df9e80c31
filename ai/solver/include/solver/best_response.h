// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "solver/game_tree.h"

namespace raisechess::solver {

/// What the first player wins if both follow `strategies`, which are by node of the tree.
double value(const GameTree& tree, const std::vector<Strategy>& strategies);

/// What each action at the root is worth to each hand of the player who decides there, times the chance of that hand,
/// if both follow `strategies` after it: [action][hand].
Strategy action_values(const GameTree& tree, const std::vector<Strategy>& strategies);

/// What a player who knows the other's strategy can win against it on top of `value`, by the best answer of each of his
/// hands, exactly; mean over both players. 0 in an equilibrium and nowhere else.
double exploitability(const GameTree& tree, const std::vector<Strategy>& strategies);

}  // namespace raisechess::solver
