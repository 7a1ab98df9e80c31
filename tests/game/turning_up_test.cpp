// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

TEST(TurningUp, AfterMateAllPiecesAreRevealedAndEveryRangeIsOneDeal) {
  Hand hand = test::start(test::chipless_setup(), "a2P b2Q c2P", "a7P b7R c7P");
  ASSERT_EQ(play(hand, "f2f3 e7e5 g2g4 d8h4"), "");
  ASSERT_TRUE(hand.result());
  for (Side viewer : both_sides) {
    const PlayerView view = hand.view_for(viewer);
    for (Side side : both_sides) {
      for (const HiddenPiece& piece : view.hidden[side]) {
        EXPECT_EQ(piece.status, HiddenStatus::Revealed);
        EXPECT_TRUE(piece.type);
      }
      EXPECT_TRUE(view.result->material[side]);
    }
    EXPECT_EQ(hand.knowledge(viewer).table().deals, 1);
    EXPECT_EQ(hand.public_knowledge().table(viewer).deals, 1);
  }
  EXPECT_EQ(hand.fen().hidden, 0u);
}

TEST(TurningUp, AfterAFoldThePiecesStayHidden) {
  Hand hand = test::start(HandSetup{}, "a2P b2Q c2P", "a7P b7R c7P");
  ASSERT_FALSE(hand.apply(Side::Black, Fold{}));
  const PlayerView view = hand.view_for(Side::White);
  EXPECT_EQ(view.result->kind, ResultKind::Fold);
  EXPECT_EQ(view.result->winner, Side::White);
  EXPECT_EQ(view.result->net, (PerSide<Chips>{1, -1}));
  for (const HiddenPiece& piece : view.hidden[Side::Black]) EXPECT_FALSE(piece.type);
  for (const HiddenPiece& piece : view.hidden[Side::White]) EXPECT_TRUE(piece.type);
  EXPECT_FALSE(view.result->material[Side::Black]);
  EXPECT_EQ(view.result->material[Side::White], 47);
  EXPECT_EQ(hand.knowledge(Side::White).table().deals, 125);
}

TEST(TurningUp, ACaptureRevealsTheCapturedPieceToBoth) {
  Hand hand = test::start(test::chipless_setup(), "a2P b2P e2P", "d7Q b7P c7P");
  ASSERT_EQ(play(hand, "e2e4 d7d5 e4d5"), "");
  const Event& event = hand.log().back();
  EXPECT_EQ(event.outcome.captured, PieceType::Queen);
  EXPECT_EQ(event.outcome.reveals, (std::vector<RevealedPiece>{{square("d7"), PieceType::Queen}}));
  const PlayerView view = hand.view_for(Side::White);
  EXPECT_EQ(view.hidden[Side::Black][2].status, HiddenStatus::Captured);
  EXPECT_EQ(view.hidden[Side::Black][2].type, PieceType::Queen);
  EXPECT_FALSE(view.hidden[Side::Black][2].now);
}

TEST(TurningUp, AHiddenPawnThatPromotesIsRevealedAsAFormerPawn) {
  Hand hand = test::start(test::chipless_setup(), "a2P b2P c2P", "d7Q e7P f7P");
  ASSERT_EQ(play(hand, "a2a4 h7h6 a4a5 h6h5 a5a6 h5h4 a6b7 h4h3 b7a8q"), "");
  EXPECT_EQ(hand.log().back().outcome.reveals, (std::vector<RevealedPiece>{{square("a2"), PieceType::Pawn}}));
  const PlayerView view = hand.view_for(Side::Black);
  EXPECT_EQ(view.hidden[Side::White][0].status, HiddenStatus::Revealed);
  EXPECT_EQ(view.hidden[Side::White][0].type, PieceType::Pawn);
  EXPECT_EQ(view.board[square("a8")]->type, PieceType::Queen);
}

TEST(TurningUp, CastlingWithAHiddenRookRevealsIt) {
  Hand hand = test::start(test::chipless_setup(), "h1R b2P c2P", "d7P b7P c7P");
  ASSERT_EQ(play(hand, "g1f3 a7a6 e2e4 a6a5 f1e2 a5a4 e1h1"), "");
  EXPECT_EQ(hand.log().back().outcome.reveals, (std::vector<RevealedPiece>{{square("h1"), PieceType::Rook}}));
  EXPECT_EQ(hand.view_for(Side::Black).hidden[Side::White][0].now, square("f1"));
}

/// What was dealt is a pawn, whatever it became; the capture itself shows a queen.
TEST(TurningUp, APromotedHiddenPawnIsCapturedAsTheFormerPawnThatItIs) {
  Hand hand = test::start(test::chipless_setup(), "a2P b2P c2P", "d7Q e7P f7P");
  ASSERT_EQ(play(hand, "a2a4 h7h6 a4a5 h6h5 a5a6 h5h4 a6b7 h4h3 b7a8q c8b7 g1f3 b7a8"), "");
  EXPECT_EQ(hand.log().back().outcome.captured, PieceType::Queen);
  EXPECT_TRUE(hand.log().back().outcome.reveals.empty());
  for (Side viewer : both_sides) {
    const HiddenPiece piece = hand.view_for(viewer).hidden[Side::White][0];
    EXPECT_EQ(piece, (HiddenPiece{square("a2"), std::nullopt, PieceType::Pawn, HiddenStatus::Captured}));
  }
}

}  // namespace
}  // namespace raisechess
