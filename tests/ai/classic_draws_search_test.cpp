// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "search_support.h"

namespace raisechess::test {
namespace {

ai::SearchResult search_with_draws(const chess::Position& position, int depth,
                                   const std::vector<chess::Key>& earlier = {}) {
  ai::SearchRoot root;
  root.position = position;
  root.classic_draws = true;
  root.earlier = earlier;
  ai::SearchLimits limits;
  limits.depth = depth;
  ai::Searcher searcher(arbiter_rules);
  return searcher.search(root, limits);
}

TEST(ClassicDrawsInSearch, PerpetualCheckSavesTheWeakerSide) {
  const auto position = position_of("6k1/6p1/8/7Q/8/8/qr6/7K w - - 0 1");
  EXPECT_EQ(search_with_draws(position, 8).score, 0);
  EXPECT_NE(search_to(position, std::nullopt, 8).score, 0);
}

TEST(ClassicDrawsInSearch, BareMinorPieceIsADraw) {
  const auto position = position_of("8/8/4k3/8/8/3B1K2/8/8 w - - 0 1");
  EXPECT_EQ(search_with_draws(position, 4).score, 0);
  EXPECT_GT(search_to(position, std::nullopt, 4).score, 0);
}

TEST(ClassicDrawsInSearch, FiftiethMoveIsADrawUnlessItMates) {
  auto position = position_of("7k/8/6K1/8/8/8/8/R7 w - - 99 80");
  EXPECT_EQ(search_with_draws(position, 3).score, ai::mate_score - 1);
  position = position_of("7k/8/8/5K2/8/8/8/R7 w - - 99 80");
  EXPECT_EQ(search_with_draws(position, 3).score, 0);
}

TEST(ClassicDrawsInSearch, PositionBeforeTheRootCountsAsSeen) {
  // Queen against bare king: going back to where it stood would repeat, so something else is found.
  const auto before = position_of("8/8/8/8/4k3/8/1Q6/K7 w - - 0 1");
  std::vector<chess::Key> earlier;
  auto position = before;
  for (const char* text : {"b2b3", "e4f4", "b3b2"}) {
    earlier.push_back(position.key());
    position.make(find_long_algebraic(chess::legal_moves(position, arbiter_rules), text).value());
  }
  const auto back = find_long_algebraic(chess::legal_moves(position, arbiter_rules), "f4e4").value();
  EXPECT_EQ(search_with_draws(position, 3, earlier).best, back) << "the weaker side repeats";
  EXPECT_EQ(search_with_draws(position, 3, earlier).score, 0);
  EXPECT_LT(search_with_draws(position, 3).score, 0);
}

}  // namespace
}  // namespace raisechess::test
