// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/mirrored_match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "arena/contestant.h"
#include "arena/dealing.h"
#include "arena/hand_runner.h"

namespace raisechess::test {
namespace {

arena::MatchTask match_of(const char* a, const char* b, int pairs) {
  arena::MatchTask task;
  task.a = a;
  task.b = b;
  task.pairs = pairs;
  task.budgets.a.nodes = task.budgets.b.nodes = 600;
  return task;
}

TEST(MirroredMatch, SelfAgainstSelfIsExactlyZero) {
  for (const char* player : {"web", "club", "maniac"}) {
    const auto report = arena::run_match(match_of(player, player, 6));
    EXPECT_EQ(report.big_blinds_per_100.mean, 0);
    EXPECT_EQ(report.big_blinds_per_100.low, 0);
    EXPECT_EQ(report.big_blinds_per_100.high, 0);
    EXPECT_EQ(report.hands_per_100.mean, 0);
    EXPECT_EQ(report.hands_won.a, report.hands_won.b);
    EXPECT_TRUE(report.faults.empty());
  }
}

TEST(MirroredMatch, DoesNotDependOnTheNumberOfThreads) {
  auto task = match_of("web", "always-call", 6);
  const auto one = arena::run_match(task);
  task.jobs = 3;
  const auto three = arena::run_match(task);
  EXPECT_EQ(one.big_blinds_per_100.mean, three.big_blinds_per_100.mean);
  EXPECT_EQ(one.big_blinds_per_100.low, three.big_blinds_per_100.low);
  EXPECT_EQ(one.ends, three.ends);
}

TEST(MirroredMatch, SwappingThePlayersSwapsTheScore) {
  const auto one = arena::run_match(match_of("always-call", "maniac", 6));
  const auto two = arena::run_match(match_of("maniac", "always-call", 6));
  EXPECT_DOUBLE_EQ(one.big_blinds_per_100.mean, -two.big_blinds_per_100.mean);
  EXPECT_EQ(one.hands_won.a, two.hands_won.b);
}

TEST(MirroredMatch, ChiplessMatchScoresHands) {
  auto task = match_of("web", "always-call", 4);
  task.hand.betting = BettingMode::None;
  const auto report = arena::run_match(task);
  EXPECT_EQ(report.big_blinds_per_100.mean, 0);
  const double expected = 100.0 * (report.hands_won.a - report.hands_won.b) / 8;
  EXPECT_DOUBLE_EQ(report.hands_per_100.mean, expected);
  EXPECT_FALSE(report.ends.contains("fold"));
}

TEST(MirroredMatch, HandsToMateAreBrokenOffAndCounted) {
  auto task = match_of("always-call", "always-call", 2);
  task.hand.showdown = showdown_to_mate;
  task.half_move_cap = 12;
  const auto report = arena::run_match(task);
  EXPECT_EQ(report.ends.at("capped"), 4);
  EXPECT_EQ(report.hands_split, 4);
  EXPECT_EQ(report.big_blinds_per_100.mean, 0);
}

TEST(MirroredMatch, CountsEveryHandOnce) {
  const auto report = arena::run_match(match_of("nit", "maniac", 5));
  int ends = 0;
  for (const auto& [kind, count] : report.ends) ends += count;
  EXPECT_EQ(ends, 10);
  EXPECT_EQ(report.hands_won.a + report.hands_won.b + report.hands_split, 10);
}

TEST(MirroredMatch, CountsHandsThatEndBeforeTheFirstMove) {
  const auto report = arena::run_match(match_of("nit", "always-all-in", 8));
  EXPECT_GT(report.hands_without_move, 0);
  EXPECT_LE(report.hands_without_move, report.ends.at("fold"));
  auto chipless = match_of("taker", "taker", 4);
  chipless.hand.betting = BettingMode::None;
  EXPECT_EQ(arena::run_match(chipless).hands_without_move, 0);
}

TEST(MirroredMatch, StopsEarlyWhereTheIntervalIsClearOfTheBound) {
  auto task = match_of("taker", "always-call", 400);
  task.hand.betting = BettingMode::None;
  task.stop_at = 0;
  const auto report = arena::run_match(task);
  EXPECT_EQ(report.pairs, arena::MatchTask::pairs_between_looks);
  EXPECT_LT(report.hands_per_100.high, 0);
  task.stop_at = report.hands_per_100.mean;
  task.pairs = 60;
  EXPECT_EQ(arena::run_match(task).pairs, 60);
}

TEST(MirroredMatch, DoesNotPlayAgainWhatIsKnown) {
  auto task = match_of("always-call", "maniac", 6);
  std::map<int, arena::PairReport> played;
  const auto whole = arena::run_match(task, [&](int number, const arena::PairReport& pair, int) {
    if (number < 4) played[number] = pair;
  });
  task.known = played;
  int made = 0;
  task.make = [&](const std::string& name, std::size_t) {
    ++made;
    return arena::make_contestant(name);
  };
  const auto resumed = arena::run_match(task);
  EXPECT_EQ(made, 2 * 2 * 2) << "two pairs of two hands of two players";
  EXPECT_EQ(resumed.big_blinds_per_100.mean, whole.big_blinds_per_100.mean);
  EXPECT_EQ(resumed.big_blinds_per_100.low, whole.big_blinds_per_100.low);
  EXPECT_EQ(resumed.ends, whole.ends);
}

/// A player that breaks the rules is found out.
class Cheat : public ai::Player {
 public:
  void follow(const PlayerView&) override {}
  ai::Decision choose(const PlayerView&, ai::Budget, std::uint64_t, std::stop_token) override {
    return {Raise{1'000'000}};
  }
};

TEST(HandRunner, NamesThePlayerThatChoseSomethingIllegal) {
  const auto honest = arena::make_contestant("always-call");
  Cheat cheat;
  arena::HandTask task;
  task.deals = arena::draw_deals(1, 0, 3, standard_array);
  for (Side side : both_sides) task.budgets[side].nodes = 100;
  EXPECT_EQ(arena::play_hand(task, {honest.get(), &cheat}).fault, "black chose an illegal action");
}

TEST(MirroredMatch, EndsAtAFault) {
  auto task = match_of("always-call", "cheat", 50);
  task.make = [](const std::string& name, std::size_t) -> std::unique_ptr<ai::Player> {
    if (name == "cheat") return std::make_unique<Cheat>();
    return arena::make_contestant(name);
  };
  const auto report = arena::run_match(task);
  EXPECT_EQ(report.pairs, 0);
  EXPECT_EQ(report.faults, std::vector<std::string>{"pair 0: black chose an illegal action"});
}

TEST(Dealing, DrawsSquaresAndTypesUniformly) {
  std::array<int, square_count> squares{};
  std::array<int, 6> types{};
  for (int number = 0; number < 3000; ++number) {
    for (const DealtPiece& piece : arena::draw_deals(3, number, 3, standard_array).white) {
      ++squares[static_cast<std::size_t>(index(piece.origin))];
      ++types[static_cast<std::size_t>(index(piece.type))];
    }
  }
  for (int i = 0; i < 16; ++i) {
    const int expected = square_at(i) == *square_from_name("e1") ? 0 : 600;
    EXPECT_NEAR(squares[static_cast<std::size_t>(i)], expected, expected / 6 + 1);
  }
  for (PieceType type : pocket_types) EXPECT_NEAR(types[static_cast<std::size_t>(index(type))], 1800, 160);
}

TEST(Dealing, IsASetOfSquaresInOrderThatAHandAccepts) {
  for (int number = 0; number < 50; ++number) {
    HandSetup setup;
    setup.hidden = 5;
    setup.array = arena::draw_array(9, number);
    EXPECT_TRUE(game::Hand::start(setup, arena::draw_deals(9, number, 5, setup.array)));
  }
}

}  // namespace
}  // namespace raisechess::test
