// SPDX-License-Identifier: GPL-3.0-or-later
// What the FEN of a view tells beside the pieces: castling, en passant, double steps and the half-move clock, each only
// as far as the viewer may know it.
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

RightsView rights(const Hand& hand, Side viewer) {
  return hand.view_for(viewer).rights;
}

TEST(ViewRights, AHiddenCastlingRookIsItsOwnersToKnow) {
  const Hand hand = test::start(test::chipless_setup(), "h1R b2P c2P", "a7P b7P c7P");
  EXPECT_EQ(rights(hand, Side::White).castling.white, (CastlingRooks{square("h1"), square("a1")}));
  EXPECT_EQ(rights(hand, Side::Black).castling.white, (CastlingRooks{std::nullopt, square("a1")}));
}

/// A piece between the outermost square and the king may be a rook, but it is not the castling rook.
TEST(ViewRights, AVisibleRookIsNotToldWhereAHiddenPieceFurtherOutMayBeOne) {
  HandSetup setup = test::chipless_setup();
  setup.array = 0;  // BBQNNRKR
  const Hand inside = test::start(setup, "f1Q b2P c2P", "a7P b7P c7P");
  EXPECT_EQ(rights(inside, Side::Black).castling.white, (CastlingRooks{square("h1"), std::nullopt}));
  const Hand outside = test::start(setup, "a1Q b2P c2P", "a7P b7P c7P");
  EXPECT_EQ(rights(outside, Side::White).castling.white, (CastlingRooks{square("h1"), square("f1")}));
  EXPECT_EQ(rights(outside, Side::Black).castling.white, (CastlingRooks{square("h1"), std::nullopt}));
}

TEST(ViewRights, AMovedPieceThatIsNoPawnEndsTheDoubt) {
  HandSetup setup = test::chipless_setup();
  setup.array = 0;  // BBQNNRKR
  Hand hand = test::start(setup, "a1N b2P c2P", "a7P b7P c7P");
  ASSERT_EQ(play(hand, "a1b3"), "") << "a knight, and no rook";
  EXPECT_EQ(rights(hand, Side::Black).castling.white, (CastlingRooks{square("h1"), square("f1")}));
}

TEST(ViewRights, EnPassantIsForTheViewerWhoIsToMoveAndHasIt) {
  Hand hand = test::start(test::chipless_setup(), "a2P b2P c2P", "d7P b7P c7P");
  ASSERT_EQ(play(hand, "e2e4 h7h6 e4e5 d7d5"), "");
  EXPECT_EQ(rights(hand, Side::White).en_passant, square("d6"));
  EXPECT_EQ(rights(hand, Side::Black).en_passant, std::nullopt);
  Hand rook = test::start(test::chipless_setup(), "a2P b2P c2P", "d7R b7P c7P");
  ASSERT_EQ(play(rook, "e2e4 h7h6 e4e5 d7d5"), "");
  EXPECT_EQ(rights(rook, Side::White).en_passant, std::nullopt);
}

TEST(ViewRights, AHiddenPawnWithoutItsDoubleStepIsItsOwnersToKnow) {
  Hand hand = test::start(test::chipless_setup(), "a1P b2P c2P", "a7P b7P c7P");
  ASSERT_EQ(play(hand, "a2a3 h7h6 a1a2"), "");
  EXPECT_EQ(rights(hand, Side::White).no_double_step, std::vector{square("a2")});
  EXPECT_TRUE(rights(hand, Side::Black).no_double_step.empty());
}

TEST(ViewRights, TheClockIsResetByThePawnMovesThatTheViewerSeesAsSuch) {
  Hand hand = test::start(test::chipless_setup(), "e2P b2P c2P", "a7P b7P c7P");
  ASSERT_EQ(play(hand, "g1f3 g8f6 e2e3"), "");
  EXPECT_EQ(rights(hand, Side::White).half_move_clock, 0);
  EXPECT_EQ(rights(hand, Side::Black).half_move_clock, 3);
  EXPECT_EQ(hand.position().half_move_clock(), 0);
  ASSERT_EQ(play(hand, "h7h6"), "");
  EXPECT_EQ(rights(hand, Side::Black).half_move_clock, 0);
}

/// That the piece is a pawn comes to light when it promotes; the clock of the moves before stays what it was.
TEST(ViewRights, TheClockIsNotSetInRetrospect) {
  Hand hand = test::start(test::chipless_setup(), "a2P f2P g2P", "a7P f7N g7N");
  ASSERT_EQ(play(hand, "a2a3 g8h6 a3a4 h6g8 a4a5 g8h6"), "");
  EXPECT_EQ(rights(hand, Side::White).half_move_clock, 1);
  EXPECT_EQ(rights(hand, Side::Black).half_move_clock, 6);
}

}  // namespace
}  // namespace raisechess
