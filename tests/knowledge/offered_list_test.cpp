// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "table.h"

namespace raisechess::test {
namespace {

/// Black's piece from a8 goes like a queen or a rook to h4, where a queen would pin the pawn on f2.
constexpr const char* to_h4 = "b2b3 a7a5 c2c3 a8a6 b3b4 a6h6 c3c4 h6h4";

TEST(OfferedList, OfAPawnThatAQueenWouldPinRulesOutTheQueen) {
  Table table("a1R b1N c1B", "a8R b8N c8B");
  table.play(to_h4);
  EXPECT_EQ(table.public_types("a8"), "QR");
  EXPECT_EQ(table.private_types("a8"), "R");
  EXPECT_EQ(table.private_reason("a8", PieceType::Queen),
            (Reason{8, Fact::MoveOffered, squares("f2 f3 h4"), {}, std::nullopt}));
}

TEST(OfferedList, WithoutAMoveThatOnlyAQueenForbidsRulesOutTheRest) {
  Table table("a1R b1N c1B", "a8Q b8N c8B");
  table.play(to_h4);
  EXPECT_EQ(table.private_types("a8"), "Q");
  const Reason reason = table.private_reason("a8", PieceType::Rook);
  EXPECT_EQ(reason.ply, 8);
  EXPECT_EQ(reason.fact, Fact::MoveNotOffered);
  ASSERT_EQ(reason.squares.size(), 3U);
  EXPECT_EQ(reason.squares.front(), square("f2"));
  EXPECT_EQ(reason.squares.back(), square("h4"));
}

/// With the other types of Black's pieces left open the queen on h4 cannot be told from nothing by anybody but White.
TEST(OfferedList, TellsOnlyThePlayerWhoIsOffered) {
  Table table("a1R b1N c1B", "a8R b8N c8B");
  table.play(to_h4);
  EXPECT_EQ(table.onlooker().deals(Side::Black).size(), 2U * 25U);
  EXPECT_EQ(table.player(Side::White).deals().size(), 25U);
}

/// A capture en passant takes two pawns off the king's rank at once, so it may be pinned by a piece behind both.
std::string types_of_h5_after_double_step(PieceType truth) {
  HandSetup setup;
  setup.betting = BettingMode::None;
  setup.start_fen = "4k3/3p4/8/K3P2q/8/8/8/8 b - - 0 1";
  knowledge::PrivateKnowledge white(setup, {{}, squares("h5")}, Side::White, 0);
  white.observe(Side::Black, Move::normal(square("d7"), square("d5")), {}, true);
  const auto deal = static_cast<knowledge::DealIndex>(pocket_index(truth));
  white.offered(chess::sorted_legal_moves(white.board().position({0, deal}), {}));
  std::string types;
  for (knowledge::DealIndex left : white.deals()) types += letter(knowledge::type_in_deal(left, 0));
  return types;
}

TEST(OfferedList, WithOrWithoutAPinnedCaptureEnPassantTells) {
  EXPECT_EQ(types_of_h5_after_double_step(PieceType::Queen), "QR");
  EXPECT_EQ(types_of_h5_after_double_step(PieceType::Bishop), "BNP");
}

/// The list of the first turn counts before any move: half-move 0.
TEST(OfferedList, OfTheFirstTurnCounts) {
  HandSetup setup;
  setup.betting = BettingMode::None;
  setup.start_fen = "4k3/8/8/8/7q/8/5P2/4K3 w - - 0 1";
  knowledge::PrivateKnowledge white(setup, {{}, squares("h4")}, Side::White, 0);
  white.offered(std::vector{Move::normal(square("e1"), square("d1")), Move::normal(square("e1"), square("e2")),
                            Move::normal(square("e1"), square("d2")), Move::normal(square("e1"), square("f1"))});
  ASSERT_EQ(white.deals().size(), 2U);
  const auto reason = white.table().rows[0].ruled_out[static_cast<std::size_t>(pocket_index(PieceType::Rook))];
  EXPECT_EQ(reason->ply, 0);
  EXPECT_EQ(reason->fact, Fact::MoveNotOffered);
}

}  // namespace
}  // namespace raisechess::test
