// SPDX-License-Identifier: GPL-3.0-or-later
#include "move_choice.h"

#include <gtest/gtest.h>

#include <map>

#include "deal_text.h"

namespace raisechess::test {
namespace {

const Move quiet = Move::normal(square("e2"), square("e4"));
const Move telling = Move::normal(square("b1"), square("b4"));
const Move third = Move::normal(square("d2"), square("d4"));

/// `telling` leaves one deal of 125.
SecrecyTable secrets() {
  SecrecyTable table;
  table.before = 125;
  table.marks.push_back({telling, Secrecy::Reveals, 1, 1, 5});
  return table;
}

ai::RandomStream stream(std::uint64_t seed) {
  return {seed, Side::White, 3, ai::Purpose::EqualMoves};
}

TEST(MoveChoice, AvoidsATellingMoveWhenAnotherIsAsGood) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(ai::chosen_move({{telling, 0.551}, {quiet, 0.55}}, secrets(), stream(seed)), quiet);
  }
}

TEST(MoveChoice, TellsASecretWhereThatWinsMore) {
  EXPECT_EQ(ai::chosen_move({{telling, 0.62}, {quiet, 0.55}}, secrets(), stream(1)), telling);
}

TEST(MoveChoice, PlaysEachOfSeveralEqualMovesAndNoWorseOne) {
  std::map<Move, int> times;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    ++times[ai::chosen_move({{quiet, 0.55}, {third, 0.549}, {telling, 0.5}}, secrets(), stream(seed))];
  }
  EXPECT_EQ(times.size(), 2U);
  EXPECT_GT(times[quiet], 60);
  EXPECT_GT(times[third], 60);
}

}  // namespace
}  // namespace raisechess::test
