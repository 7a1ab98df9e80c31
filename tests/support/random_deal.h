// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "chess/arrays.h"
#include "dice.h"
#include "view/setup.h"

namespace raisechess::test {

/// `setup.hidden` random squares and types of a side.
inline Deal random_deal(Dice& dice, Side side, const HandSetup& setup) {
  const auto array = chess::array_pieces(setup.array);
  std::vector<Square> squares;
  for (int file = 0; file < 8; ++file) {
    if (array[static_cast<std::size_t>(file)] != PieceType::King)
      squares.push_back(square_at(file, side == Side::White ? 0 : 7));
    squares.push_back(square_at(file, side == Side::White ? 1 : 6));
  }
  Deal deal;
  for (int i = 0; i < setup.hidden; ++i) {
    const int place = dice.roll(static_cast<int>(squares.size()));
    deal.push_back({squares[static_cast<std::size_t>(place)], pocket_types[static_cast<std::size_t>(dice.roll(5))]});
    squares.erase(squares.begin() + place);
  }
  std::sort(deal.begin(), deal.end(), [](const DealtPiece& a, const DealtPiece& b) { return a.origin < b.origin; });
  return deal;
}

inline PerSide<Deal> random_deals(Dice& dice, const HandSetup& setup) {
  Deal white = random_deal(dice, Side::White, setup);
  return {std::move(white), random_deal(dice, Side::Black, setup)};
}

}  // namespace raisechess::test
