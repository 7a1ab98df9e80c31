// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/secrecy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "table.h"

namespace raisechess::test {
namespace {

using namespace knowledge;

SecrecyTable secrets(const Table& table) {
  const Side mover = table.truth().to_move();
  return secrecy_of_moves(table.onlooker(), table.deal(mover), table.truth().moves());
}

std::optional<SecrecyMark> mark_of(const SecrecyTable& secrets, Move move) {
  const auto found = std::ranges::find(secrets.marks, move, &SecrecyMark::move);
  if (found == secrets.marks.end()) return std::nullopt;
  return *found;
}

std::optional<SecrecyMark> mark_of(const Table& table, const std::string& move) {
  return mark_of(secrets(table), find_long_algebraic(table.truth().moves(), move).value());
}

TEST(Secrecy, IsRevealedByAKnightsJump) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  const auto mark = mark_of(table, "b1c3").value();
  EXPECT_EQ(mark.effect, Secrecy::Reveals);
  EXPECT_EQ(mark.after, 25);
  EXPECT_EQ(mark.types_before, 5);
  EXPECT_EQ(mark.types_left, 1);
}

TEST(Secrecy, IsNarrowedByAMoveThatLeavesSeveralTypes) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  const auto mark = mark_of(table, "e2e4").value();
  EXPECT_EQ(mark.effect, Secrecy::Narrows);
  EXPECT_EQ(mark.after, 75);
  EXPECT_EQ(mark.types_left, 3);
}

TEST(Secrecy, IsKeptByAMoveThatTellsNothingNew) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  table.play("e2e4 a7a6");
  EXPECT_EQ(mark_of(table, "e4e5")->effect, Secrecy::Keeps);
  table.play("b1c3 a6a5");
  EXPECT_EQ(mark_of(table, "c3d5")->effect, Secrecy::Keeps) << "a piece that is known already has nothing to tell";
}

TEST(Secrecy, OfAVisiblePieceThatTellsNothingHasNoMark) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  EXPECT_EQ(mark_of(table, "a2a3"), std::nullopt);
}

/// A visible piece that moves away from before a hidden one tells whether that one gives check.
TEST(Secrecy, OfAVisiblePieceThatUncoversACheckHasAMark) {
  Table table("e2R a1N a2P", "a8Q b8N c8B");
  table.play("b1c3 e7e5 c3e4 a7a6 d2d4 e5d4");
  const auto mark = mark_of(table, "e4g5").value();
  EXPECT_EQ(mark.effect, Secrecy::Narrows);
  EXPECT_EQ(mark.after, 50);
  EXPECT_EQ(mark.types_left, std::nullopt);
}

TEST(Secrecy, IsRevealedByCastlingWithAHiddenRook) {
  Table table("a2P b2P h1R", "a7P b7P c7P");
  table.play("g1f3 a7a6 e2e4 a6a5 f1e2 a5a4");
  const auto mark = mark_of(table, "e1h1").value();
  EXPECT_EQ(mark.effect, Secrecy::Reveals);
  EXPECT_EQ(mark.types_left, 1);
  EXPECT_EQ(mark.types_before, 5);
}

Secrecy effect_by_definition(const DealSet& before, const DealSet& after, int pockets) {
  if (before.size() == after.size()) return Secrecy::Keeps;
  for (int pocket = 0; pocket < pockets; ++pocket) {
    const auto types = [&](const DealSet& deals) {
      return std::popcount(pairs_of_deals(deals) & pairs_of_pocket(pocket));
    };
    if (types(before) > 1 && types(after) == 1) return Secrecy::Reveals;
  }
  return Secrecy::Narrows;
}

void compare_with_playing(const Table& table) {
  const Side mover = table.truth().to_move();
  const auto& board = table.onlooker().board();
  const SecrecyTable told = secrets(table);
  const DealSet& before = table.onlooker().deals(mover);
  ASSERT_EQ(told.before, static_cast<int>(before.size()));
  for (Move move : table.truth().moves()) {
    Table next = table;
    next.play(move);
    const DealSet& after = next.onlooker().deals(mover);
    const auto mark = mark_of(told, move);
    const Secrecy effect = effect_by_definition(before, after, board.pockets(mover));
    const bool hidden = board.hidden_pocket(move.is_castling() ? move.to() : move.from()).has_value();
    ASSERT_EQ(mark.has_value(), hidden || effect != Secrecy::Keeps) << long_algebraic(move);
    if (!mark) continue;
    ASSERT_EQ(mark->after, static_cast<int>(after.size())) << long_algebraic(move);
    ASSERT_EQ(mark->effect, effect) << long_algebraic(move);
  }
}

/// The marks are what the public range does when the move is played.
TEST(Secrecy, IsWhatPlayingTheMoveDoesToThePublicRange) {
  Dice dice(51);
  for (int hand = 0; hand < hands_to_play(25); ++hand) {
    const HandSetup setup = random_setup(dice, 3 + hand % 2);
    Table table(setup, random_deals(dice, setup));
    for (int i = 0; i < 40 && table.truth().has_move(); ++i) {
      compare_with_playing(table);
      if (HasFatalFailure()) return;
      table.play(random_move(dice, table.truth()));
    }
  }
}

}  // namespace
}  // namespace raisechess::test
