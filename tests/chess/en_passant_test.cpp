// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "helpers.h"

namespace raisechess::chess {
namespace {

TEST(EnPassant, CapturesThePawnThatHasPassed) {
  const Position passed = after(at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), {"e2e4"});
  EXPECT_TRUE(en_passant_possible(passed, queen_only));
  EXPECT_EQ(moves_of(passed, queen_only, "d4"), (Texts{"d4d3", "d4e3"}));
  const Position taken = after(passed, {"d4e3"});
  EXPECT_EQ(taken.piece_on(sq("e4")), std::nullopt);
  EXPECT_EQ(taken.piece_on(sq("e3")), (Piece{Side::Black, PieceType::Pawn}));
  EXPECT_EQ(taken.half_move_clock(), 0);
}

TEST(EnPassant, IsPossibleFromBothSides) {
  const Position passed = after(at("4k3/8/8/8/3p1p2/8/4P3/4K3 w - - 0 1"), {"e2e4"});
  EXPECT_TRUE(can(passed, "d4e3"));
  EXPECT_TRUE(can(passed, "f4e3"));
}

TEST(EnPassant, LapsesAfterOneMove) {
  const Position later = after(at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), {"e2e4", "e8e7", "e1e2"});
  EXPECT_EQ(later.en_passant(), std::nullopt);
  EXPECT_FALSE(can(later, "d4e3"));
}

TEST(EnPassant, AnswersNoSingleStep) {
  EXPECT_FALSE(can(after(at("4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1"), {"e3e4"}), "d4e3"));
}

TEST(EnPassant, DoesNotWrapAroundTheEdge) {
  const Position passed = after(at("4k3/8/8/8/7p/8/P7/4K3 w - - 0 1"), {"a2a4"});
  EXPECT_FALSE(en_passant_possible(passed, queen_only));
  EXPECT_EQ(moves_of(passed, queen_only, "h4"), Texts{"h4h3"});
}

TEST(EnPassant, MayNotUncoverTheKingAlongTheRank) {
  const Position passed = at("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2");
  EXPECT_FALSE(en_passant_possible(passed, queen_only));
  EXPECT_FALSE(can(passed, "e5d6"));
  EXPECT_TRUE(can(passed, "e5d6", without_arbiter));
}

TEST(EnPassant, MayLeaveTheRankToAnotherShield) {
  EXPECT_TRUE(can(at("8/8/8/K1NpP2r/8/8/8/4k3 w - d6 0 2"), "e5d6"));
}

TEST(EnPassant, MayNotUncoverTheKingAlongADiagonalThroughTheCapturedPawn) {
  EXPECT_FALSE(can(at("b7/8/8/3pP3/8/5K2/8/4k3 w - d6 0 1"), "e5d6"));
}

TEST(EnPassant, ByAPinnedPawnStaysOnThePin) {
  EXPECT_FALSE(can(at("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6"));
  EXPECT_FALSE(can(at("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1"), "d4e3"));
  EXPECT_FALSE(can(at("b5k1/8/8/3Pp3/8/8/6K1/8 w - e6 0 1"), "d5e6"));
  EXPECT_FALSE(can(at("6kb/8/8/3pP3/8/2K5/8/8 w - d6 0 1"), "e5d6"));
  EXPECT_TRUE(can(at("1b4k1/8/8/3pP3/8/6K1/8/8 w - d6 0 1"), "e5d6"));
}

TEST(EnPassant, AnswersTheCheckOfThePawn) {
  const Position check = at("8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3");
  EXPECT_TRUE(check.in_check());
  EXPECT_TRUE(can(check, "c4d3"));
}

TEST(EnPassant, AnswersNoOtherCheck) {
  EXPECT_FALSE(can(at("k6R/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), "d4e3"));
}

TEST(EnPassant, MayBlockACheck) {
  const Position check = at("8/8/8/6k1/3pP3/8/3B4/4K3 b - e3 0 1");
  EXPECT_TRUE(check.in_check());
  EXPECT_TRUE(can(check, "d4e3"));
}

TEST(EnPassant, IsAmongTheCaptures) {
  const Position passed = at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  EXPECT_EQ(legal_captures(passed, queen_only).size(), 1U);
  EXPECT_TRUE(is_en_passant(passed, Move::normal(sq("d4"), sq("e3"))));
  EXPECT_FALSE(is_en_passant(passed, Move::normal(sq("d4"), sq("d3"))));
}

TEST(EnPassant, IsNotDoneByOtherPieces) {
  const Position passed = at("8/8/8/8/4P3/8/3k4/7K b - e3 0 1");
  EXPECT_TRUE(can(passed, "d2e3"));
  EXPECT_FALSE(is_en_passant(passed, Move::normal(sq("d2"), sq("e3"))));
  EXPECT_TRUE(after(passed, {"d2e3"}).piece_on(sq("e4")).has_value());
}

}  // namespace
}  // namespace raisechess::chess
