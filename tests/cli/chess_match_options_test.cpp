// SPDX-License-Identifier: GPL-3.0-or-later
#include "matches/chess_match_options.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "stand_in_engine.h"
#include "uci/uci_game.h"
#include "uci/uci_player.h"

namespace raisechess::cli {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

arena::ChessLine start_line() {
  arena::ChessLine line;
  line.start_fen = std::string(start_fen);
  line.position = uci_game("startpos")->position;
  return line;
}

TEST(TimeControl, IsSecondsAndAnIncrement) {
  ASSERT_TRUE(time_control_from("10+0.1"));
  EXPECT_EQ(time_control_from("10+0.1")->clock, 10s);
  EXPECT_EQ(time_control_from("10+0.1")->increment, 100ms);
  EXPECT_EQ(time_control_from("60")->increment, 0ms);
  for (const char* nonsense : {"", "+", "x", "10+", "-1+1", "0+0", "1e99", "nan", "10+0.1s"})
    EXPECT_FALSE(time_control_from(nonsense)) << nonsense;
}

TEST(Openings, AreReadALineEach) {
  const auto openings = openings_from("# drawn\nstartpos moves e2e4 e7e5\n\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n");
  ASSERT_EQ(openings.size(), 2U);
  EXPECT_EQ(openings[0].moves, (std::vector<std::string>{"e2e4", "e7e5"}));
  EXPECT_EQ(openings[1].fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST(Openings, OfTheTreeAreAllPositionsToBeginWith) {
  std::ifstream file(fs::path(RAISECHESS_TEST_DATA) / "openings" / "balanced.txt");
  const auto openings = openings_from({std::istreambuf_iterator<char>(file), {}});
  ASSERT_GE(openings.size(), 200U);
  for (const auto& opening : openings) {
    std::string line = "fen " + opening.fen + " moves";
    for (const std::string& move : opening.moves) line += ' ' + move;
    EXPECT_TRUE(uci_game(line)) << line;
  }
}

TEST(UciPlayer, PutsTheGameAndReadsMoveAndScore) {
  const test::StandInEngine engine("e2e4");
  const auto player = UciPlayer::start(engine.command(), {"Hash=1"});
  ASSERT_TRUE(player);
  player->begin_game(false);
  arena::ChessLimits limits;
  limits.nodes = 1;
  const auto choice = player->choose(start_line(), limits);
  ASSERT_TRUE(choice.move);
  EXPECT_EQ(long_algebraic(*choice.move), "e2e4");
  EXPECT_EQ(choice.score, 33);
}

TEST(UciPlayer, AnIllegalMoveIsNone) {
  const test::StandInEngine engine("e2e5");
  const auto player = UciPlayer::start(engine.command(), {});
  ASSERT_TRUE(player);
  EXPECT_FALSE(player->choose(start_line(), {1, std::nullopt, {}, 0ms}).move);
}

TEST(UciPlayer, AProgramThatIsNoneIsNotStarted) {
  EXPECT_FALSE(UciPlayer::start("/bin/true", {}));
  EXPECT_FALSE(UciPlayer::start("/no/such/program", {}));
}

TEST(ScoreOfInfo, IsCentipawnsOrAMate) {
  EXPECT_EQ(score_of("info depth 3 score cp -12 nodes 5"), -12);
  EXPECT_EQ(score_of("info depth 3 score mate 2 nodes 5"), 29'996);
  EXPECT_EQ(score_of("info depth 3 score mate -1 nodes 5"), -29'998);
  EXPECT_FALSE(score_of("info string score"));
  EXPECT_FALSE(score_of("bestmove e2e4"));
}

TEST(ChessMatchOptions, RefuseWhatIsNoPlayerOrClock) {
  ChessMatchOptions options;
  options.names = {"search", "web"};
  EXPECT_TRUE(complete(options));
  options.names = {"search", "uci:stockfish"};
  EXPECT_FALSE(complete(options));
  options.time_control = "soon";
  EXPECT_TRUE(complete(options));
}

}  // namespace
}  // namespace raisechess::cli
