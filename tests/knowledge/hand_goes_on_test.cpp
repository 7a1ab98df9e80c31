// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "table.h"

namespace raisechess::test {
namespace {

/// A queen on f7, guarded by a bishop, mates unless the hidden piece on g7 can take it.
TEST(HandGoesOn, RulesOutDealsInWhichItWouldBeMate) {
  Table table("a1R b1N c1B", "a8R b8N g7R");
  table.play("e2e4 a7a6 f1c4 a6a5 d1h5 a5a4 h5f7");
  EXPECT_EQ(table.private_types("g7"), "QR");
  for (PieceType type : {PieceType::Bishop, PieceType::Knight, PieceType::Pawn}) {
    EXPECT_EQ(table.private_reason("g7", type), (Reason{7, Fact::HandGoesOn, squares("e8"), {}, std::nullopt}));
  }
}

TEST(HandGoesOn, TellsNothingWhenItDoesNot) {
  Table table("a1R b1N c1B", "a8R b8N g7P");
  table.play("e2e4 a7a6 f1c4 a6a5 d1h5 a5a4 h5f7");
  EXPECT_FALSE(table.truth().has_move());
  EXPECT_EQ(table.private_types("g7"), "QRBNP");
}

/// White's king is shut in on g1 by f8 and h3, his pawns are blocked: he can move the piece on h1, or castle with it if
/// it is a rook. A pawn there would be stalemate.
knowledge::PrivateKnowledge shut_in_white(bool right_to_castle) {
  HandSetup setup;
  setup.betting = BettingMode::None;
  const std::string castling = right_to_castle ? "H" : "-";
  setup.start_fen = "1k3r2/8/8/8/6p1/6Pp/7P/6KR b " + castling + " - 0 1";
  knowledge::PrivateKnowledge black(setup, {squares("h1"), {}}, Side::Black, 0);
  black.observe(Side::Black, Move::normal(square("b8"), square("a8")), {}, true);
  return black;
}

bool possible(const knowledge::PrivateKnowledge& knowledge, PieceType type) {
  return knowledge.table().rows[0].deals[static_cast<std::size_t>(pocket_index(type))] != 0;
}

TEST(HandGoesOn, CountsCastlingAsAMove) {
  const auto black = shut_in_white(true);
  EXPECT_TRUE(possible(black, PieceType::Rook));
  EXPECT_TRUE(possible(black, PieceType::Knight));
  EXPECT_FALSE(possible(black, PieceType::Pawn));
}

TEST(HandGoesOn, RulesOutARookThatCannotMoveWithoutCastling) {
  const auto black = shut_in_white(false);
  EXPECT_FALSE(possible(black, PieceType::Rook));
  EXPECT_TRUE(possible(black, PieceType::Knight));
  EXPECT_FALSE(possible(black, PieceType::Pawn));
}

}  // namespace
}  // namespace raisechess::test
