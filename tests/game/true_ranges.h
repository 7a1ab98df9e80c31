// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "game/hand.h"

namespace raisechess::test {

inline bool holds(const knowledge::DealSet& deals, const Deal& deal) {
  return std::ranges::binary_search(deals, knowledge::deal_index(deal));
}

/// The true deal is in every range, and what a player knows goes beyond what all know.
inline void expect_truth_in_every_range(const game::Hand& hand) {
  for (Side side : both_sides) {
    const auto& wide = hand.public_knowledge().deals(side);
    const auto& narrow = hand.knowledge(other(side)).deals();
    ASSERT_TRUE(holds(wide, hand.deal(side)));
    ASSERT_TRUE(holds(narrow, hand.deal(side)));
    ASSERT_TRUE(std::ranges::includes(wide, narrow));
  }
}

}  // namespace raisechess::test
