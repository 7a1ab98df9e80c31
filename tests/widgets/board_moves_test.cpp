// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_moves.h"

#include <gtest/gtest.h>

#include <string>

namespace raisechess::ui {
namespace {

Square at(const std::string& name) {
  return square_from_name(name).value();
}

std::string meant(const std::vector<Move>& legal, const char* from, const char* to, Gesture gesture) {
  std::string text;
  for (Move move : moves_meant(legal, at(from), at(to), gesture)) text += long_algebraic(move) + ' ';
  return text;
}

const std::vector<Move> usual{Move::castling(at("e1"), at("h1")), Move::castling(at("e1"), at("a1")),
                              Move::normal(at("e1"), at("f1"))};

TEST(CastlingByHand, IsTheKingTwoSquares) {
  EXPECT_EQ(meant(usual, "e1", "g1", Gesture::Click), "e1h1 ");
  EXPECT_EQ(meant(usual, "e1", "c1", Gesture::Drag), "e1a1 ");
}

TEST(CastlingByHand, IsTheKingDraggedOntoHisRook) {
  EXPECT_EQ(meant(usual, "e1", "h1", Gesture::Drag), "e1h1 ");
  EXPECT_EQ(meant(usual, "e1", "a1", Gesture::Drag), "e1a1 ");
}

TEST(CastlingByHand, IsNotAClickOnOnesOwnRook) {
  EXPECT_EQ(meant(usual, "e1", "h1", Gesture::Click), "");
}

TEST(CastlingByHand, LeavesTheOrdinaryStepAlone) {
  EXPECT_EQ(meant(usual, "e1", "f1", Gesture::Click), "e1f1 ");
}

/// In Chess960 the king may stand beside his castled square, or on it: then only the rook can name the castling.
TEST(CastlingByHand, IsAClickOnTheRookWhereTheKingHasNoOtherWay) {
  const std::vector<Move> near{Move::castling(at("f1"), at("h1")), Move::normal(at("f1"), at("g1"))};
  EXPECT_EQ(meant(near, "f1", "g1", Gesture::Click), "f1g1 ");
  EXPECT_EQ(meant(near, "f1", "h1", Gesture::Click), "f1h1 ");
  const std::vector<Move> there{Move::castling(at("g1"), at("h1"))};
  EXPECT_EQ(meant(there, "g1", "h1", Gesture::Click), "g1h1 ");
}

TEST(PromotionByHand, MeansEveryPromotionOfTheStep) {
  std::vector<Move> legal;
  for (PieceType type : {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight}) {
    legal.push_back(Move::promotion(at("e7"), at("e8"), type));
    legal.push_back(Move::promotion(at("e7"), at("d8"), type));
  }
  EXPECT_EQ(moves_meant(legal, at("e7"), at("d8"), Gesture::Drag).size(), 4u);
}

TEST(Targets, ShowACastlingWhereAClickMeansIt) {
  for (const auto& legal : {usual, std::vector<Move>{Move::castling(at("f1"), at("h1"))}}) {
    for (const MoveTarget& target : targets_from(legal, legal.front().from())) {
      const auto named = moves_meant(legal, target.move.from(), target.to, Gesture::Click);
      EXPECT_EQ(named, std::vector<Move>{target.move});
    }
  }
}

}  // namespace
}  // namespace raisechess::ui
