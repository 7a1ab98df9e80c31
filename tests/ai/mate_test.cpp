// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdint>

#include "search_support.h"

namespace raisechess::test {
namespace {

/// A line of tactics/mates.epd: "FEN; dm MOVES; bm MOVE [MOVE]".
struct MateProblem {
  std::string fen;
  int moves = 0;
  std::string solutions;
};

MateProblem mate_problem(const std::string& line) {
  const std::size_t first = line.find("; dm ");
  const std::size_t second = line.find("; bm ");
  return {line.substr(0, first), std::stoi(line.substr(first + 5)), line.substr(second + 5)};
}

constexpr std::uint64_t node_budget = 1'000'000;

ai::SearchResult search_for_mate(const chess::Position& position) {
  ai::Searcher searcher(arbiter_rules);
  ai::SearchLimits limits;
  limits.nodes = node_budget;
  return searcher.search(position, std::nullopt, limits);
}

TEST(MateSuite, EveryMateIsFoundAtItsLength) {
  const auto lines = data_lines("tactics/mates.epd");
  ASSERT_GE(lines.size(), 40U);
  for (const std::string& line : lines) {
    const MateProblem problem = mate_problem(line);
    const auto result = search_for_mate(position_of(problem.fen));
    EXPECT_EQ(result.score, ai::mate_score - (2 * problem.moves - 1)) << line;
    EXPECT_NE(problem.solutions.find(long_algebraic(result.best)), std::string::npos) << line;
  }
}

TEST(MateSuite, DefenderSeesTheMateComing) {
  for (const std::string& line : data_lines("tactics/mates.epd")) {
    const MateProblem problem = mate_problem(line);
    auto position = position_of(problem.fen);
    position.make(search_for_mate(position).best);
    EXPECT_EQ(search_for_mate(position).score, 2 * (problem.moves - 1) - ai::mate_score) << line;
  }
}

}  // namespace
}  // namespace raisechess::test
