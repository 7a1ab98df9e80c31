// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "view/side.h"
#include "view/square.h"

namespace raisechess::game {

/// RULES 1: the 15 squares that a side's hidden pieces are drawn from, in a1…h8 order: its first two ranks but for the
/// king's square in Chess960 array `array`.
std::vector<Square> deal_squares(Side side, int array);

}  // namespace raisechess::game
