// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "search_support.h"

namespace raisechess::test {
namespace {

// Without an arbiter (RULES 8).

TEST(SearchWithoutArbiter, TakesTheKing) {
  const auto result = search_to(position_of("4k3/8/8/8/8/8/8/4RK2 b - - 0 1"), 40, 1, no_arbiter_rules);
  EXPECT_LT(result.score, ai::decided_score) << "in check, but free to leave it";
  auto position = position_of("4k3/8/8/8/8/8/8/4RK2 b - - 0 1");
  position.make(Move::normal(*square_from_name("e8"), *square_from_name("e7")));
  const auto taking = search_to(position, 40, 3, no_arbiter_rules);
  EXPECT_EQ(long_algebraic(taking.best), "e1e7");
  EXPECT_EQ(taking.score, ai::mate_score - 1);
}

TEST(SearchWithoutArbiter, KingWithoutAnEscapeIsLost) {
  const auto position = position_of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
  EXPECT_EQ(search_to(position, 40, 4, no_arbiter_rules).score, 2 - ai::mate_score);
}

TEST(SearchWithoutArbiter, StalemateIsNotOneIfTheKingMayStepIntoAttack) {
  const auto position = position_of("7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
  EXPECT_EQ(search_to(position, 40, 3, arbiter_rules).score, 0);
  EXPECT_EQ(search_to(position, 40, 3, no_arbiter_rules).score, 2 - ai::mate_score);
}

}  // namespace
}  // namespace raisechess::test
