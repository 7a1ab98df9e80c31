// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "view/side.h"
#include "view/square.h"

namespace raisechess::game {

/// RULES 1: the 15 squares that a side's hidden pieces are drawn from, in a1…h8 order: its first two ranks but for the
/// king's square in Chess960 array `array`.
std::vector<Square> deal_squares(Side side, int array);

/// RULES 1: `pockets` of those squares, drawn without replacement, in a1…h8 order. `below(n)` draws a number below n;
/// place i of the squares changes with place i + below(how many are left).
template <class Below>
std::vector<Square> draw_squares(Side side, int pockets, int array, Below below) {
  std::vector<Square> squares = deal_squares(side, array);
  const auto wanted = static_cast<std::size_t>(pockets);
  for (std::size_t i = 0; i < wanted; ++i) std::swap(squares[i], squares[i + below(squares.size() - i)]);
  squares.resize(wanted);
  std::sort(squares.begin(), squares.end());
  return squares;
}

}  // namespace raisechess::game
