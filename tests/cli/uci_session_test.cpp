// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci/uci_session.h"

#include <gtest/gtest.h>

#include <chrono>
#include <sstream>
#include <thread>

#include "dice.h"

namespace raisechess::cli {
namespace {

using namespace std::chrono_literals;
using raisechess::test::Dice;

/// Lines that are put to a session one after the other, each search being waited for, and what it said.
std::string dialogue(const std::vector<std::string>& lines) {
  std::ostringstream out;
  UciSession session(out, "test");
  for (const std::string& line : lines) {
    session.take(line);
    if (line.starts_with("go") && line.find("infinite") == std::string::npos) session.wait();
  }
  return out.str();
}

bool says(const std::string& text, const std::string& line) {
  return ("\n" + text).find("\n" + line) != std::string::npos;
}

int times(const std::string& text, const std::string& what) {
  int count = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

TEST(UciSession, IntroducesItselfAndItsOptions) {
  const std::string said = dialogue({"uci"});
  EXPECT_TRUE(says(said, "id name RaiseChess test"));
  for (const char* option : {"Hash", "Threads", "Move Overhead", "UCI_Chess960"})
    EXPECT_TRUE(says(said, "option name " + std::string(option) + " type ")) << option;
  EXPECT_TRUE(said.ends_with("uciok\n"));
}

TEST(UciSession, TellsDepthScoreNodesSpeedTimeAndLine) {
  const std::string said = dialogue({"position startpos moves e2e4 e7e5", "go depth 3"});
  const std::string last = said.substr(said.rfind("info depth 3"));
  for (const char* word : {" score cp ", " nodes ", " nps ", " time ", " pv "})
    EXPECT_NE(last.find(word), std::string::npos) << word;
  EXPECT_EQ(times(said, "bestmove "), 1);
}

TEST(UciSession, SearchesOnAsManyThreadsAsItIsTold) {
  const std::string said =
      dialogue({"setoption name Threads value 3", "setoption name Hash value 2", "position startpos", "go depth 7",
                "setoption name Threads value 1", "go depth 2"});
  EXPECT_TRUE(says(said, "info depth 7 "));
  EXPECT_EQ(times(said, "bestmove "), 2);
}

TEST(UciSession, AnswersWhileItSearchesAndStopsWithinAFewMilliseconds) {
  std::ostringstream out;
  UciSession session(out, "test");
  session.take("position startpos");
  session.take("go infinite");
  session.take("isready");
  std::this_thread::sleep_for(50ms);
  const auto asked = std::chrono::steady_clock::now();
  session.take("stop");
  EXPECT_LT(std::chrono::steady_clock::now() - asked, 500ms);
  const std::string said = out.str();
  EXPECT_LT(said.find("readyok"), said.find("bestmove "));
}

TEST(UciSession, AnInfiniteSearchThatIsOverWaitsForTheStop) {
  std::ostringstream out;
  UciSession session(out, "test");
  session.take("position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
  session.take("go infinite");
  std::this_thread::sleep_for(50ms);
  EXPECT_EQ(times(out.str(), "bestmove"), 0);
  session.take("stop");
  EXPECT_TRUE(says(out.str(), "bestmove g6g7"));
}

TEST(UciSession, QuitEndsASearch) {
  std::istringstream in("position startpos\ngo infinite\nquit\nuci\n");
  std::ostringstream out;
  EXPECT_TRUE(serve_uci(in, out, "test"));
  EXPECT_TRUE(says(out.str(), "bestmove "));
  EXPECT_FALSE(says(out.str(), "uciok"));
}

TEST(UciSession, WritesCastlingAsTheModeHasIt) {
  const std::string position = "position fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  EXPECT_TRUE(says(dialogue({position, "go depth 2 searchmoves e1g1"}), "bestmove e1g1"));
  EXPECT_TRUE(says(dialogue({position, "go depth 2 searchmoves e1c1"}), "bestmove e1c1"));
  const std::string mode = "setoption name UCI_Chess960 value true";
  EXPECT_TRUE(says(dialogue({mode, position, "go depth 2 searchmoves e1h1"}), "bestmove e1h1"));
  EXPECT_TRUE(says(dialogue({mode, position, "go depth 2 searchmoves e1a1"}), "bestmove e1a1"));
}

TEST(UciSession, CastlesFromAnyFileInChess960) {
  const std::vector<std::string> lines{"setoption name UCI_Chess960 value true",
                                       "position fen k7/7p/8/8/8/8/8/1RK2R2 w FB - 0 1 moves c1f1", "go depth 1"};
  EXPECT_TRUE(says(dialogue(lines), "bestmove "));
  EXPECT_FALSE(says(dialogue(lines), "info string"));
}

TEST(UciSession, PromotesToAllFourPieces) {
  for (const char* move : {"a7a8q", "a7a8r", "a7a8b", "a7a8n"}) {
    const std::string go = std::string("go depth 2 searchmoves ") + move;
    EXPECT_TRUE(says(dialogue({"position fen 7k/P7/8/8/8/8/8/K7 w - - 0 1", go}), std::string("bestmove ") + move));
  }
}

TEST(UciSession, SeesThatAPositionOfTheGameComesBack) {
  const std::string lost = "position fen k7/8/8/8/8/q7/r7/7K w - - 0 1";
  EXPECT_FALSE(says(dialogue({lost, "go depth 1"}), "info depth 1 score cp 0 "));
  const std::string seen = lost + " moves h1g1 a8b8 g1h1 b8a8";
  EXPECT_TRUE(says(dialogue({seen, "go depth 1"}), "info depth 1 score cp 0 "));
}

TEST(UciSession, CountsTheFiftyMoves) {
  const std::string lost = "position fen k7/8/8/8/8/q7/r7/7K w - - ";
  EXPECT_FALSE(says(dialogue({lost + "90 60", "go depth 1"}), "info depth 1 score cp 0 "));
  EXPECT_TRUE(says(dialogue({lost + "99 60", "go depth 1"}), "info depth 1 score cp 0 "));
}

TEST(UciSession, TellsMatesInMovesAndThatThereIsNoMove) {
  EXPECT_NE(dialogue({"position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "go depth 4"}).find("score mate 1 "),
            std::string::npos);
  EXPECT_TRUE(says(dialogue({"position fen k7/2Q5/8/2K5/8/8/8/8 b - - 0 1", "go depth 4"}), "bestmove 0000"));
}

TEST(UciSession, KeepsALimitOfNodes) {
  const std::string said = dialogue({"position startpos", "go nodes 3000"});
  EXPECT_EQ(times(said, "bestmove "), 1);
  const std::size_t at = said.rfind(" nodes ");
  ASSERT_NE(at, std::string::npos);
  EXPECT_LE(std::stoi(said.substr(at + 7)), 3000);
}

TEST(UciSession, AnswersInTimeOnAClockThatIsNearlyDown) {
  const auto start = std::chrono::steady_clock::now();
  const std::string said = dialogue({"position startpos", "go wtime 20 btime 20", "go movetime 50"});
  EXPECT_EQ(times(said, "bestmove "), 2);
  EXPECT_LT(std::chrono::steady_clock::now() - start, 2s);
}

TEST(UciSession, WhatIsNoPositionChangesNothing) {
  const std::string mate = "position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
  for (const char* nonsense :
       {"position", "position fen", "position fen 8/8/8 w", "position startpos moves e2e5", "position banana"}) {
    const std::string said = dialogue({mate, nonsense, "go depth 2"});
    EXPECT_TRUE(says(said, "bestmove g6g7")) << nonsense;
    EXPECT_TRUE(says(said, "info string")) << nonsense;
  }
}

TEST(UciSession, LinesWithoutSenseAreNoHarm) {
  Dice dice(5);
  std::ostringstream out;
  UciSession session(out, "test");
  const std::vector<std::string> words{
      "go",         "position", "fen",   "startpos", "moves", "setoption", "name",
      "value",      "Hash",     "depth", "-1",       "nodes", "0",         "wtime",
      "1",          "e2e4",     "\x01z", "movetime", "stop",  "mate",      "99999999999999999999",
      "searchmoves"};
  for (int i = 0; i < 400; ++i) {
    std::string line;
    for (int count = dice.roll(7); count >= 0; --count)
      line +=
          words[static_cast<std::size_t>(dice.roll(static_cast<int>(words.size()) - 1))] + (dice.roll(9) ? " " : "");
    EXPECT_TRUE(session.take(line));
    session.take("stop");
  }
  session.take("ucinewgame");
  session.take("position startpos");
  session.take("go depth 2");
  session.wait();
  EXPECT_TRUE(out.str().find("bestmove ") != std::string::npos);
}

}  // namespace
}  // namespace raisechess::cli
