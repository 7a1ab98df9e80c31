// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "helpers.h"

namespace raisechess::chess {
namespace {

TEST(KingCapture, LetsTheKingStandInAnAttack) {
  const Position attacked = at("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1");
  EXPECT_TRUE(can(attacked, "a1b1", without_arbiter));
  EXPECT_TRUE(can(attacked, "e1e2", without_arbiter));
  EXPECT_FALSE(can(attacked, "a1b1", queen_only));
}

TEST(KingCapture, LetsAPinnedPieceGo) {
  EXPECT_TRUE(can(at("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1"), "e2a2", without_arbiter));
}

TEST(KingCapture, CastlingLooksAtNoAttacks) {
  EXPECT_TRUE(can(at("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1"), "e1h1", without_arbiter));
  EXPECT_TRUE(can(at("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1"), "e1h1", without_arbiter));
  EXPECT_FALSE(can(at("4k3/8/8/8/8/8/8/4K1NR w K - 0 1"), "e1h1", without_arbiter));
}

TEST(KingCapture, TakesTheKingAndHisCastlingRightsOffTheBoard) {
  const Position captured = after(at("r3k3/p7/8/8/8/3Q4/8/4K3 w q - 0 1"), {"d3e3", "a7a6", "e3e8"}, without_arbiter);
  EXPECT_FALSE(captured.has_king(Side::Black));
  EXPECT_FALSE(captured.in_check());
  EXPECT_EQ(captured.castling_rook(Side::Black, Wing::A), std::nullopt);
}

TEST(KingCapture, LeavesTheOtherPiecesTheirMoves) {
  Position position;
  position.put(sq("a1"), {Side::White, PieceType::Rook});
  position.put(sq("a2"), {Side::White, PieceType::Pawn});
  EXPECT_EQ(moves_of(position, without_arbiter).size(), 8U);
  EXPECT_EQ(moves_of(position, queen_only).size(), 8U);
  EXPECT_FALSE(position.in_check());
}

TEST(KingCapture, KnowsNoStalemateOfACorneredKing) {
  EXPECT_EQ(moves_of(at("7k/8/6Q1/8/8/8/8/K7 b - - 0 1"), without_arbiter), (Texts{"h8g7", "h8g8", "h8h7"}));
}

TEST(KingCapture, ABlockedSideHasNoMove) {
  Position blocked;
  blocked.put(sq("a3"), {Side::White, PieceType::Pawn});
  blocked.put(sq("a4"), {Side::Black, PieceType::Pawn});
  EXPECT_FALSE(has_legal_move(blocked, without_arbiter));
}

}  // namespace
}  // namespace raisechess::chess
