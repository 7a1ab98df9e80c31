// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <optional>
#include <stop_token>

#include "search/search.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

constexpr chess::MoveRules classic_chess{PromotionRule::Choice, false};
constexpr std::size_t table_bytes = 1 << 20;

ai::SearchRoot root_of(const char* fen) {
  ai::SearchRoot root;
  root.position = position_of(fen);
  root.classic_draws = true;
  return root;
}

ai::SearchLimits limit_to(int depth, std::optional<std::uint64_t> nodes = {}) {
  ai::SearchLimits limits;
  limits.depth = depth;
  limits.nodes = nodes;
  return limits;
}

constexpr const char* middle_game = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
constexpr const char* mate_in_two = "6k1/5ppp/8/8/8/8/1R3PPP/R5K1 w - - 0 1";

TEST(ParallelSearch, IsThePlainSearchWithOneThread) {
  const auto root = root_of(middle_game);
  ai::Searcher plain(classic_chess, table_bytes);
  ai::ParallelSearcher one(classic_chess, table_bytes, 1);
  const auto expected = plain.search(root, limit_to(64, 20'000));
  const auto found = one.search(root, limit_to(64, 20'000));
  EXPECT_EQ(found.line, expected.line);
  EXPECT_EQ(found.score, expected.score);
  EXPECT_EQ(found.nodes, expected.nodes);
}

TEST(ParallelSearch, FindsTheMateWithAnyNumberOfThreads) {
  for (int threads : {1, 2, 3, 8}) {
    ai::ParallelSearcher searcher(classic_chess, table_bytes, threads);
    for (int search = 0; search < 3; ++search) {
      const auto found = searcher.search(root_of(mate_in_two), limit_to(8));
      EXPECT_GE(found.score, ai::mate_score - 5) << threads;
    }
  }
}

TEST(ParallelSearch, SharesOutTheNodes) {
  ai::ParallelSearcher searcher(classic_chess, table_bytes, 4);
  const auto found = searcher.search(root_of(middle_game), limit_to(64, 40'000));
  EXPECT_GE(found.nodes, 10'000U);
  EXPECT_LE(found.nodes, 40'000U);
}

TEST(ParallelSearch, EndsAllThreadsWhenItIsStopped) {
  ai::ParallelSearcher searcher(classic_chess, table_bytes, 3);
  const auto root = root_of(middle_game);
  std::stop_source stop;
  auto limits = limit_to(64);
  limits.stop = stop.get_token();
  limits.report = [&](const ai::SearchResult& result) {
    if (result.depth == 4) stop.request_stop();
  };
  const auto found = searcher.search(root, limits);
  EXPECT_GE(found.depth, 4);
  EXPECT_LT(found.depth, 30);
}

TEST(ParallelSearch, TellsTheNodesOfAllThreads) {
  ai::ParallelSearcher searcher(classic_chess, table_bytes, 2);
  std::uint64_t told = 0;
  auto limits = limit_to(9);
  limits.report = [&](const ai::SearchResult& result) {
    EXPECT_GE(result.nodes, told);
    told = result.nodes;
  };
  EXPECT_GE(searcher.search(root_of(middle_game), limits).nodes, told);
}

}  // namespace
}  // namespace raisechess::test
