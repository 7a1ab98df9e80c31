// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_search.h"

#include <gtest/gtest.h>

#include "exact_value.h"
#include "plain_evaluation.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

ai::PlainResult plain_search(const chess::Position& position, ai::Horizon horizon, int depth,
                             chess::MoveRules rules = arbiter_rules) {
  ai::SearchRoot root;
  root.position = position;
  root.horizon = horizon;
  ai::SearchLimits limits;
  limits.depth = depth;
  return ai::PlainSearch(rules).search(root, limits);
}

TEST(PlainSearch, IsExactToTheShowdown) {
  Dice dice(61);
  for (int i = 0; i < 60; ++i) {
    const auto position = random_position(dice, 20 + dice.roll(60));
    const int left = 1 + dice.roll(3);
    const auto result = plain_search(position, left, left);
    EXPECT_EQ(result.value.score, exact_value(position, left)) << left << " half-moves left";
    if (std::abs(result.value.score) < ai::mate_score - 5 && result.value.score != 0) {
      EXPECT_EQ(result.value.score, ai::showdown_value(result.value.end_points));
    }
  }
}

TEST(PlainSearch, NeverGuessesTheLastHalfMove) {
  // One half-move deep, but the showdown is two away: the guarded pawn is not worth the queen that takes it last.
  const auto position = position_of("3qk3/8/8/8/3P4/4P3/5P2/R3K3 w - - 0 1");
  EXPECT_EQ(plain_search(position, 2, 1).value.score, exact_value(position, 2));
}

TEST(PlainSearch, FindsMates) {
  int found = 0;
  int mates = 0;
  for (const std::string& line : data_lines("tactics/mates.epd")) {
    const std::size_t end = line.find("; dm ");
    const int moves = std::stoi(line.substr(end + 5));
    if (moves > 2) continue;
    ++mates;
    const auto result = plain_search(position_of(line.substr(0, end)), std::nullopt, 2 * moves - 1);
    found += result.value.score == ai::mate_score - (2 * moves - 1) ? 1 : 0;
  }
  EXPECT_GE(mates, 20);
  EXPECT_EQ(found, mates);
}

TEST(PlainSearch, ScoreIsMaterialAtTheEndAndSquares) {
  Dice dice(62);
  for (int i = 0; i < 40; ++i) {
    const auto position = random_position(dice, dice.roll(50));
    const auto result = plain_search(position, 60, 2);
    if (std::abs(result.value.score) >= ai::decided_score || result.value.score == 0) continue;
    EXPECT_NEAR(result.value.score, 100 * result.value.end_points, 600);
  }
}

TEST(PlainSearch, KeepsToItsNodesAndIsDeterministic) {
  Dice dice(63);
  for (std::uint64_t nodes : {0ULL, 1ULL, 30ULL, 2000ULL}) {
    ai::SearchRoot root;
    root.position = random_position(dice, 30);
    ai::SearchLimits limits;
    limits.nodes = nodes;
    const auto one = ai::PlainSearch(arbiter_rules).search(root, limits);
    const auto two = ai::PlainSearch(arbiter_rules).search(root, limits);
    EXPECT_LE(one.nodes, nodes);
    EXPECT_EQ(one.best, two.best);
    EXPECT_EQ(one.value.score, two.value.score);
    EXPECT_TRUE(chess::is_legal(root.position, one.best, arbiter_rules));
  }
}

TEST(PlainSearch, KingThatCanBeTakenIsLost) {
  const auto position = position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  auto supposed = position;
  supposed.put(*square_from_name("e4"), {Side::White, PieceType::Rook});
  EXPECT_EQ(plain_search(supposed, 40, 3).value.score, ai::mate_score - 1);
  EXPECT_EQ(plain_search(position_of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"), 40, 3, no_arbiter_rules).value.score,
            2 - ai::mate_score);
}

TEST(PlainSearch, SideWithoutMovesHasNone) {
  const auto mated = plain_search(position_of("R3k3/7R/8/8/8/8/8/4K3 b - - 0 1"), 20, 3);
  EXPECT_EQ(mated.best, Move{});
  EXPECT_EQ(mated.value.score, -ai::mate_score);
  EXPECT_EQ(plain_search(position_of("k7/2Q5/8/2K5/8/8/8/8 b - - 0 1"), 20, 3).value.score, 0);
}

TEST(PlainEvaluation, CountsPointsAndIsTheSameForBothColours) {
  const auto white = plain_search(position_of("4k3/8/8/3q4/8/8/4P3/4K3 w - - 0 1"), 1, 1);
  EXPECT_EQ(white.value.end_points, -8);
  const auto upright = position_of("r3k3/pp3p2/2n5/8/3P4/4B3/PPP5/4K2R w - - 0 1");
  const auto turned = position_of("4k2r/ppp5/4b3/3p4/8/2N5/PP3P2/R3K3 b - - 0 1");
  EXPECT_EQ(ai::plain_evaluation(upright, 30).score, ai::plain_evaluation(turned, 30).score);
  EXPECT_EQ(ai::plain_evaluation(upright, 30).points, 1);
}

}  // namespace
}  // namespace raisechess::test
