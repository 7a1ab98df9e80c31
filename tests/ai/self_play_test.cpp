// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/self_play.h"

#include <gtest/gtest.h>

#include <set>

#include "arena/contestant.h"

namespace raisechess::test {
namespace {

/// Over every option of the rules: only legal choices, chips conserved, no true deal ruled out. The long run is
/// `raisechess-cli arena --selfplay 10000`.
TEST(SelfPlay, HasNoFault) {
  for (const std::string& player : arena::contestant_names()) {
    arena::SelfPlayTask task;
    task.player = player;
    task.hands = 20;
    task.budget.nodes = 400;
    const auto report = arena::run_self_play(task);
    EXPECT_TRUE(report.faults.empty()) << player << ": " << report.faults.front();
    EXPECT_EQ(report.hands, 20);
  }
}

TEST(SelfPlay, CoversTheOptions) {
  std::set<int> hidden;
  std::set<int> showdowns;
  std::set<BettingMode> modes;
  bool king_capture = false;
  bool short_stack = false;
  for (int number = 0; number < 100; ++number) {
    const HandSetup setup = arena::draw_setup(1, number);
    hidden.insert(setup.hidden);
    showdowns.insert(setup.showdown);
    modes.insert(setup.betting);
    king_capture |= setup.king_capture;
    short_stack |= setup.stacks.white < setup.blinds.big;
  }
  EXPECT_EQ(hidden.size(), 4U);
  EXPECT_EQ(showdowns.size(), 4U);
  EXPECT_EQ(modes.size(), 3U);
  EXPECT_TRUE(king_capture && short_stack);
}

}  // namespace
}  // namespace raisechess::test
