// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/deal_set.h"

#include <gtest/gtest.h>

#include <bit>

#include "true_hand.h"

namespace raisechess::test {
namespace {

using namespace knowledge;

TEST(DealSet, NumbersEveryDealOfASideOnce) {
  for (int pockets = 0; pockets <= max_pockets; ++pockets) {
    const auto origins = squares("a1 c1 e2 g2 h2");
    const std::vector<Square> own(origins.begin(), origins.begin() + pockets);
    const DealSet deals = all_deals(pockets);
    ASSERT_EQ(deals.size(), static_cast<std::size_t>(deal_count(pockets)));
    for (DealIndex deal : deals) ASSERT_EQ(deal_index(deal_from_index(deal, own)), deal);
  }
}

TEST(DealSet, CountsInBaseFiveFromTheFirstSquare) {
  EXPECT_EQ(deal_index(deal_of("b1R e2Q h2Q")), 1);
  EXPECT_EQ(deal_index(deal_of("b1Q e2R h2Q")), 5);
  EXPECT_EQ(deal_index(deal_of("b1P e2P h2P")), 124);
  EXPECT_EQ(type_in_deal(deal_index(deal_of("b1N e2B h2P")), 1), PieceType::Bishop);
}

TEST(DealSet, HoldsOnePairForEachPocket) {
  for (DealIndex deal : all_deals(max_pockets)) {
    ASSERT_EQ(std::popcount(pairs_of_deal(deal)), max_pockets);
    for (int pocket = 0; pocket < max_pockets; ++pocket) {
      ASSERT_EQ(pairs_of_deal(deal) & pairs_of_pocket(pocket), pair_of(pocket, type_in_deal(deal, pocket)));
    }
  }
}

}  // namespace
}  // namespace raisechess::test
