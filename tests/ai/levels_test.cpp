// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "arena/mirrored_match.h"
#include "player/player.h"

namespace raisechess::test {
namespace {

TEST(Levels, NamesLeadBackToTheirLevel) {
  ASSERT_EQ(ai::levels().size(), 6U);
  for (ai::Level level : ai::levels()) {
    EXPECT_EQ(ai::level_from_name(ai::name(level)), level);
    EXPECT_TRUE(ai::make_player(level));
  }
  EXPECT_FALSE(ai::level_from_name("grandmaster"));
}

arena::MatchReport match_of(const char* a, const char* b, int pairs, BettingMode betting, std::uint64_t nodes = 1500) {
  arena::MatchTask task;
  task.a = a;
  task.b = b;
  task.pairs = pairs;
  task.seed = 91;
  task.hand.betting = betting;
  task.budgets.a.nodes = task.budgets.b.nodes = nodes;
  return arena::run_match(task);
}

TEST(Levels, NoviceLosesToWhoeverTakesWhatHangs) {
  const auto report = match_of("novice", "taker", 60, BettingMode::None);
  EXPECT_GE(report.hands_won.b, 72) << "of 120";
}

TEST(Levels, CasualBeatsNoviceAndWebBeatsCasualWithoutChips) {
  EXPECT_GT(match_of("casual", "novice", 8, BettingMode::None).hands_per_100.low, 0);
  EXPECT_GT(match_of("web", "casual", 12, BettingMode::None).hands_per_100.low, 0);
}

TEST(Levels, DoNotEndMostHandsBeforeTheFirstMove) {
  const char* below = "novice";
  for (const char* level : {"casual", "web"}) {
    const auto report = match_of(level, below, 20, BettingMode::NoLimit, 6000);
    EXPECT_LE(report.hands_without_move, 40 * 6 / 10) << level;
    below = level;
  }
}

}  // namespace
}  // namespace raisechess::test
