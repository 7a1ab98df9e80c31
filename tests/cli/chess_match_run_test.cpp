// SPDX-License-Identifier: GPL-3.0-or-later
#include "matches/chess_match_run.h"

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>

#include "matches/interrupt.h"
#include "stand_in_engine.h"

namespace raisechess::cli {
namespace {

/// A match of engines that lose by their second move.
ChessMatchOptions match_of(const test::StandInEngine& engine, int pairs) {
  ChessMatchOptions options;
  options.names = {"uci:" + engine.command(), "uci:" + engine.command()};
  options.task.pairs = pairs;
  options.task.game.limits.nodes = 1;
  EXPECT_FALSE(complete(options));
  return options;
}

std::size_t lines_in(const std::string& path) {
  std::ifstream file(path);
  std::size_t lines = 0;
  for (std::string line; std::getline(file, line);) ++lines;
  return lines;
}

TEST(ChessMatchRun, GoesOnWithThePairsOfItsFile) {
  const test::StandInEngine engine("e2e4");
  const test::Folder folder;
  const std::string path = folder.path("resume").string();
  const auto whole = run_chess_match(match_of(engine, 3), {}, false).value().report;
  ASSERT_TRUE(run_chess_match(match_of(engine, 2), {path, "1"}, false));
  std::ofstream(path, std::ios::app) << "{\"pair\":2,\"games\":[{\"win";  // cut off
  ASSERT_EQ(lines_in(path), 4U);
  auto rest = match_of(engine, 3);
  int begun = 0;
  rest.task.players.a = [&begun, start = rest.task.players.a] {
    ++begun;
    return start();
  };
  const auto resumed = run_chess_match(rest, {path, "1"}, false).value();
  EXPECT_EQ(begun, 1);
  EXPECT_FALSE(resumed.problem);
  EXPECT_EQ(resumed.report.pairs, 3);
  EXPECT_EQ(resumed.report.ends, whole.ends);
  EXPECT_EQ(resumed.report.score.mean, whole.score.mean);
  EXPECT_EQ(lines_in(path), 4U);
}

TEST(ChessMatchRun, AFileOfAnotherMatchIsRefused) {
  const test::StandInEngine engine("e2e4");
  const test::Folder folder;
  const std::string path = folder.path("resume").string();
  ASSERT_TRUE(run_chess_match(match_of(engine, 1), {path, "1"}, false));
  auto other = match_of(engine, 1);
  other.task.game.limits.nodes = 2;
  EXPECT_FALSE(run_chess_match(other, {path, "1"}, false));
  EXPECT_FALSE(run_chess_match(match_of(engine, 1), {path, "2"}, false));
  EXPECT_FALSE(run_chess_match(match_of(engine, 1), {"/no/such/folder/resume", "1"}, false));
}

TEST(ChessMatchRun, SaysHowTheMatchStands) {
  const test::StandInEngine engine("e2e4");
  testing::internal::CaptureStderr();
  ASSERT_TRUE(run_chess_match(match_of(engine, 2), {}, true));
  const std::string said = testing::internal::GetCapturedStderr();
  EXPECT_NE(said.find("1 of 2 pairs: "), std::string::npos) << said;
  EXPECT_NE(said.find("2 of 2 pairs: "), std::string::npos) << said;
}

TEST(Interrupt, TheFirstIsNotedAndTheSecondEnds) {
  EXPECT_EXIT(
      {
        note_interrupts();
        if (interrupted()) std::exit(1);
        std::raise(SIGINT);
        if (!interrupted()) std::exit(2);
        std::raise(SIGINT);
      },
      testing::KilledBySignal(SIGINT), "");
}

}  // namespace
}  // namespace raisechess::cli
