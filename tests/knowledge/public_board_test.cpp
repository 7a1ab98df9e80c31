// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/public_board.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "table.h"

namespace raisechess::test {
namespace {

using chess::Wing;
using knowledge::PublicBoard;

/// The true position but for its half-move clock, which a public board does not count.
chess::Position without_clock(chess::Position position) {
  position.set_half_move_clock(0);
  return position;
}

TEST(PublicBoard, WithBothDealsIsTheTruePosition) {
  Dice dice(21);
  for (int hand = 0; hand < hands_to_play(300); ++hand) {
    const HandSetup setup = random_setup(dice, 3 + hand % 3);
    Table table(setup, random_deals(dice, setup));
    const PerSide<knowledge::DealIndex> deals{table.deal(Side::White), table.deal(Side::Black)};
    for (int i = 0; i < 80 && table.truth().has_move(); ++i) {
      table.play(random_move(dice, table.truth()));
      ASSERT_EQ(table.onlooker().board().position(deals), without_clock(table.truth().position()))
          << "hand " << hand << " half-move " << i + 1;
    }
  }
}

TEST(PublicBoard, KnowsWhichPiecesAreHidden) {
  Dice dice(22);
  for (int hand = 0; hand < 100; ++hand) {
    const HandSetup setup = random_setup(dice, 5);
    Table table(setup, random_deals(dice, setup));
    for (int i = 0; i < 60 && table.truth().has_move(); ++i) {
      table.play(random_move(dice, table.truth()));
      for (int square = 0; square < square_count; ++square) {
        ASSERT_EQ(table.onlooker().board().hidden_pocket(square_at(square)).has_value(),
                  table.truth().hidden_on(square_at(square)));
      }
    }
  }
}

HandSetup from_fen(const std::string& fen) {
  HandSetup setup;
  setup.hidden = 0;
  setup.betting = BettingMode::None;
  setup.start_fen = fen;
  return setup;
}

class PublicBoardFromFen : public ::testing::TestWithParam<const char*> {};

TEST_P(PublicBoardFromFen, KeepsEveryRightOfIt) {
  const PublicBoard board(from_fen(GetParam()), {});
  const chess::Position wanted = chess::fen_from_text(GetParam()).value().position;
  EXPECT_EQ(board.position({}), without_clock(wanted));
}

INSTANTIATE_TEST_SUITE_P(Fens, PublicBoardFromFen,
                         ::testing::Values("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 1", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1",
                                           "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w BGbg - 0 1",
                                           "rrk5/8/8/8/8/8/8/R2K1R2 w Ab - 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                                           "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
                                           "4k3/p1p5/8/8/8/8/P1P5/4K3 w - - 0 1 h:- d:c2,a7"));

/// The castling rook is fixed at the deal: when it is gone no inner rook takes its place.
TEST(PublicBoard, GivesNoInnerRookTheRightToCastle) {
  Table table("g1R a2P b2P", "a7P b7P c7P");
  const auto& board = table.onlooker().board();
  EXPECT_EQ(board.castling_rook(Side::White, Wing::H, table.deal(Side::White)), square("h1"));
  table.play("h2h4 a7a6 h1h3 a6a5");
  EXPECT_EQ(board.castling_rook(Side::White, Wing::H, table.deal(Side::White)), std::nullopt);
}

TEST(PublicBoard, TakesTheOutermostTrueRookForCastling) {
  Table table("a1N b1R h1B", "a7P b7P c7P");
  const auto& board = table.onlooker().board();
  EXPECT_EQ(board.castling_rook(Side::White, Wing::A, table.deal(Side::White)), square("b1"));
  EXPECT_EQ(board.castling_rook(Side::White, Wing::H, table.deal(Side::White)), std::nullopt);
  EXPECT_EQ(board.castling_rook(Side::White, Wing::A, knowledge::deal_index(deal_of("a1R b1R h1B"))), square("a1"));
}

TEST(PublicBoard, ShowsEveryPieceThatIsTurnedUp) {
  Table table("a1N b1R h1B", "a7P b7P c7Q");
  table.play("e2e4");
  PublicBoard board = table.onlooker().board();
  board.turn_up({table.deal(Side::White), table.deal(Side::Black)});
  EXPECT_EQ(board.visible().piece_on(square("c7")), (chess::Piece{Side::Black, PieceType::Queen}));
  EXPECT_EQ(board.hidden_pocket(square("c7")), std::nullopt);
  EXPECT_EQ(board.status(Side::White, 0), HiddenStatus::Revealed);
}

}  // namespace
}  // namespace raisechess::test
