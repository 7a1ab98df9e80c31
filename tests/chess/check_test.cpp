// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "helpers.h"

namespace raisechess::chess {
namespace {

TEST(Check, IsSeenFromEveryPieceType) {
  for (const char* fen :
       {"4k3/4q3/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/4r3/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/7b/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"}) {
    EXPECT_TRUE(at(fen).in_check()) << fen;
  }
  EXPECT_FALSE(at("4k3/4q3/8/8/8/8/4P3/4K3 w - - 0 1").in_check());
}

TEST(Check, IsAnsweredByFlightCaptureOrInterposition) {
  EXPECT_EQ(moves_of(at("4k3/8/7B/8/4r3/8/3N4/4K3 w - - 0 1")), (Texts{"d2e4", "e1d1", "e1f1", "e1f2", "h6e3"}));
}

TEST(Check, KingDoesNotFleeAlongTheLineOfTheAttack) {
  EXPECT_FALSE(can(at("4k3/8/8/8/4r3/4K3/8/8 w - - 0 1"), "e3e2"));
}

TEST(Check, DoubleCheckIsAnsweredByTheKingOnly) {
  for (const std::string& move : moves_of(at("4k3/8/8/8/4r3/8/2n2N2/R3K3 w - - 0 1")))
    EXPECT_EQ(move.substr(0, 2), "e1");
}

TEST(Check, PinnedPiecesStayOnTheirPins) {
  const Position pinned = at("4r2k/8/8/8/1b5q/8/3BRN2/4K3 w - - 0 1");
  EXPECT_EQ(moves_of(pinned, queen_only, "d2"), (Texts{"d2b4", "d2c3"}));
  EXPECT_EQ(moves_of(pinned, queen_only, "e2"), (Texts{"e2e3", "e2e4", "e2e5", "e2e6", "e2e7", "e2e8"}));
  EXPECT_EQ(moves_of(pinned, queen_only, "f2"), Texts{});
}

TEST(Check, APinnedPieceAnswersNoCheck) {
  EXPECT_FALSE(can(at("4r2k/8/8/8/1b6/8/4R3/4K3 w - - 0 1"), "e2d2"));
}

TEST(Check, MateAndStalemateLeaveNoMove) {
  const Position mate = at("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
  EXPECT_TRUE(mate.in_check());
  EXPECT_FALSE(has_legal_move(mate, queen_only));
  const Position stalemate = at("7k/8/6Q1/8/8/8/8/K7 b - - 0 1");
  EXPECT_FALSE(stalemate.in_check());
  EXPECT_FALSE(has_legal_move(stalemate, queen_only));
}

}  // namespace
}  // namespace raisechess::chess
