// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "helpers.h"

namespace raisechess::chess {
namespace {

TEST(DoubleStep, IsOpenToAPawnThatHasNeverMoved) {
  const Position start = at("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1");
  EXPECT_EQ(moves_of(start, queen_only, "a"), (Texts{"a2a3", "a2a4"}));
  EXPECT_EQ(moves_of(after(start, {"e1e2"}), queen_only, "a"), (Texts{"a7a5", "a7a6"}));
}

TEST(DoubleStep, IsClosedToAPawnThatHasMovedToItsSecondRank) {
  EXPECT_EQ(moves_of(at("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1 h:- d:a2"), queen_only, "a"), Texts{"a2a3"});
}

TEST(DoubleStep, NeedsBothSquaresEmpty) {
  EXPECT_EQ(moves_of(at("4k3/8/8/8/8/n7/P7/4K3 w - - 0 1"), queen_only, "a"), Texts{});
  EXPECT_EQ(moves_of(at("4k3/8/8/8/n7/8/P7/4K3 w - - 0 1"), queen_only, "a"), Texts{"a2a3"});
}

TEST(DoubleStep, AnswersACheckFromAfar) {
  const Position check = at("4k3/8/8/8/r6K/8/3P4/8 w - - 0 1");
  EXPECT_EQ(moves_of(check, queen_only, "d"), Texts{"d2d4"});
}

TEST(DoubleStep, OfAPinnedPawnStaysOnTheFile) {
  EXPECT_EQ(moves_of(at("k3r3/8/8/8/8/8/4P3/4K3 w - - 0 1"), queen_only, "e2"), (Texts{"e2e3", "e2e4"}));
  EXPECT_EQ(moves_of(at("k7/8/8/7b/8/8/4P3/3K4 w - - 0 1"), queen_only, "e2"), Texts{});
  EXPECT_EQ(moves_of(at("k7/8/8/8/8/8/K3P2r/8 w - - 0 1"), queen_only, "e2"), Texts{});
}

TEST(DoubleStep, RightGoesWithThePawn) {
  const Position start = at("4k3/p1p5/1N6/8/8/8/P1P5/4K3 b - - 0 1");
  EXPECT_EQ(start.double_steppers(), bit(sq("a2")) | bit(sq("c2")) | bit(sq("a7")) | bit(sq("c7")));
  EXPECT_EQ(after(start, {"a7b6"}).double_steppers(), bit(sq("a2")) | bit(sq("c2")) | bit(sq("c7")));
  const Position captured = after(start, {"e8e7", "b6c8", "e7e6", "c8a7"});
  EXPECT_EQ(captured.double_steppers(), bit(sq("a2")) | bit(sq("c2")) | bit(sq("c7")));
}

TEST(DoubleStep, AnotherPawnOnTheSquareOfTheRightDoesNotInheritIt) {
  const Position moved =
      after(at("4k3/8/8/8/8/8/1P6/P3K3 w - - 0 1"), {"b2b3", "e8e7", "a1a2", "e7e8", "b3b4", "e8e7"});
  EXPECT_EQ(moved.double_steppers(), Bitboard{0});
  EXPECT_EQ(moves_of(moved, queen_only, "a2"), Texts{"a2a3"});
}

TEST(DoubleStep, SetsTheSquarePassedOver) {
  EXPECT_EQ(after(at("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), {"a2a4"}).en_passant(), sq("a3"));
  EXPECT_EQ(after(at("4k3/7p/8/8/8/8/8/4K3 b - - 0 1"), {"h7h5"}).en_passant(), sq("h6"));
  EXPECT_EQ(after(at("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), {"a2a3"}).en_passant(), std::nullopt);
}

}  // namespace
}  // namespace raisechess::chess
