// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/chess_match.h"

#include <gtest/gtest.h>

#include "adjudicator.h"
#include "arena/elo.h"
#include "chess/move_generation.h"

namespace raisechess::test {
namespace {

constexpr chess::MoveRules classic{PromotionRule::Choice, false};

/// Makes the move of a fixed place in the sorted list, or the last one.
class PlacePlayer final : public arena::ChessPlayer {
 public:
  explicit PlacePlayer(std::size_t place) : place_(place) {}
  void begin_game(bool) override {}
  arena::ChessChoice choose(const arena::ChessLine& line, const arena::ChessLimits&) override {
    const auto moves = chess::sorted_legal_moves(line.position, classic);
    return {moves[std::min(place_, moves.size() - 1)], std::nullopt};
  }

 private:
  std::size_t place_;
};

class SilentPlayer final : public arena::ChessPlayer {
 public:
  void begin_game(bool) override {}
  arena::ChessChoice choose(const arena::ChessLine&, const arena::ChessLimits&) override { return {}; }
};

/// Makes the moves of a game one after the other.
class ScriptPlayer final : public arena::ChessPlayer {
 public:
  explicit ScriptPlayer(std::vector<std::string> moves) : moves_(std::move(moves)) {}
  void begin_game(bool) override {}
  arena::ChessChoice choose(const arena::ChessLine& line, const arena::ChessLimits&) override {
    return {find_long_algebraic(chess::legal_moves(line.position, classic), moves_.at(line.moves.size())), 0};
  }

 private:
  std::vector<std::string> moves_;
};

arena::ChessPlayerMaker place_player(std::size_t place) {
  return [place] { return std::make_unique<PlacePlayer>(place); };
}

TEST(ChessMatch, APlayerAgainstHimselfScoresHalfWhateverTheThreads) {
  arena::ChessMatchTask task;
  task.players = {place_player(3), place_player(3)};
  task.pairs = 6;
  for (int jobs : {1, 3}) {
    task.jobs = jobs;
    const auto report = arena::run_chess_match(task);
    EXPECT_EQ(report.pairs, 6);
    EXPECT_TRUE(report.faults.empty());
    EXPECT_DOUBLE_EQ(report.score.mean, 0.5);
    EXPECT_DOUBLE_EQ(report.elo.mean, 0);
    EXPECT_EQ(report.won, report.lost);
  }
}

TEST(ChessMatch, BeginsNoPairOnceItIsToStop) {
  arena::ChessMatchTask task;
  task.players = {place_player(3), place_player(3)};
  task.pairs = 9;
  int begun = 0;
  task.stop = [&] { return ++begun > 4; };
  EXPECT_EQ(arena::run_chess_match(task).pairs, 4);
}

TEST(ChessMatch, PairsThatAreKnownAreNotPlayedAgain) {
  arena::ChessMatchTask task;
  task.players = {place_player(3), place_player(5)};
  task.pairs = 5;
  std::vector<int> told;
  const auto whole = arena::run_chess_match(task, [&](int number, const arena::ChessPair& pair, const auto& so_far) {
    told.push_back(number);
    EXPECT_EQ(so_far.pairs, static_cast<int>(told.size()));
    if (number < 3) task.known[number] = pair;
  });
  EXPECT_EQ(told, (std::vector<int>{0, 1, 2, 3, 4}));
  int made = 0;
  task.players.a = [&made] {
    ++made;
    return std::make_unique<PlacePlayer>(3);
  };
  const auto resumed = arena::run_chess_match(task);
  EXPECT_EQ(made, 2);
  EXPECT_EQ(resumed.ends, whole.ends);
  EXPECT_EQ(resumed.score.mean, whole.score.mean);
}

TEST(ChessMatch, WhoMakesNoMoveLosesAndItIsAFault) {
  arena::ChessMatchTask task;
  task.players = {place_player(0), [] { return std::make_unique<SilentPlayer>(); }};
  task.pairs = 2;
  const auto report = arena::run_chess_match(task);
  EXPECT_EQ(report.won, 4);
  EXPECT_EQ(report.ends.at("illegal"), 4);
  EXPECT_EQ(report.faults.size(), 4U);
}

TEST(ChessMatch, APlayerWhoCannotBeHadIsAFault) {
  arena::ChessMatchTask task;
  task.players = {place_player(0), [] { return nullptr; }};
  task.pairs = 1;
  const auto report = arena::run_chess_match(task);
  EXPECT_EQ(report.pairs, 0);
  EXPECT_EQ(report.faults.size(), 1U);
}

TEST(ChessGame, EndsByTheRules) {
  ScriptPlayer both({"f2f3", "e7e5", "g2g4", "d8h4"});
  arena::ChessGameTask task;
  task.opening.fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const auto report = arena::play_chess_game(task, {&both, &both});
  EXPECT_EQ(report.end, "checkmate");
  EXPECT_EQ(report.winner, Side::Black);
  EXPECT_EQ(report.half_moves, 4);
}

TEST(ChessGame, RepetitionIsADraw) {
  ScriptPlayer both({"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"});
  arena::ChessGameTask task;
  task.opening.fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const auto report = arena::play_chess_game(task, {&both, &both});
  EXPECT_EQ(report.end, "threefold");
  EXPECT_FALSE(report.winner);
}

TEST(ChessGame, WhoUsesUpHisClockLoses) {
  PlacePlayer a(0);
  arena::ChessGameTask task;
  task.opening = arena::draw_opening(1, 1, false);
  task.clocks = true;
  task.time_margin = arena::Milliseconds(-1);
  const auto report = arena::play_chess_game(task, {&a, &a});
  EXPECT_EQ(report.end, "time");
}

TEST(ChessGame, OpeningsDrawnInChess960CanBePlayed) {
  PlacePlayer a(5);
  for (int number = 0; number < 20; ++number) {
    arena::ChessGameTask task;
    task.opening = arena::draw_opening(3, number, true);
    task.chess960 = true;
    task.half_move_cap = 60;
    EXPECT_EQ(arena::play_chess_game(task, {&a, &a}).fault, "") << task.opening.fen;
  }
}

TEST(Adjudicator, EndsWhatBothSeeForLongEnough) {
  arena::Adjudicator won;
  std::optional<arena::Adjudicator::Verdict> verdict;
  int half_moves = 20;
  for (; !verdict && half_moves < 40; ++half_moves)
    verdict = won.after(half_moves, half_moves % 2 == 0 ? Side::White : Side::Black, half_moves % 2 == 0 ? -900 : 900);
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->winner, Side::Black);
  arena::Adjudicator disputed;
  for (int i = 0; i < 200; ++i) EXPECT_FALSE(disputed.after(i, i % 2 == 0 ? Side::White : Side::Black, 900));
}

TEST(Elo, IsLogisticInTheScore) {
  EXPECT_DOUBLE_EQ(arena::elo_difference(0.5), 0);
  EXPECT_NEAR(arena::elo_difference(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(arena::elo_difference(0.25), -arena::elo_difference(0.75), 1e-9);
  EXPECT_EQ(arena::elo_difference(1), arena::greatest_elo_difference);
  EXPECT_EQ(arena::elo_difference(0), -arena::greatest_elo_difference);
}

}  // namespace
}  // namespace raisechess::test
