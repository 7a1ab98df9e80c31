// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "helpers.h"
#include "mailbox.h"
#include "random_games.h"

namespace raisechess::chess {
namespace {

/// One line of a data file: name; FEN; leaves after 1, 2, … half-moves.
struct PerftCase {
  std::string name;
  std::string fen;
  std::vector<std::uint64_t> leaves;
};

PerftCase case_from_line(const std::string& line) {
  PerftCase result;
  std::istringstream parts(line);
  std::getline(parts, result.name, ';');
  std::getline(parts >> std::ws, result.fen, ';');
  for (std::uint64_t leaves = 0; parts >> leaves;) result.leaves.push_back(leaves);
  return result;
}

std::vector<PerftCase> cases_of(const std::string& file) {
  std::ifstream input(std::filesystem::path(RAISECHESS_TEST_DATA) / "perft" / file);
  std::vector<PerftCase> cases;
  for (std::string line; std::getline(input, line);) {
    if (!line.empty() && line[0] != '#') cases.push_back(case_from_line(line));
  }
  return cases;
}

void check_file(const std::string& file) {
  const auto cases = cases_of(file);
  EXPECT_FALSE(cases.empty()) << file;
  for (const PerftCase& row : cases) {
    EXPECT_FALSE(row.leaves.empty()) << row.name;
    const Position position = at(row.fen);
    for (std::size_t i = 0; i < row.leaves.size(); ++i) {
      EXPECT_EQ(perft(position, static_cast<int>(i) + 1, by_choice), row.leaves[i])
          << row.name << " at depth " << i + 1;
    }
  }
}

TEST(Perft, OfStandardPositions) {
  check_file("standard.txt");
}
TEST(Perft, OfChess960Positions) {
  check_file("chess960.txt");
}
TEST(Perft, OfHiddenPawnPositions) {
  check_file("hidden_pawns.txt");
}

TEST(Perft, OfDepthZeroIsThePositionItself) {
  EXPECT_EQ(perft(at("7k/8/6Q1/8/8/8/8/K7 b - - 0 1"), 0, queen_only), 1U);
}

TEST(Perft, IsZeroWhereThereIsNoMove) {
  EXPECT_EQ(perft(at("7k/8/6Q1/8/8/8/8/K7 b - - 0 1"), 3, queen_only), 0U);
}

TEST(Perft, CountsOnePromotionWhereOnlyAQueenIsAllowed) {
  EXPECT_EQ(perft(at("8/P7/8/8/8/8/8/K1k5 w - - 0 1"), 1, queen_only), 2U);
  EXPECT_EQ(perft(at("8/P7/8/8/8/8/8/K1k5 w - - 0 1"), 1, by_choice), 5U);
}

TEST(Perft, AgreesWithThePlainRulesOnRandomDeals) {
  Random random(21);
  for (int i = 0; i < 20; ++i) {
    const Position position = random_deal(random);
    const MoveRules rules = i % 2 == 0 ? queen_only : without_arbiter;
    EXPECT_EQ(perft(position, 3, rules), Mailbox(position).perft(3, rules)) << fen_text({position});
  }
}

}  // namespace
}  // namespace raisechess::chess
