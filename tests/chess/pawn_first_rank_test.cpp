// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "helpers.h"

namespace raisechess::chess {
namespace {

TEST(PawnOnFirstRank, StepsOneSquareOnly) {
  EXPECT_EQ(moves_of(at("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"), queen_only, "a1"), Texts{"a1a2"});
  EXPECT_EQ(moves_of(at("p3k3/8/8/8/8/8/8/4K3 b - - 0 1"), queen_only, "a8"), Texts{"a8a7"});
}

TEST(PawnOnFirstRank, CapturesAsUsual) {
  EXPECT_EQ(moves_of(at("7k/8/8/8/8/8/n1n5/1P5K w - - 0 1"), queen_only, "b1"), (Texts{"b1a2", "b1b2", "b1c2"}));
}

TEST(PawnOnFirstRank, HasNoDoubleStepAfterItsStep) {
  const Position stepped = after(at("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"), {"a1a2", "e8e7"});
  EXPECT_EQ(moves_of(stepped, queen_only, "a2"), Texts{"a2a3"});
}

TEST(PawnOnFirstRank, HasNoDoubleStepAfterACaptureOnTheSecondRank) {
  const Position captured = after(at("4k3/8/8/8/8/8/1n6/P3K3 w - - 0 1"), {"a1b2", "e8e7"});
  EXPECT_EQ(moves_of(captured, queen_only, "b2"), Texts{"b2b3"});
}

TEST(PawnOnFirstRank, GivesCheck) {
  EXPECT_TRUE(at("8/8/8/8/8/8/1k6/P3K3 b - - 0 1").in_check());
}

}  // namespace
}  // namespace raisechess::chess
