// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_animation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "sample_tables.h"
#include "scripted_hand.h"

namespace raisechess::ui {
namespace {

Square named(const char* name) {
  return *square_from_name(name);
}

BoardState state_with(const PlayerView& view) {
  BoardState state;
  state.view = view;
  return state;
}

/// What White sees before and after the last of `moves`.
struct LastMove {
  BoardState before;
  BoardState after;

  LastMove(game::Hand hand, const std::string& moves, const std::string& last) {
    EXPECT_EQ(test::play(hand, moves), "");
    before = state_with(hand.view_for(Side::White));
    EXPECT_EQ(test::play(hand, last), "");
    after = state_with(hand.view_for(Side::White));
  }
  void show(BoardAnimation& animation, BoardAnimation::Manner manner = {},
            BoardAnimation::Times times = {1000, 1000}) const {
    animation.show(scene_of(before, {}), scene_of(after, {}), move_event(after.view, after.view.ply), manner, times);
  }
};

const PieceMotion* on(const std::vector<PieceMotion>& motions, const char* square) {
  const auto it =
      std::find_if(motions.begin(), motions.end(), [&](const auto& m) { return m.square == named(square); });
  return it == motions.end() ? nullptr : &*it;
}

LastMove capture_of_hidden_pawn() {
  return {test::start(test::chipless_setup(), "b1R d2Q g1N", "b8N d7P h7P"), "e2e4 d7d5", "e4d5"};
}

TEST(SlidingPieces, GoFromTheirSquareToTheNewOne) {
  const LastMove move(test::start(test::classic_setup()), "", "e2e4");
  BoardAnimation animation;
  move.show(animation);
  ASSERT_EQ(animation.motions().size(), 1u);
  EXPECT_EQ(animation.motions()[0].square, named("e4"));
  EXPECT_EQ(animation.motions()[0].offset, QPointF(0, 2));
  animation.goTo(0.5);
  EXPECT_EQ(animation.motions()[0].offset, QPointF(0, 1));
  animation.finish();
  EXPECT_FALSE(animation.isRunning());
}

TEST(SlidingPieces, GoBackWhenTheMoveIsTakenBackAndTheOtherWayOnATurnedBoard) {
  const LastMove move(test::start(test::classic_setup()), "", "e2e4");
  BoardAnimation animation;
  animation.show(scene_of(move.after, {}), scene_of(move.before, {}), move_event(move.after.view, 1),
                 {true, true, false}, {1000, 1000});
  ASSERT_EQ(animation.motions().size(), 1u);
  EXPECT_EQ(animation.motions()[0].square, named("e2"));
  EXPECT_EQ(animation.motions()[0].offset, QPointF(0, 2));
}

TEST(SlidingPieces, DoNotSlideInNoTime) {
  const LastMove move(test::start(test::classic_setup()), "", "e2e4");
  BoardAnimation animation;
  move.show(animation, {}, {0, 1000});
  EXPECT_FALSE(animation.isRunning());
}

TEST(SlidingPieces, InACastlingAreKingAndRook) {
  const LastMove move(test::start(test::classic_setup()), "e2e4 e7e5 g1f3 g8f6 f1e2 f8e7", "e1h1");
  BoardAnimation animation;
  move.show(animation);
  const auto motions = animation.motions();
  ASSERT_EQ(motions.size(), 2u);
  ASSERT_NE(on(motions, "g1"), nullptr);
  ASSERT_NE(on(motions, "f1"), nullptr);
  EXPECT_EQ(on(motions, "g1")->offset, QPointF(-2, 0));
  EXPECT_EQ(on(motions, "f1")->offset, QPointF(2, 0));
}

TEST(SlidingPieces, ThePawnBecomesAQueenWhenItHasArrived) {
  const LastMove move(test::start(test::classic_setup("7k/P7/8/8/8/8/8/7K w - - 0 1")), "", "a7a8q");
  BoardAnimation animation;
  move.show(animation);
  animation.goTo(0.9);
  EXPECT_EQ(animation.motions().at(0).piece.type, PieceType::Pawn);
  animation.finish();
  EXPECT_EQ(at(scene_of(move.after, {}), named("a8")).piece->type, PieceType::Queen);
}

TEST(Captures, WhatIsCapturedStaysUntilTheOtherPieceHasCome) {
  const LastMove move(test::start(test::classic_setup()), "e2e4 d7d5", "e4d5");
  BoardAnimation animation;
  move.show(animation);
  const auto motions = animation.motions();
  ASSERT_EQ(motions.size(), 2u);
  EXPECT_EQ(motions[0].piece.side, Side::Black) << "below the one that takes it";
  EXPECT_FALSE(motions[0].replaces);
  EXPECT_EQ(motions[1].piece.side, Side::White);
}

TEST(Captures, AHiddenPieceTurnsOverBeforeItIsTaken) {
  BoardAnimation animation;
  capture_of_hidden_pawn().show(animation);
  EXPECT_EQ(animation.motions()[0].piece.type, std::nullopt);
  animation.goTo(0.49);
  EXPECT_EQ(animation.motions()[0].piece.face, Face::TurnedUp);
  EXPECT_EQ(animation.motions()[0].piece.type, PieceType::Pawn);
  EXPECT_EQ(animation.motions()[1].offset, QPointF(1, 1)) << "the other waits";
  animation.goTo(0.75);
  EXPECT_EQ(animation.motions()[1].offset, QPointF(0.5, 0.5));
}

TEST(Captures, AHiddenPieceIsSeenToTurnOverAlsoUnderOneThatWasPutDownByHand) {
  BoardAnimation animation;
  capture_of_hidden_pawn().show(animation, {false, false, true});
  const auto motions = animation.motions();
  ASSERT_EQ(motions.size(), 2u);
  EXPECT_EQ(motions[0].offset, QPointF()) << "it has slid already";
  EXPECT_EQ(motions[1].piece.side, Side::Black) << "above it";
}

/// How long a half-move takes to be shown follows from what both players see of it.
TEST(Captures, LookTheSameWhateverThePiecesThatStayHiddenAre) {
  const LastMove first = capture_of_hidden_pawn();
  const LastMove second(test::start(test::chipless_setup(), "b1R d2Q g1N", "b8Q d7P h7R"), "e2e4 d7d5", "e4d5");
  BoardAnimation one;
  BoardAnimation two;
  first.show(one);
  second.show(two);
  for (double part : {0.0, 0.2, 0.4, 0.6, 0.8}) {
    one.goTo(part);
    two.goTo(part);
    ASSERT_EQ(one.motions().size(), two.motions().size());
    for (std::size_t i = 0; i < one.motions().size(); ++i) {
      EXPECT_EQ(one.motions()[i].piece, two.motions()[i].piece);
      EXPECT_EQ(one.motions()[i].offset, two.motions()[i].offset);
    }
  }
}

TEST(TurningUp, BeginsWithTheViewersPiecesAndGoesOneByOne) {
  const BoardState after = state_with(test::showdown_table().view);
  BoardState before = after;
  before.view.result.reset();
  for (Side side : both_sides) {
    for (HiddenPiece& piece : before.view.hidden[side]) piece.status = HiddenStatus::Hidden;
  }
  BoardAnimation animation;
  animation.show(scene_of(before, {}), scene_of(after, {}), nullptr, {}, {1000, 1000});
  ASSERT_EQ(animation.motions().size(), 6u);
  EXPECT_EQ(animation.notTurnedOver().size(), 6u);
  const BoardScene scene = scene_of(after, {});
  for (int turned = 1; turned <= 6; ++turned) {
    animation.goTo((turned + 0.5) / 6);
    const auto left = animation.notTurnedOver();
    ASSERT_EQ(left.size(), static_cast<std::size_t>(6 - turned));
    const auto own =
        std::count_if(left.begin(), left.end(), [&](Square square) { return at(scene, square).piece->own; });
    EXPECT_EQ(own, std::max(0, 3 - turned));
  }
}

}  // namespace
}  // namespace raisechess::ui
