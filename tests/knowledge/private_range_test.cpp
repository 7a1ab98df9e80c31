// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "table.h"
#include "worlds.h"

namespace raisechess::test {
namespace {

using knowledge::DealSet;

/// What came up in the random hands of a test, so that a test that saw nothing does not pass.
struct Seen {
  int half_moves = 0;
  int castlings = 0;
  int en_passants = 0;
  int checks = 0;
  int reveals = 0;
  int lists_told = 0;
};

void count(Seen& seen, Move move, const MoveOutcome& outcome) {
  ++seen.half_moves;
  seen.castlings += move.is_castling() ? 1 : 0;
  seen.en_passants += outcome.captured_on && *outcome.captured_on != move.to() ? 1 : 0;
  seen.checks += outcome.check ? 1 : 0;
  seen.reveals += outcome.reveals.empty() ? 0 : 1;
}

/// Plays a random hand and compares one player's range after every half-move, and after every list, with its
/// definition.
void compare_hand(Dice& dice, int hidden, int half_moves, Seen& seen) {
  const HandSetup setup = random_setup(dice, hidden);
  Table table(setup, random_deals(dice, setup));
  const Side viewer = dice.chance(50) ? Side::White : Side::Black;
  PerSide<std::optional<knowledge::DealIndex>> fixed;
  fixed[viewer] = table.deal(viewer);
  Worlds worlds(setup, table.origins(), fixed);
  if (viewer == Side::White) worlds.offered(table.truth().list());
  for (int i = 0; i < half_moves && table.truth().has_move(); ++i) {
    const Move move = random_move(dice, table.truth());
    table.play(move);
    worlds.observe(move, table.last_outcome());
    count(seen, move, table.last_outcome());
    if (!table.truth().has_move()) break;
    if (table.truth().to_move() == viewer) {
      const DealSet before = worlds.deals(other(viewer));
      worlds.offered(table.truth().list());
      seen.lists_told += worlds.deals(other(viewer)) != before ? 1 : 0;
    } else {
      worlds.goes_on();
    }
    const DealSet& range = table.player(viewer).deals();
    const DealSet& onlookers = table.onlooker().deals(other(viewer));
    ASSERT_EQ(range, worlds.deals(other(viewer)))
        << "array " << setup.array << " after " << long_algebraic(move) << " at half-move " << i + 1;
    ASSERT_TRUE(std::ranges::binary_search(range, table.deal(other(viewer)))) << "the truth was lost";
    ASSERT_TRUE(std::ranges::includes(onlookers, range)) << "the player knows less than an onlooker";
  }
}

void compare_hands(std::uint64_t seed, int hidden, int hands, int half_moves) {
  Dice dice(seed);
  Seen seen;
  for (int hand = 0; hand < hands_to_play(hands) && !::testing::Test::HasFatalFailure(); ++hand) {
    SCOPED_TRACE("hand " + std::to_string(hand));
    compare_hand(dice, hidden, half_moves, seen);
  }
  EXPECT_GT(seen.half_moves, 0);
  EXPECT_GT(seen.castlings, 0);
  EXPECT_GT(seen.en_passants, 0);
  EXPECT_GT(seen.checks, 0);
  EXPECT_GT(seen.reveals, 0);
  EXPECT_GT(seen.lists_told, 0);
}

TEST(PrivateRange, IsTheDealsThatExplainTheHistoryWithThreeHidden) {
  compare_hands(1, 3, 300, 80);
}

TEST(PrivateRange, IsTheDealsThatExplainTheHistoryWithFourHidden) {
  compare_hands(2, 4, 60, 60);
}

TEST(PrivateRange, IsTheDealsThatExplainTheHistoryWithFiveHidden) {
  compare_hands(2003, 5, 20, 60);
}

TEST(PrivateRange, BeginsWithEveryDealThatAllowsTheFirstList) {
  Table table("b1N e2R h2P", "a8Q d7N e7B");
  EXPECT_EQ(table.player(Side::Black).deals().size(), 125U);
  EXPECT_EQ(table.player(Side::White).deals().size(), 125U);
}

}  // namespace
}  // namespace raisechess::test
