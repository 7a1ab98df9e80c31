// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "player/player.h"
#include "scripted_hand.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

/// A line of tactics/tactics.epd: "FEN; bm MOVE [MOVE]; theme WORD".
bool solves(ai::Level level, const std::string& line) {
  const std::size_t end_of_fen = line.find("; bm ");
  const std::size_t end_of_moves = line.find("; theme ");
  const auto hand = start(classic_setup(line.substr(0, end_of_fen)));
  const auto decision = ai::make_player(level)->choose(hand.view_for(hand.active()), {1'000'000, std::nullopt}, 1, {});
  const auto* made = std::get_if<MakeMove>(&decision.action);
  const std::string solutions = line.substr(end_of_fen, end_of_moves - end_of_fen);
  return made != nullptr && solutions.find(long_algebraic(made->move)) != std::string::npos;
}

/// The floor of the level Web: seven in ten of a hundred one- and two-move tactics (docs/decisions/web-level.md).
TEST(TacticsSuite, WebSolvesAtLeastSeventyOfAHundred) {
  const auto lines = data_lines("tactics/tactics.epd");
  ASSERT_EQ(lines.size(), 100U);
  int solved = 0;
  for (const std::string& line : lines) solved += solves(ai::Level::Web, line) ? 1 : 0;
  RecordProperty("solved", solved);
  EXPECT_GE(solved, 70);
}

TEST(TacticsSuite, DeeperSearchSolvesNearlyAll) {
  int solved = 0;
  ai::Searcher searcher({PromotionRule::Choice, false});
  for (const std::string& line : data_lines("tactics/tactics.epd")) {
    const std::size_t end_of_fen = line.find("; bm ");
    ai::SearchLimits limits;
    limits.nodes = 40'000;
    const auto result = searcher.search(position_of(line.substr(0, end_of_fen)), std::nullopt, limits);
    solved += line.find(long_algebraic(result.best), end_of_fen) != std::string::npos ? 1 : 0;
  }
  EXPECT_GE(solved, 90);
}

}  // namespace
}  // namespace raisechess::test
