// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "matchups.h"
#include "random_hand.h"
#include "scripted_hand.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

ai::LookLimits nodes(std::uint64_t count) {
  return {count, std::nullopt, {}};
}

struct Seen {
  explicit Seen(const game::Hand& hand, Side viewer, std::uint64_t count = 40'000)
      : view(hand.view_for(viewer)), belief(view), searcher(arbiter_rules) {
    belief.follow(view);
    outlook = ai::look_at_range(searcher, belief, view, nodes(count), 1);
  }
  PlayerView view;
  ai::HandBelief belief;
  ai::Searcher searcher;
  ai::Outlook outlook;
};

TEST(RangeSearch, RanksLegalMovesByTheirMean) {
  Dice dice(191);
  for (int i = 0; i < 5; ++i) {
    auto hand = game::Hand::start(chipless_setup(), random_deals(dice, chipless_setup())).value();
    while (hand.ply() < 8) ASSERT_FALSE(hand.apply(hand.active(), MakeMove{random_move(dice, hand)}));
    const Seen seen(hand, Side::White);
    ASSERT_FALSE(seen.outlook.moves.empty());
    EXPECT_TRUE(std::ranges::is_sorted(seen.outlook.moves, std::greater{}, &ai::RankedMove::equity));
    EXPECT_TRUE(seen.outlook.complete);
    ASSERT_EQ(seen.outlook.by_deal.size(), seen.outlook.deals.size());
    for (const ai::RankedMove& ranked : seen.outlook.moves) {
      EXPECT_EQ(std::ranges::count(hand.moves(), ranked.move), 1);
    }
  }
}

TEST(RangeSearch, LooksOnlyAtDealsOfTheRangeAndAtEachOnce) {
  Dice dice(192);
  auto hand = game::Hand::start(chipless_setup(), random_deals(dice, chipless_setup())).value();
  while (hand.ply() < 12) ASSERT_FALSE(hand.apply(hand.active(), MakeMove{random_move(dice, hand)}));
  for (Side viewer : both_sides) {
    auto deals = Seen(hand, viewer).outlook.deals;
    std::ranges::sort(deals);
    EXPECT_EQ(std::ranges::adjacent_find(deals), deals.end());
    EXPECT_TRUE(std::ranges::includes(hand.knowledge(viewer).deals(), deals));
  }
}

TEST(RangeSearch, TakesWhatHangsInEveryDeal) {
  auto hand = start(chipless_setup(), "b1N c1B d2P", "a7P b8N c8B");
  ASSERT_EQ(play(hand, "e2e4 e7e5 g1f3 d8g5"), "");
  const Seen seen(hand, Side::White);
  EXPECT_EQ(long_algebraic(seen.outlook.moves.front().move), "f3g5") << "the queen";
}

TEST(RangeSearch, WithHardlyANodeItStillNamesMoves) {
  const auto hand = start(chipless_setup(), "b1N c1B d2P", "a7P b8N c8B");
  EXPECT_FALSE(Seen(hand, Side::White, 1).outlook.moves.empty());
}

TEST(RangeSearch, OfTheOtherSidesTurnItTellsTheEquityAlone) {
  const auto hand = start(chipless_setup(), "b1P c1P d2P", "a7Q b8Q c8Q");
  const Seen seen(hand, Side::Black);
  EXPECT_TRUE(seen.outlook.moves.empty());
  EXPECT_GT(seen.outlook.equity, 0.65);
}

TEST(Matchups, OwnRowIsWhatTheRangeSearchFound) {
  auto hand = start(HandSetup{}, "b1N c1B d2P", "a7P b8N c8B");
  Seen seen(hand, Side::Black);
  const auto found = ai::search_matchups(seen.searcher, seen.belief, seen.view, seen.outlook, nodes(20'000), 1);
  const std::size_t looked_at = seen.outlook.deals.size();
  ASSERT_GT(found.table.columns(), looked_at) << "by captures more deals can be judged";
  double mean = 0;
  for (std::size_t j = 0; j < looked_at; ++j) mean += found.table.at(found.own_row, j);
  EXPECT_NEAR(mean / static_cast<double>(looked_at), seen.outlook.equity, 0.02);
  EXPECT_LE(found.nodes, 20'000U);
}

TEST(Matchups, WithFewNodesKeepToTheDealsThatWereLookedAt) {
  auto hand = start(HandSetup{}, "b1N c1B d2P", "a7P b8N c8B");
  Seen seen(hand, Side::Black);
  const auto found = ai::search_matchups(seen.searcher, seen.belief, seen.view, seen.outlook, nodes(1'000), 1);
  EXPECT_EQ(found.table.columns(), seen.outlook.deals.size());
  EXPECT_LE(found.nodes, 1'000U);
}

/// The fit knows what a queen more is worth: against three queens the columns are worst.
TEST(Matchups, StrongerDealsOfTheOtherSideLeaveLess) {
  auto hand = start(HandSetup{}, "b1N c1B d2P", "a7P b8N c8B");
  Seen seen(hand, Side::Black);
  const auto found = ai::search_matchups(seen.searcher, seen.belief, seen.view, seen.outlook, nodes(20'000), 1);
  const auto points = [](knowledge::DealIndex deal) {
    int sum = 0;
    for (int pocket = 0; pocket < 3; ++pocket) sum += material_value(knowledge::type_in_deal(deal, pocket));
    return sum;
  };
  double strong = 0;
  double weak = 0;
  const auto& deals = seen.outlook.deals;
  const auto strongest = std::ranges::max_element(deals, {}, points) - deals.begin();
  const auto weakest = std::ranges::min_element(deals, {}, points) - deals.begin();
  for (std::size_t i = 0; i < found.table.rows(); ++i) {
    strong += found.table.at(i, static_cast<std::size_t>(strongest));
    weak += found.table.at(i, static_cast<std::size_t>(weakest));
  }
  EXPECT_LT(strong + 0.2 * static_cast<double>(found.table.rows()), weak);
}

}  // namespace
}  // namespace raisechess::test
