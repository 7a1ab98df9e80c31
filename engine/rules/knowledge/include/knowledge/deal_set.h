// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "view/setup.h"

namespace raisechess::knowledge {

inline constexpr int max_pockets = 5;

/// A deal of one side as a number: in base 5, digit i (lowest first) is the place in `pocket_types` of the type on
/// hidden square i.
using DealIndex = std::uint16_t;

constexpr int deal_count(int pockets) {
  int count = 1;
  for (int i = 0; i < pockets; ++i) count *= 5;
  return count;
}

constexpr PieceType type_in_deal(DealIndex deal, int pocket) {
  int rest = deal;
  for (int i = 0; i < pocket; ++i) rest /= 5;
  return pocket_types[static_cast<std::size_t>(rest % 5)];
}

DealIndex deal_index(const Deal& deal);
Deal deal_from_index(DealIndex index, const std::vector<Square>& origins);

/// The deals that somebody cannot rule out, in rising order.
using DealSet = std::vector<DealIndex>;
DealSet all_deals(int pockets);

/// A set of pairs (pocket, type), one bit each: bit 5 · pocket + place of the type in `pocket_types`.
using PocketTypes = std::uint32_t;

constexpr PocketTypes pair_of(int pocket, PieceType type) {
  return PocketTypes{1} << (5 * pocket + pocket_index(type));
}

/// All five pairs of a pocket.
constexpr PocketTypes pairs_of_pocket(int pocket) {
  return PocketTypes{31} << (5 * pocket);
}

/// The pairs that a deal holds, one for each pocket; beyond the side's pockets it reads as queens.
PocketTypes pairs_of_deal(DealIndex deal);

/// The pairs that some deal of `deals` holds.
PocketTypes pairs_of_deals(const DealSet& deals);

}  // namespace raisechess::knowledge
