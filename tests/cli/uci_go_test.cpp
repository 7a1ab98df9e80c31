// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci/uci_go.h"

#include <gtest/gtest.h>

#include "uci/uci_game.h"

namespace raisechess::cli {
namespace {

using namespace std::chrono_literals;

TEST(UciGo, ReadsEveryLimit) {
  const UciGo go = uci_go(words_of(
      "go depth 9 nodes 1000 movetime 50 wtime 1000 btime 2000 winc 10 binc 20 movestogo 12 searchmoves e2e4 d2d4"));
  EXPECT_EQ(go.depth, 9);
  EXPECT_EQ(go.nodes, 1000U);
  EXPECT_EQ(go.move_time, 50ms);
  EXPECT_EQ(go.clock.white, 1000ms);
  EXPECT_EQ(go.clock.black, 2000ms);
  EXPECT_EQ(go.increment.black, 20ms);
  EXPECT_EQ(go.moves_to_go, 12);
  EXPECT_EQ(go.search_moves.size(), 2U);
  EXPECT_FALSE(go.infinite);
}

TEST(UciGo, PassesOverWhatMakesNoSense) {
  const UciGo go = uci_go(words_of("go depth x nodes -5 wtime -30 ponder infinite depth"));
  EXPECT_FALSE(go.depth);
  EXPECT_FALSE(go.nodes);
  EXPECT_EQ(go.clock.white, 0ms);
  EXPECT_TRUE(go.infinite);
}

TEST(ThinkingTime, NeverTakesMoreThanIsLeft) {
  for (Milliseconds left : {1ms, 40ms, 100ms, 1000ms, 60'000ms, 7'200'000ms}) {
    for (Milliseconds increment : {0ms, 100ms, 10'000ms}) {
      for (int moves : {0, 1, 2, 40}) {
        const ThinkingTime time = thinking_time(left, increment, moves, 30ms);
        EXPECT_LE(time.enough, time.most);
        EXPECT_GE(time.most, 1ms);
        EXPECT_LE(time.most, std::max(1ms, left - 30ms)) << left.count();
      }
    }
  }
}

TEST(ThinkingTime, LastsForAGame) {
  Milliseconds left = 10'000ms;
  for (int move = 0; move < 200; ++move) {
    left -= thinking_time(left, 100ms, 0, 30ms).most / 2;
    ASSERT_GT(left, 0ms) << move;
    left += 100ms;
  }
}

}  // namespace
}  // namespace raisechess::cli
