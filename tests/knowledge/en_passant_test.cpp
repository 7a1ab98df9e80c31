// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "table.h"

namespace raisechess::test {
namespace {

TEST(EnPassantTells, ThatTheCapturingPieceIsAPawn) {
  Table table("e2P a2Q b2Q", "a7P b7P c7P");
  table.play("e2e4 a7a6 e4e5 d7d5");
  EXPECT_EQ(table.public_types("e2"), "QRP");
  table.play("e5d6");
  EXPECT_EQ(table.public_types("e2"), "P");
  EXPECT_EQ(table.public_reason("e2", PieceType::Queen),
            (Reason{5, Fact::EnPassant, squares("e5 d6 d5"), {}, std::nullopt}));
  EXPECT_EQ(table.public_reason("e2", PieceType::Rook),
            (Reason{5, Fact::Geometry, squares("e5 d6"), {}, std::nullopt}));
}

TEST(EnPassantTells, ThatTheCapturingPieceStaysHidden) {
  Table table("e2P a2Q b2Q", "a7P b7P c7P");
  table.play("e2e4 a7a6 e4e5 d7d5 e5d6");
  const auto pocket = table.onlooker().board().pocket_from(Side::White, square("e2")).value();
  EXPECT_EQ(table.onlooker().board().status(Side::White, pocket), HiddenStatus::Hidden);
}

TEST(EnPassantTells, ThatTheCapturedPieceWasAPawn) {
  Table table("a2P b2P c2P", "d7P a7Q b7Q");
  table.play("e2e4 g8f6 e4e5 d7d5 e5d6");
  EXPECT_EQ(table.public_types("d7"), "P");
  EXPECT_EQ(table.public_reason("d7", PieceType::Rook), (Reason{5, Fact::Reveal, squares("d5"), {}, std::nullopt}));
}

/// The player sees in his list whether the piece that has just gone two squares can be captured en passant.
TEST(EnPassantTells, ThePlayerWhoIsOfferedIt) {
  Table table("a2P b2P c2P", "d7P a7Q b7Q");
  table.play("e2e4 g8f6 e4e5 d7d5");
  EXPECT_EQ(table.public_types("d7"), "QRP");
  EXPECT_EQ(table.private_types("d7"), "P");
  EXPECT_EQ(table.private_reason("d7", PieceType::Rook),
            (Reason{4, Fact::MoveOffered, squares("e5 d6 d5"), {}, std::nullopt}));
}

TEST(EnPassantTells, ThePlayerWhoIsNotOfferedIt) {
  Table table("a2P b2P c2P", "d7R a7Q b7Q");
  table.play("e2e4 g8f6 e4e5 d7d5");
  EXPECT_EQ(table.private_types("d7"), "QR");
  EXPECT_EQ(table.private_reason("d7", PieceType::Pawn),
            (Reason{4, Fact::MoveNotOffered, squares("e5 d6 d5"), {}, std::nullopt}));
}

/// A pawn dealt on the first rank has no double step when it has reached the second (RULES 2).
TEST(EnPassantTells, NothingOfAPieceThatHasMovedBefore) {
  Table table("a2P b2P c2P", "d8R a7Q b7Q");
  table.play("e2e4 d7d5 e4e5 d5d4 a2a3 d8d7 b2b3 d7d5");
  EXPECT_EQ(table.private_types("d8"), "QR");
  EXPECT_EQ(table.private_reason("d8", PieceType::Pawn),
            (Reason{8, Fact::Geometry, squares("d7 d5"), {}, std::nullopt}));
}

}  // namespace
}  // namespace raisechess::test
