// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "helpers.h"

namespace raisechess::chess {
namespace {

const char* const about_to_promote = "1n6/P7/8/8/8/8/8/4K2k w - - 5 1";

TEST(Promotion, IsToAQueenAlways) {
  EXPECT_EQ(moves_of(at(about_to_promote), queen_only, "a7"), (Texts{"a7a8q", "a7b8q"}));
}

TEST(Promotion, IsByChoiceInClassicChess) {
  EXPECT_EQ(moves_of(at(about_to_promote), by_choice, "a7"),
            (Texts{"a7a8b", "a7a8n", "a7a8q", "a7a8r", "a7b8b", "a7b8n", "a7b8q", "a7b8r"}));
}

TEST(Promotion, PutsTheNewPieceInThePlaceOfThePawn) {
  const Position promoted = after(at(about_to_promote), {"a7b8r"}, by_choice);
  EXPECT_EQ(promoted.piece_on(sq("b8")), (Piece{Side::White, PieceType::Rook}));
  EXPECT_EQ(promoted.piece_on(sq("a7")), std::nullopt);
  EXPECT_EQ(promoted.half_move_clock(), 0);
}

TEST(Promotion, HappensOnTheFirstRankForBlack) {
  EXPECT_EQ(moves_of(at("4k2K/8/8/8/8/8/p7/1N6 b - - 0 1"), queen_only, "a2"), (Texts{"a2a1q", "a2b1q"}));
}

TEST(Promotion, IsAmongTheCapturesEvenWithoutACapture) {
  EXPECT_EQ(legal_captures(at(about_to_promote), queen_only).size(), 2U);
  EXPECT_EQ(legal_captures(at(about_to_promote), by_choice).size(), 8U);
}

TEST(Promotion, OfACapturedCastlingRookTakesTheRight) {
  const Position promoted = after(at("rn2k3/1P6/8/8/8/8/8/4K3 w q - 0 1"), {"b7a8q"});
  EXPECT_EQ(promoted.castling_rook(Side::Black, Wing::A), std::nullopt);
}

TEST(Promotion, IsNoPlainMove) {
  EXPECT_FALSE(is_legal(at(about_to_promote), Move::normal(sq("a7"), sq("a8")), queen_only));
  EXPECT_FALSE(is_legal(at(about_to_promote), Move::promotion(sq("a7"), sq("a8"), PieceType::Rook), queen_only));
  EXPECT_TRUE(is_legal(at(about_to_promote), Move::promotion(sq("a7"), sq("a8"), PieceType::Rook), by_choice));
}

}  // namespace
}  // namespace raisechess::chess
