// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "search/hand_end.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

/// The same position with colours and ranks exchanged.
chess::Position mirrored(const chess::Position& position) {
  chess::Position mirror;
  for (int i = 0; i < square_count; ++i) {
    if (const auto piece = position.piece_on(square_at(i)))
      mirror.put(square_at(i ^ 56), {other(piece->side), piece->type});
  }
  mirror.set_side_to_move(other(position.side_to_move()));
  return mirror;
}

TEST(Evaluation, IsTheSameForBothColours) {
  Dice dice(11);
  for (int i = 0; i < 200; ++i) {
    const chess::Position position = random_position(dice, dice.roll(60));
    EXPECT_EQ(ai::evaluate(position, 40), ai::evaluate(mirrored(position), 40));
  }
}

TEST(Evaluation, CountsAQueenMoreAsAboutAQueen) {
  const auto position = position_of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_GT(ai::evaluate(position, ai::no_showdown), 800);
  EXPECT_LT(ai::evaluate(position, ai::no_showdown), 1200);
}

TEST(Evaluation, FadesToThePointsOfTheShowdown) {
  const auto position = position_of("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 0 1");
  EXPECT_LT(std::abs(ai::evaluate(position, 1)), std::abs(ai::evaluate(position, 60)));
}

TEST(Evaluation, NeverLooksLikeADecidedHand) {
  chess::Position position;
  for (int i = 0; i < 15; ++i) position.put(square_at(i), {Side::White, PieceType::Queen});
  position.put(*square_from_name("h8"), {Side::Black, PieceType::King});
  EXPECT_LT(ai::evaluate(position, ai::no_showdown), ai::decided_score);
  position.set_side_to_move(Side::Black);
  EXPECT_GT(ai::evaluate(position, ai::no_showdown), -ai::decided_score);
}

TEST(Evaluation, WantsAPassedPawnToAdvance) {
  const auto back = position_of("4k3/8/8/8/8/1P6/8/4K3 w - - 0 1");
  const auto ahead = position_of("4k3/8/1P6/8/8/8/8/4K3 w - - 0 1");
  EXPECT_GT(ai::evaluate(ahead, ai::no_showdown), ai::evaluate(back, ai::no_showdown) + 50);
}

TEST(Evaluation, DrivesABareKingToTheEdge) {
  const auto centre = position_of("8/8/8/4k3/8/8/8/4K2R w - - 0 1");
  const auto corner = position_of("k7/8/8/8/8/8/8/4K2R w - - 0 1");
  EXPECT_GT(ai::evaluate(corner, ai::no_showdown), ai::evaluate(centre, ai::no_showdown));
}

TEST(Evaluation, KnowsPawnsOnTheirFirstRank) {
  const auto first = position_of("4k3/8/8/8/8/8/8/1P2K3 w - - 0 1");
  const auto second = position_of("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1");
  const auto fifth = position_of("4k3/8/8/1P6/8/8/8/4K3 w - - 0 1");
  EXPECT_LT(std::abs(ai::evaluate(first, ai::no_showdown) - ai::evaluate(second, ai::no_showdown)), 100);
  EXPECT_GT(ai::evaluate(fifth, ai::no_showdown), ai::evaluate(first, ai::no_showdown));
}

TEST(Evaluation, OfALeadWithoutPawnsIsSmallOnlyOnTheWayToMate) {
  const auto knight_ahead = position_of("4k1r1/8/8/8/8/8/8/4KNR1 w - - 0 1");
  EXPECT_LT(ai::evaluate(knight_ahead, ai::no_showdown), 150);
  EXPECT_GT(ai::evaluate(knight_ahead, 20), 150);
}

}  // namespace
}  // namespace raisechess::test
