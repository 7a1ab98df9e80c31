// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <type_traits>

#include "helpers.h"
#include "mailbox.h"
#include "random_games.h"

namespace raisechess::chess {
namespace {

static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 96);

TEST(Position, TellsItsPieces) {
  const Position position = at("4k3/8/8/3q4/8/8/8/R3K3 w Q - 12 1");
  EXPECT_EQ(position.piece_on(sq("d5")), (Piece{Side::Black, PieceType::Queen}));
  EXPECT_EQ(position.piece_on(sq("d4")), std::nullopt);
  EXPECT_EQ(position.pieces(Side::White), bit(sq("a1")) | bit(sq("e1")));
  EXPECT_EQ(position.pieces(PieceType::King), bit(sq("e1")) | bit(sq("e8")));
  EXPECT_EQ(position.king(Side::Black), sq("e8"));
  EXPECT_EQ(position.castling_rook(Side::White, Wing::A), sq("a1"));
  EXPECT_EQ(position.half_move_clock(), 12);
}

TEST(Position, CountsMaterialOfAllPieces) {
  const Position position = at("rn2k3/pp6/8/8/8/8/8/1Q2KB2 w - - 0 1");
  EXPECT_EQ(position.material(Side::White), 12);
  EXPECT_EQ(position.material(Side::Black), 10);
}

TEST(Position, IsWhatItsPartsAreInWhateverOrderItIsBuilt) {
  const Position position = at("r3k2r/p6p/8/8/3pP3/8/P6P/R3K2R b KQkq e3 0 9 h:- d:a2");
  EXPECT_EQ(Mailbox(position).rebuilt(), position);
  Position emptied = position;
  for (int i = 0; i < square_count; ++i) {
    if (emptied.piece_on(square_at(i))) emptied.remove(square_at(i));
  }
  for (Side side : both_sides) {
    for (Wing wing : {Wing::H, Wing::A}) emptied.set_castling_rook(side, wing, std::nullopt);
  }
  emptied.set_en_passant(std::nullopt);
  emptied.set_double_steppers(0);
  emptied.set_side_to_move(Side::White);
  EXPECT_EQ(emptied, Position());
}

TEST(Position, ClockCountsQuietMovesOnly) {
  const Position start = at("4k3/p7/8/8/8/8/8/N3K3 w - - 8 1");
  EXPECT_EQ(after(start, {"a1b3"}).half_move_clock(), 9);
  EXPECT_EQ(after(start, {"a1b3", "a7a6"}).half_move_clock(), 0);
  EXPECT_EQ(after(at("4k3/8/8/8/8/1p6/8/N3K3 w - - 8 1"), {"a1b3"}).half_move_clock(), 0);
}

TEST(Position, ClockStopsAtItsEnd) {
  Position position = at("4k3/8/8/8/8/8/8/N3K3 w - - 65535 1");
  position.make(Move::normal(sq("a1"), sq("b3")));
  EXPECT_EQ(position.half_move_clock(), 65535);
}

TEST(Position, NullMovePassesTheTurn) {
  Position position = at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  position.make_null();
  Position passed = at("4k3/8/8/8/3pP3/8/8/4K3 w - - 1 1");
  EXPECT_EQ(position, passed);
  EXPECT_EQ(position.key(), passed.key());
}

TEST(Position, AfterAMoveIsTheOneBuiltFromNothing) {
  for (MoveRules rules : {by_choice, without_arbiter}) {
    for_random_positions(3, 60, 120, rules, [rules](const Position& position) {
      for (Move move : legal_moves(position, rules)) {
        Position next = position;
        next.make(move);
        Mailbox witness(position);
        witness.make(move);
        ASSERT_EQ(next, witness.rebuilt()) << fen_text({position}) << ' ' << long_algebraic(move);
        ASSERT_EQ(next.key(), witness.rebuilt().key()) << fen_text({position}) << ' ' << long_algebraic(move);
      }
    });
  }
}

}  // namespace
}  // namespace raisechess::chess
