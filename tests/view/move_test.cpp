// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/move.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "table.h"

namespace raisechess {
namespace {

TEST(Move, BitsReadBackForEveryPairOfSquares) {
  std::set<std::uint16_t> seen;
  for (int from = 0; from < square_count; ++from) {
    for (int to = 0; to < square_count; ++to) {
      for (Move move : {Move::normal(square_at(from), square_at(to)), Move::castling(square_at(from), square_at(to)),
                        Move::promotion(square_at(from), square_at(to), PieceType::Knight),
                        Move::promotion(square_at(from), square_at(to), PieceType::Queen)}) {
        EXPECT_EQ(move.from(), square_at(from));
        EXPECT_EQ(move.to(), square_at(to));
        EXPECT_EQ(Move::from_bits(move.bits()), move);
        EXPECT_TRUE(seen.insert(move.bits()).second);
      }
    }
  }
}

TEST(Move, BitsThatNoMoveHasAreRefused) {
  const std::uint16_t squares = Move::normal(square_at(12), square_at(28)).bits();
  for (int kind = 0; kind < 16; ++kind) {
    const auto move = Move::from_bits(static_cast<std::uint16_t>(squares | kind << 12));
    const bool known = kind == 0 || kind == 1 || (kind >= 3 && kind <= 6);
    EXPECT_EQ(move.has_value(), known) << kind;
    EXPECT_EQ(move && move->promotion(), known && kind >= 3) << kind;
  }
}

TEST(Move, LongAlgebraicNamesSquaresAndPromotion) {
  EXPECT_EQ(long_algebraic(test::move("e2", "e4")), "e2e4");
  EXPECT_EQ(long_algebraic(Move::promotion(test::at("e7"), test::at("d8"), PieceType::Knight)), "e7d8n");
  EXPECT_EQ(long_algebraic(Move::castling(test::at("e1"), test::at("h1"))), "e1h1");
}

TEST(Move, IsFoundByItsLongAlgebraicTextOnly) {
  const std::vector<Move> moves{test::move("e2", "e4"),
                                Move::promotion(test::at("e7"), test::at("e8"), PieceType::Queen)};
  EXPECT_EQ(find_long_algebraic(moves, "e2e4"), moves[0]);
  EXPECT_EQ(find_long_algebraic(moves, "e7e8q"), moves[1]);
  for (const char* text : {"", "e7e8", "e7e8Q", "e2-e4", "e2e3"})
    EXPECT_FALSE(find_long_algebraic(moves, text)) << text;
}

TEST(Move, CastlingLandsOnTheFilesOfChessFromAnywhere) {
  const Move h_side = Move::castling(test::at("b8"), test::at("c8"));
  EXPECT_EQ(h_side.castling_king_to(), test::at("g8"));
  EXPECT_EQ(h_side.castling_rook_to(), test::at("f8"));
  const Move a_side = Move::castling(test::at("g1"), test::at("a1"));
  EXPECT_EQ(a_side.castling_king_to(), test::at("c1"));
  EXPECT_EQ(a_side.castling_rook_to(), test::at("d1"));
}

}  // namespace
}  // namespace raisechess
