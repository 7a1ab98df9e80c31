// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "solver/game_tree.h"

namespace raisechess::solver {

using Values = std::vector<float>;  ///< one for each hand of a player

inline Values product(const Values& a, const Values& b) {
  Values result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) result[i] = a[i] * b[i];
  return result;
}

inline void add(Values& sum, const Values& values) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += values[i];
}

/// What each hand of `player` is paid at a terminal node.
inline Values terminal_values(const GameTree& tree, const GameTree::Node& node, int player, const Values& other_reach) {
  Values values(tree.hands(player));
  std::visit([&](const auto& matrix) { matrix.add_values(player, node.factor, other_reach, values); },
             tree.matrices[node.matrix]);
  return values;
}

}  // namespace raisechess::solver
