// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "search_support.h"

namespace raisechess::test {
namespace {

void expect_same(const ai::SearchResult& a, const ai::SearchResult& b) {
  EXPECT_EQ(a.best, b.best);
  EXPECT_EQ(a.score, b.score);
  EXPECT_EQ(a.nodes, b.nodes);
  EXPECT_EQ(a.line, b.line);
}

TEST(SearchDeterminism, SameLimitsGiveTheSameResultAfterClearing) {
  Dice dice(3);
  ai::Searcher searcher(arbiter_rules);
  for (int i = 0; i < 10; ++i) {
    const auto position = random_position(dice, dice.roll(60));
    ai::SearchLimits limits;
    limits.nodes = 4000 + static_cast<std::uint64_t>(dice.roll(4000));
    searcher.clear();
    const auto first = searcher.search(position, 60, limits);
    searcher.search(random_position(dice, 10), 20, limits);
    searcher.clear();
    expect_same(first, searcher.search(position, 60, limits));
    ai::Searcher fresh(arbiter_rules);
    expect_same(first, fresh.search(position, 60, limits));
  }
}

TEST(SearchDeterminism, NodeLimitIsKeptExactly) {
  Dice dice(4);
  ai::Searcher searcher(arbiter_rules);
  for (std::uint64_t nodes : {0ULL, 1ULL, 2ULL, 50ULL, 1000ULL, 5000ULL}) {
    const auto position = random_position(dice, 30);
    ai::SearchLimits limits;
    limits.nodes = nodes;
    const auto result = searcher.search(position, std::nullopt, limits);
    EXPECT_LE(result.nodes, nodes);
    EXPECT_TRUE(chess::is_legal(position, result.best, arbiter_rules));
  }
}

TEST(SearchDeterminism, LineIsLegalAndBeginsWithTheBestMove) {
  Dice dice(6);
  for (int i = 0; i < 30; ++i) {
    auto position = random_position(dice, dice.roll(80));
    const auto result = search_to(position, 40, 4);
    ASSERT_FALSE(result.line.empty());
    EXPECT_EQ(result.line.front(), result.best);
    for (Move move : result.line) {
      ASSERT_TRUE(chess::is_legal(position, move, arbiter_rules));
      position.make(move);
    }
  }
}

TEST(SearchDeterminism, OnlyTheMovesOfTheRootAreConsidered) {
  Dice dice(7);
  for (int i = 0; i < 20; ++i) {
    ai::SearchRoot root;
    root.position = random_position(dice, 20);
    const auto all = chess::sorted_legal_moves(root.position, arbiter_rules);
    const std::vector<Move> some(all.begin(), all.begin() + 1 + static_cast<std::ptrdiff_t>(all.size()) / 3);
    root.moves = some;
    ai::SearchLimits limits;
    limits.depth = 3;
    ai::Searcher searcher(arbiter_rules);
    const Move best = searcher.search(root, limits).best;
    EXPECT_NE(std::find(some.begin(), some.end(), best), some.end());
  }
}

TEST(ScoreMoves, BestScoreBelongsToTheBestMoveAndIsItsValue) {
  Dice dice(9);
  for (int i = 0; i < 10; ++i) {
    const auto position = random_position(dice, 40);
    const auto moves = chess::sorted_legal_moves(position, arbiter_rules);
    ai::SearchLimits limits;
    limits.depth = 2;
    ai::Searcher searcher(arbiter_rules);
    const auto scores = searcher.score_moves(position, moves, 2, limits);
    ASSERT_EQ(scores.size(), moves.size());
    EXPECT_EQ(*std::max_element(scores.begin(), scores.end()), search_to(position, 2, 2).score);
  }
}

}  // namespace
}  // namespace raisechess::test
