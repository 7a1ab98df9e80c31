// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "helpers.h"

namespace raisechess::chess {
namespace {

TEST(Castling, PutsKingAndRookOnTheirFiles) {
  const Position start = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  const Position h_side = after(start, {"e1h1"});
  EXPECT_EQ(h_side.piece_on(sq("g1")), (Piece{Side::White, PieceType::King}));
  EXPECT_EQ(h_side.piece_on(sq("f1")), (Piece{Side::White, PieceType::Rook}));
  EXPECT_EQ(h_side.piece_on(sq("e1")), std::nullopt);
  EXPECT_EQ(h_side.piece_on(sq("h1")), std::nullopt);
  const Position a_side = after(at("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), {"e8a8"});
  EXPECT_EQ(a_side.piece_on(sq("c8")), (Piece{Side::Black, PieceType::King}));
  EXPECT_EQ(a_side.piece_on(sq("d8")), (Piece{Side::Black, PieceType::Rook}));
}

TEST(Castling, CountsAsAQuietMove) {
  EXPECT_EQ(after(at("4k3/8/8/8/8/8/8/4K2R w K - 7 1"), {"e1h1"}).half_move_clock(), 8);
  EXPECT_TRUE(legal_captures(at("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), queen_only).empty());
}

TEST(Castling, MayLeaveKingOrRookWhereTheyStand) {
  EXPECT_TRUE(can(at("4k3/8/8/8/8/8/8/6KR w H - 0 1"), "g1h1"));
  EXPECT_TRUE(can(at("4k3/8/8/8/8/8/8/4KR2 w F - 0 1"), "e1f1"));
  EXPECT_TRUE(can(at("4k3/8/8/8/8/8/8/2RK4 w C - 0 1"), "d1c1"));
}

TEST(Castling, MayExchangeKingAndRook) {
  const Position castled = after(at("4k3/8/8/8/8/8/8/5KR1 w G - 0 1"), {"f1g1"});
  EXPECT_EQ(castled.king(Side::White), sq("g1"));
  EXPECT_EQ(castled.piece_on(sq("f1")), (Piece{Side::White, PieceType::Rook}));
}

TEST(Castling, GoesToTheWingOfTheRookHoweverFar) {
  const Position castled = after(at("4k3/8/8/8/8/8/8/1KR5 w C - 0 1"), {"b1c1"});
  EXPECT_EQ(castled.king(Side::White), sq("g1"));
  EXPECT_EQ(castled.piece_on(sq("f1")), (Piece{Side::White, PieceType::Rook}));
}

TEST(Castling, NeedsEverySquareOfBothPathsEmpty) {
  EXPECT_FALSE(can(at("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"), "e1a1"));
  EXPECT_FALSE(can(at("4k3/8/8/8/8/8/8/4K1NR w K - 0 1"), "e1h1"));
  EXPECT_FALSE(can(at("4k3/8/8/8/8/8/8/1R1N1K2 w B - 0 1"), "f1b1"));
  EXPECT_FALSE(can(at("4k3/8/8/8/8/8/8/1KNR4 w D - 0 1"), "b1d1"));
}

TEST(Castling, IsBlockedByAnInnerRook) {
  EXPECT_FALSE(can(at("4k3/8/8/8/8/8/8/4KRR1 w G - 0 1"), "e1g1"));
}

TEST(Castling, IsClosedInCheck) {
  EXPECT_FALSE(can(at("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1"), "e1h1"));
}

TEST(Castling, IsClosedThroughOrIntoAnAttackedSquare) {
  EXPECT_FALSE(can(at("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1"), "e1h1"));
  EXPECT_FALSE(can(at("4k3/6r1/8/8/8/8/8/4K2R w K - 0 1"), "e1h1"));
  EXPECT_TRUE(can(at("4k3/7r/8/8/8/8/8/4K2R w K - 0 1"), "e1h1"));
}

TEST(Castling, RookMayPassAnAttackedSquare) {
  EXPECT_TRUE(can(at("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1a1"));
}

TEST(Castling, MayNotUncoverTheKingBehindItsRook) {
  EXPECT_FALSE(can(at("4k3/8/8/8/8/8/8/rRK5 w B - 0 1"), "c1b1"));
  EXPECT_TRUE(can(at("4k3/8/8/8/8/8/8/rRK5 w B - 0 1"), "c1b1", without_arbiter));
}

TEST(CastlingRight, IsLostWhenTheKingMoves) {
  const Position moved = after(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), {"e1e2", "e8e7", "e2e1", "e7e8"});
  EXPECT_EQ(moved.castling_rook(Side::White, Wing::H), std::nullopt);
  EXPECT_EQ(moved.castling_rook(Side::White, Wing::A), std::nullopt);
}

TEST(CastlingRight, IsLostWhenItsRookMoves) {
  const Position moved = after(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), {"h1h2", "e8e7", "h2h1", "e7e8"});
  EXPECT_EQ(moves_of(moved, queen_only, "e1"), (Texts{"e1a1", "e1d1", "e1d2", "e1e2", "e1f1", "e1f2"}));
}

TEST(CastlingRight, IsLostWhenItsRookIsCaptured) {
  const Position captured = after(at("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"), {"h1h8"});
  EXPECT_EQ(captured.castling_rook(Side::White, Wing::H), std::nullopt);
  EXPECT_EQ(captured.castling_rook(Side::Black, Wing::H), std::nullopt);
  EXPECT_EQ(captured.castling_rook(Side::White, Wing::A), sq("a1"));
}

TEST(CastlingRight, DoesNotPassToAnInnerRook) {
  const Position moved = after(at("4k3/8/8/8/8/8/8/4K1RR w K - 0 1"), {"h1h2", "e8e7", "g1f1", "e7e8"});
  EXPECT_FALSE(can(moved, "e1f1"));
}

TEST(CastlingRight, StaysWhenAnotherRookMoves) {
  const Position moved = after(at("4k3/8/8/8/8/8/8/4K1RR w K - 0 1"), {"g1g2", "e8e7"});
  EXPECT_TRUE(can(moved, "e1h1"));
}

TEST(OutermostRook, IsLookedForOnEachSideOfTheKing) {
  const Position position = at("4k3/8/8/8/8/8/8/RR2K1RR w - - 0 1");
  EXPECT_EQ(position.outermost_rook(Side::White, Wing::H), sq("h1"));
  EXPECT_EQ(position.outermost_rook(Side::White, Wing::A), sq("a1"));
  EXPECT_EQ(position.outermost_rook(Side::Black, Wing::A), std::nullopt);
}

}  // namespace
}  // namespace raisechess::chess
