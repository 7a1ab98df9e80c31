// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <stdexcept>

#include "chess/arrays.h"
#include "table.h"

namespace raisechess::test {
namespace {

int array_number(const std::string& first_rank) {
  for (int number = 0; number < 960; ++number) {
    std::string text;
    for (PieceType type : chess::array_pieces(number)) text += letter(type);
    if (text == first_rank) return number;
  }
  throw std::invalid_argument(first_rank);
}

TEST(CastlingTells, ThatAHiddenPieceIsTheRook) {
  Table table("a2P b2P h1R", "a7P b7P c7P");
  table.play("g1f3 a7a6 e2e4 a6a5 f1e2 a5a4");
  EXPECT_EQ(table.public_types("h1"), "QRBNP");
  table.play("e1h1");
  EXPECT_EQ(table.public_types("h1"), "R");
  EXPECT_EQ(table.public_reason("h1", PieceType::Queen), (Reason{7, Fact::Reveal, squares("h1"), {}, std::nullopt}));
  const auto pocket = table.onlooker().board().pocket_from(Side::White, square("h1")).value();
  EXPECT_EQ(table.onlooker().board().status(Side::White, pocket), HiddenStatus::Revealed);
  EXPECT_EQ(table.onlooker().board().pocket_square(Side::White, pocket), square("f1"));
}

TEST(CastlingTells, ThatAHiddenPieceFurtherOutWasNoRook) {
  Table table("h1B a2P b2P", "a7P b7P c7P", array_number("RNBQKNRB"));
  table.play("f1g3 a7a6");
  EXPECT_EQ(table.public_types("h1"), "QRBNP");
  table.play("e1g1");
  EXPECT_EQ(table.public_types("h1"), "QBNP");
  EXPECT_EQ(table.public_reason("h1", PieceType::Rook),
            (Reason{3, Fact::Castling, squares("e1 g1"), {}, std::nullopt}));
}

/// The outermost rook is that of the deal, so a piece that has moved since counts as well.
TEST(CastlingTells, ThatAPieceFurtherOutThatHasMovedWasNoRook) {
  Table table("h1Q a2P b2P", "a7P b7P c7P", array_number("RNBQKNRB"));
  table.play("f1g3 a7a6 h2h3 a6a5 h1h2 b7b6 h3h4 b6b5 e1g1");
  EXPECT_EQ(table.public_types("h1"), "QP");
  EXPECT_EQ(table.public_reason("h1", PieceType::Rook).fact, Fact::Castling);
  EXPECT_EQ(table.public_reason("h1", PieceType::Bishop).fact, Fact::Geometry);
}

TEST(CastlingTells, NothingOfPiecesFurtherIn) {
  Table table("g1R a2P b2P", "a7P b7P c7P", array_number("RNBQKBNR"));
  table.play("e2e4 a7a6 f1e2 a6a5 g1f1 b7b6");
  EXPECT_EQ(table.public_types("g1"), "QR");
}

/// The king was not attacked where it went through: a black queen on a6 would have attacked f1.
TEST(CastlingTells, ThatNoHiddenPieceAttacksTheKingsWay) {
  Table table("a2P b2P c2P", "a8R b8N c8B");
  table.play("e2e4 a7a5 g1f3 a8a6 f1c4 h7h6 c4d5 h6h5");
  EXPECT_EQ(table.public_types("a8"), "QR");
  table.play("e1h1");
  EXPECT_EQ(table.public_types("a8"), "R");
  EXPECT_EQ(table.public_reason("a8", PieceType::Queen),
            (Reason{9, Fact::Castling, squares("e1 h1 a6"), {}, std::nullopt}));
}

/// White has learnt it already from his list, which had a king move to e2.
TEST(CastlingTells, ItsPlayerNothingThatHisListHasNotTold) {
  Table table("a2P b2P c2P", "a8R b8N c8B");
  table.play("e2e4 a7a5 g1f3 a8a6 f1c4 h7h6 c4d5 h6h5");
  EXPECT_EQ(table.private_types("a8"), "R");
  EXPECT_EQ(table.private_reason("a8", PieceType::Queen),
            (Reason{4, Fact::MoveOffered, squares("e1 e2 a6"), {}, std::nullopt}));
}

/// Without an arbiter castling looks at no attacks, so it tells of none.
TEST(CastlingTells, NothingOfAttacksWithoutAnArbiter) {
  HandSetup setup;
  setup.betting = BettingMode::None;
  setup.king_capture = true;
  Table table(setup, {deal_of("a2P b2P c2P"), deal_of("a8Q b8N c8B")});
  table.play("e2e4 a7a5 g1f3 a8a6 f1c4 h7h6 c4d5 h6h5 e1h1");
  EXPECT_EQ(table.public_types("a8"), "QR");
  EXPECT_EQ(table.private_types("a8"), "QR");
}

}  // namespace
}  // namespace raisechess::test
