// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "table.h"
#include "worlds.h"

namespace raisechess::test {
namespace {

using knowledge::DealIndex;

void play_random(Dice& dice, Table& table, Worlds& worlds) {
  const Move move = random_move(dice, table.truth());
  table.play(move);
  worlds.observe(move, table.last_outcome());
}

/// The public range is what some deal of the other side explains: all 15,625 pairs are played along.
TEST(PublicRange, IsTheDealsThatSomeDealOfTheOtherSideExplains) {
  Dice dice(11);
  for (int hand = 0; hand < hands_to_play(12); ++hand) {
    const HandSetup setup = random_setup(dice, 3);
    Table table(setup, random_deals(dice, setup));
    Worlds worlds(setup, table.origins(), {});
    for (int i = 0; i < 40 && table.truth().has_move(); ++i) {
      play_random(dice, table, worlds);
      for (Side side : both_sides) ASSERT_EQ(table.onlooker().deals(side), worlds.deals(side)) << "half-move " << i + 1;
    }
  }
}

/// What is observed constrains the two deals separately, so the true deal of the other side explains as much as any
/// other.
TEST(PublicRange, SplitsIntoOneFilterForEachSide) {
  Dice dice(12);
  for (int hand = 0; hand < hands_to_play(80); ++hand) {
    const HandSetup setup = random_setup(dice, 3 + hand % 3);
    Table table(setup, random_deals(dice, setup));
    const Side side = dice.chance(50) ? Side::White : Side::Black;
    PerSide<std::optional<DealIndex>> fixed;
    fixed[other(side)] = table.deal(other(side));
    Worlds worlds(setup, table.origins(), fixed);
    for (int i = 0; i < 60 && table.truth().has_move(); ++i) {
      play_random(dice, table, worlds);
      ASSERT_EQ(table.onlooker().deals(side), worlds.deals(side)) << "hand " << hand << " half-move " << i + 1;
      ASSERT_TRUE(std::ranges::binary_search(table.onlooker().deals(side), table.deal(side)));
    }
  }
}

/// A pin that only a hidden piece explains keeps a move from White's list: White learns from it, onlookers do not.
TEST(PublicRange, DoesNotUseTheListsOfLegalMoves) {
  Table table("a1R b1N c1B", "a8Q b8N c8B");
  table.play("b2b3 a7a5 c2c3 a8a6 b3b4 a6h6 c3c4 h6h4");
  EXPECT_EQ(table.public_types("a8"), "QR");
  EXPECT_EQ(table.private_types("a8"), "Q");
}

/// "The hand goes on" tells the other player, not an onlooker.
TEST(PublicRange, DoesNotUseThatTheHandGoesOn) {
  Table table("a1R b1N c1B", "g7R a8R b8N");
  table.play("e2e4 a7a6 f1c4 a6a5 d1h5 a5a4 h5f7");
  EXPECT_EQ(table.public_types("g7"), "QRBNP");
  EXPECT_EQ(table.private_types("g7"), "QR");
}

TEST(PublicRange, SaysWhereAPieceWasCaptured) {
  Table table("b1N e2R h2P", "b8N c7P h8R");
  table.play("b1c3 b7b5 a2a3 b5b4 a3a4");
  EXPECT_EQ(table.onlooker().table(Side::White).rows[0].captured, std::nullopt);
  table.play("b4c3");
  const RangeTable told = table.onlooker().table(Side::White);
  EXPECT_EQ(told.rows[0].captured, (CapturedAt{*square_from_name("c3"), 6}));
  EXPECT_EQ(told.rows[0].status, HiddenStatus::Captured);
  EXPECT_EQ(told.rows[1].captured, std::nullopt);
}

}  // namespace
}  // namespace raisechess::test
