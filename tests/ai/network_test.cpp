// SPDX-License-Identifier: GPL-3.0-or-later
#include "network.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "chess/move_generation.h"
#include "network_sums.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

int fresh_value(const chess::Position& position) {
  return ai::NetworkSums(1).value(position, 0);
}

/// The same position with files exchanged, without castling.
chess::Position turned_about(const chess::Position& position) {
  chess::Position turned;
  for (int i = 0; i < square_count; ++i) {
    if (const auto piece = position.piece_on(square_at(i))) turned.put(square_at(i ^ 7), *piece);
  }
  turned.set_side_to_move(position.side_to_move());
  return turned;
}

TEST(Network, CountsWhatMovedAsIfItHadCountedAll) {
  Dice dice(5);
  ai::NetworkSums sums(40);
  const chess::MoveRules rules{PromotionRule::Choice, false};
  for (int game = 0; game < 40; ++game) {
    chess::Position position = random_position(dice, dice.roll(80));
    for (int ply = 0; ply < 40; ++ply) {
      if (dice.roll(3) != 0) {
        ASSERT_EQ(sums.value(position, ply), fresh_value(position));
      }
      const auto moves = chess::legal_moves(position, rules);
      if (moves.empty()) break;
      position.make(moves[static_cast<std::size_t>(dice.roll(static_cast<int>(moves.size())))]);
    }
  }
}

TEST(Network, SeesNoDifferenceBetweenTheWings) {
  Dice dice(7);
  for (int i = 0; i < 100; ++i) {
    const chess::Position position = random_position(dice, dice.roll(80));
    EXPECT_EQ(fresh_value(position), fresh_value(turned_about(position)));
  }
}

TEST(Network, CorrectsALittle) {
  Dice dice(9);
  int corrected = 0;
  for (int i = 0; i < 100; ++i) {
    const int value = fresh_value(random_position(dice, dice.roll(40)));
    EXPECT_LT(std::abs(value), 1000);
    if (std::abs(value) >= 5) ++corrected;
  }
  EXPECT_GT(corrected, 50);
}

TEST(Network, JudgesABoardWithoutKings) {
  chess::Position position;
  EXPECT_EQ(fresh_value(position), fresh_value(turned_about(position)));
  position.put(*square_from_name("a2"), {Side::White, PieceType::Pawn});
  EXPECT_LT(std::abs(fresh_value(position)), 2000);
}

}  // namespace
}  // namespace raisechess::test
