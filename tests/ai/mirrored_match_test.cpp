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
  task.budget.nodes = 600;
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

/// A player that breaks the rules is found out.
class Cheat : public ai::Player {
 public:
  void follow(const PlayerView&) override {}
  ai::Decision choose(const PlayerView&, ai::Budget, std::uint64_t, std::stop_token) override {
    return {Raise{1'000'000}, 0.5, 0};
  }
};

TEST(HandRunner, NamesThePlayerThatChoseSomethingIllegal) {
  const auto honest = arena::make_contestant("always-call");
  Cheat cheat;
  arena::HandTask task;
  task.deals = arena::draw_deals(1, 0, 3, standard_array);
  task.budget.nodes = 100;
  EXPECT_EQ(arena::play_hand(task, {honest.get(), &cheat}).fault, "black chose an illegal action");
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
