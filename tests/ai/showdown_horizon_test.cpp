// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>

#include "exact_value.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

TEST(ShowdownHorizon, LastHalfMoveTakesWhatIsProtected) {
  // Black, about to make the last half-move, is a pawn behind and takes a guarded one with the queen.
  const auto position = position_of("3qk3/8/8/8/3P4/4P3/5P2/4K3 b - - 0 1");
  const auto free = search_to(position, 1, 4);
  EXPECT_EQ(long_algebraic(free.best), "d8d4");
  EXPECT_EQ(free.score, ai::showdown_value(7));
  const auto costly = search_to(position, std::nullopt, 4);
  EXPECT_NE(long_algebraic(costly.best), "d8d4");
}

TEST(ShowdownHorizon, ValueIsTheSignOfTheMaterialWithASmallMargin) {
  const auto ahead = position_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  const auto queen_ahead = position_of("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1");
  EXPECT_EQ(search_to(ahead, 2, 2).score, ai::showdown_score + 1);
  EXPECT_EQ(search_to(queen_ahead, 2, 2).score, ai::showdown_score + 9);
  EXPECT_EQ(search_to(position_of("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"), 2, 2).score, 0);
  EXPECT_LT(ai::showdown_value(100), ai::mate_score - 100);
  EXPECT_GT(ai::showdown_value(1), ai::decided_score);
}

TEST(ShowdownHorizon, MateComesBeforeTheCount) {
  // A piece behind, White mates with the last half-move.
  const auto position = position_of("6k1/5ppp/8/8/6nn/8/8/R5K1 w - - 0 1");
  EXPECT_EQ(search_to(position, 1, 3).score, ai::mate_score - 1);
}

TEST(ShowdownHorizon, StalemateWithTheLastHalfMoveSplits) {
  const auto position = position_of("7k/8/5KQ1/8/8/8/8/r7 b - - 0 1");
  const auto stalemate = position_of("k7/2K5/8/1Q6/8/8/8/8 b - - 0 1");
  EXPECT_LT(search_to(position, 1, 2).score, 0);
  EXPECT_EQ(search_to(stalemate, 1, 2).score, -ai::showdown_score - 9);
  const auto stalemated = position_of("k7/2Q5/8/2K5/8/8/8/8 b - - 0 1");
  EXPECT_EQ(search_to(stalemated, 0, 2).score, 0);
}

TEST(ShowdownHorizon, SearchToTheEndIsExact) {
  Dice dice(23);
  for (int i = 0; i < 60; ++i) {
    const auto position = random_position(dice, 20 + dice.roll(60));
    const int left = 1 + dice.roll(3);
    EXPECT_EQ(search_to(position, left, left).score, exact_value(position, left)) << left << " half-moves left";
  }
}

TEST(ShowdownHorizon, DepthBeyondTheShowdownChangesNothing) {
  Dice dice(5);
  for (int i = 0; i < 20; ++i) {
    const auto position = random_position(dice, 40);
    const auto result = search_to(position, 2, 30);
    EXPECT_EQ(result.score, search_to(position, 2, 2).score);
    EXPECT_LE(result.depth, 2);
  }
}

TEST(ShowdownHorizon, LineEndsWithTheMaterialThatIsCounted) {
  Dice dice(8);
  for (int i = 0; i < 30; ++i) {
    const auto result = search_to(random_position(dice, 50), 3, 3);
    if (std::abs(result.score) >= ai::mate_score - 10 || result.line.size() < 3) continue;
    EXPECT_EQ(result.score, ai::showdown_value(result.line_end_material));
  }
}

TEST(ShowdownHorizon, OneSearcherServesDifferentHorizons) {
  const auto position = position_of("3qk3/8/8/8/3P4/4P3/5P2/4K3 b - - 0 1");
  ai::Searcher searcher(arbiter_rules);
  ai::SearchLimits limits;
  limits.depth = 5;
  searcher.search(position, std::nullopt, limits);
  EXPECT_EQ(searcher.search(position, 1, limits).score, ai::showdown_value(7));
  EXPECT_LT(searcher.search(position, 40, limits).score, ai::decided_score);
}

}  // namespace
}  // namespace raisechess::test
