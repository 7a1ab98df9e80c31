// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "table.h"

namespace raisechess::test {
namespace {

Reason at(int ply, Fact fact, const std::string& shown) {
  return {ply, fact, squares(shown), {}, std::nullopt};
}

TEST(Movement, TellsAKnightFromEverythingElse) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  table.play("b1c3");
  EXPECT_EQ(table.public_types("b1"), "N");
  for (PieceType type : {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Pawn}) {
    EXPECT_EQ(table.public_reason("b1", type), at(1, Fact::Geometry, "b1 c3"));
  }
  EXPECT_EQ(table.onlooker().deals(Side::White).size(), 25U);
}

TEST(Movement, OfOneSquareStraightLeavesThreeTypes) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  table.play("e2e3");
  EXPECT_EQ(table.public_types("e2"), "QRP");
}

TEST(Movement, OfTwoSquaresMayBeADoubleStepFromTheSecondRank) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  table.play("e2e4");
  EXPECT_EQ(table.public_types("e2"), "QRP");
}

/// A pawn dealt on the first rank moves one square (RULES 2).
TEST(Movement, OfTwoSquaresFromTheFirstRankIsNoPawns) {
  Table table("d1R e2R h2P", "a7P b7P c7P");
  table.play("d2d4 a7a6 d1d3");
  EXPECT_EQ(table.public_types("d1"), "QR");
  EXPECT_EQ(table.public_reason("d1", PieceType::Pawn), at(3, Fact::Geometry, "d1 d3"));
}

TEST(Movement, DiagonallyWithoutACaptureIsNoPawns) {
  Table table("e2B a1R h2P", "a7P b7P c7P");
  table.play("d2d4 a7a6 e2d3");
  EXPECT_EQ(table.public_types("e2"), "QB");
  EXPECT_EQ(table.public_reason("e2", PieceType::Pawn), at(3, Fact::Capture, "e2 d3"));
}

TEST(Movement, StraightWithACaptureIsNoPawns) {
  Table table("e2R a1R h2P", "a7P b7P c7P");
  table.play("e2e4 e7e5 e4e5");
  EXPECT_EQ(table.public_types("e2"), "QR");
  EXPECT_EQ(table.public_reason("e2", PieceType::Pawn), at(3, Fact::Capture, "e4 e5"));
}

TEST(Movement, DiagonallyWithACaptureMayBeAPawns) {
  Table table("e2P a1R h2P", "a7P b7P c7P");
  table.play("e2e4 d7d5 e4d5");
  EXPECT_EQ(table.public_types("e2"), "QP");
}

TEST(Movement, OfACapturedPieceIsOver) {
  Table table("e2R a1R h2P", "e7N b7P c7P");
  table.play("e2e4 d7d6 e4e7");
  EXPECT_EQ(table.public_types("e7"), "N");
  EXPECT_EQ(table.public_reason("e7", PieceType::Queen), at(3, Fact::Reveal, "e7"));
  const RangeTable range = table.onlooker().table(Side::Black);
  EXPECT_EQ(range.rows[2].status, HiddenStatus::Captured);
  EXPECT_EQ(range.rows[2].now, std::nullopt);
  EXPECT_EQ(range.deals, 25);
}

/// A pawn always promotes on its last rank, so a piece that stays what it was there is none, and one that promotes is
/// one.
TEST(Promotion, TellsAPawn) {
  Table table("a2P b1R h2P", "e7N f7N g7N");
  table.play("a2a4 b7b6 a4a5 h7h6 a5b6 h6h5 b6c7 h5h4 c7b8q");
  EXPECT_EQ(table.public_types("a2"), "P");
  EXPECT_EQ(table.public_reason("a2", PieceType::Queen), at(9, Fact::Reveal, "b8"));
  const auto pocket = table.onlooker().board().pocket_from(Side::White, square("a2")).value();
  EXPECT_EQ(table.onlooker().board().status(Side::White, pocket), HiddenStatus::Revealed);
  EXPECT_EQ(table.onlooker().board().pocket_square(Side::White, pocket), square("b8"));
}

TEST(Promotion, LeftOutTellsThatItIsNoPawn) {
  Table table("a2Q b1R h2P", "e7N f7N g7N");
  table.play("a2a4 b7b6 a4a5 h7h6 a5b6 h6h5 b6c7 h5h4");
  EXPECT_EQ(table.public_types("a2"), "QP");
  table.play("c7b8");
  EXPECT_EQ(table.public_types("a2"), "Q");
  EXPECT_EQ(table.public_reason("a2", PieceType::Pawn), at(9, Fact::Geometry, "c7 b8"));
}

/// What a level that reads only moves, captures and reveals goes by.
TEST(MovementPossible, LooksAtMovesCapturesAndRevealsAlone) {
  Table table("d1Q a1N a2P", "a8Q b8N c8B");
  table.play("d2d4 f7f6 d1d3 a7a6 d3h3 a6a5");
  const Move move = Move::normal(square("h3"), square("h5"));
  MoveOutcome outcome;
  outcome.check = true;
  const auto possible = [&](PieceType type) {
    return knowledge::movement_possible(table.onlooker().board(), type, move, outcome);
  };
  EXPECT_TRUE(possible(PieceType::Queen));
  EXPECT_TRUE(possible(PieceType::Rook)) << "that it would not have given the check is not looked at";
  EXPECT_FALSE(possible(PieceType::Bishop));
  EXPECT_FALSE(possible(PieceType::Knight));
  EXPECT_FALSE(possible(PieceType::Pawn));
}

/// It never rules out the type that made the move.
TEST(MovementPossible, AllowsTheTruth) {
  Dice dice(31);
  int moved = 0;
  for (int hand = 0; hand < 100; ++hand) {
    const HandSetup setup = random_setup(dice, 5);
    Table table(setup, random_deals(dice, setup));
    for (int i = 0; i < 60 && table.truth().has_move(); ++i) {
      const knowledge::PublicBoard before = table.onlooker().board();
      const Move move = random_move(dice, table.truth());
      const auto pocket = before.hidden_pocket(move.is_castling() ? move.to() : move.from());
      const Side mover = before.side_to_move();
      table.play(move);
      if (!pocket) continue;
      ++moved;
      const PieceType type = knowledge::type_in_deal(table.deal(mover), *pocket);
      ASSERT_TRUE(knowledge::movement_possible(before, type, move, table.last_outcome()));
    }
  }
  EXPECT_GT(moved, 0);
}

}  // namespace
}  // namespace raisechess::test
