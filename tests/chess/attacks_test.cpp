// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "chess/attacks.h"
#include "random_games.h"

namespace raisechess::chess {
namespace {

/// Walks the board one step at a time.
Bitboard walked(Square from, int files, int ranks, Bitboard occupied) {
  Bitboard seen = 0;
  for (int file = file_of(from) + files, rank = rank_of(from) + ranks; file >= 0 && file < 8 && rank >= 0 && rank < 8;
       file += files, rank += ranks) {
    seen |= bit(square_at(file, rank));
    if (contains(occupied, square_at(file, rank))) break;
  }
  return seen;
}

TEST(Attacks, OfSlidersStopAtTheFirstPiece) {
  Random random(1);
  for (int i = 0; i < 20'000; ++i) {
    const Square from = square_at(i % 64);
    const Bitboard occupied = random() & random();
    const Bitboard diagonal = walked(from, 1, 1, occupied) | walked(from, 1, -1, occupied) |
                              walked(from, -1, 1, occupied) | walked(from, -1, -1, occupied);
    const Bitboard straight = walked(from, 1, 0, occupied) | walked(from, -1, 0, occupied) |
                              walked(from, 0, 1, occupied) | walked(from, 0, -1, occupied);
    ASSERT_EQ(bishop_attacks(from, occupied), diagonal);
    ASSERT_EQ(rook_attacks(from, occupied), straight);
    ASSERT_EQ(queen_attacks(from, occupied), diagonal | straight);
  }
}

TEST(Attacks, OfLeapersStopAtTheEdge) {
  EXPECT_EQ(std::popcount(knight_attacks(square_at(0))), 2);
  EXPECT_EQ(std::popcount(knight_attacks(square_at(27))), 8);
  EXPECT_EQ(std::popcount(king_attacks(square_at(63))), 3);
  EXPECT_EQ(std::popcount(king_attacks(square_at(27))), 8);
}

TEST(Attacks, OfPawnsGoDiagonallyForward) {
  EXPECT_EQ(pawn_attacks(Side::White, square_at(0)), bit(square_at(9)));
  EXPECT_EQ(pawn_attacks(Side::Black, square_at(63)), bit(square_at(54)));
  EXPECT_EQ(pawn_attacks(Side::White, square_at(12)), bit(square_at(19)) | bit(square_at(21)));
  EXPECT_EQ(pawn_attacks(Side::White, square_at(60)), Bitboard{0});
}

TEST(Attacks, AreMutual) {
  Random random(2);
  for (int i = 0; i < 2'000; ++i) {
    const Square from = square_at(static_cast<int>(random() % 64));
    const Square to = square_at(static_cast<int>(random() % 64));
    const Bitboard occupied = random() & random();
    for (PieceType type : all_piece_types) {
      const bool there = contains(attacks(Side::White, type, from, occupied), to);
      EXPECT_EQ(there, contains(attacks(Side::Black, type, to, occupied), from));
    }
  }
}

TEST(Lines, BetweenAndThroughTwoSquares) {
  for (int a = 0; a < square_count; ++a) {
    for (int b = 0; b < square_count; ++b) {
      const int files = std::abs(a % 8 - b % 8);
      const int ranks = std::abs(a / 8 - b / 8);
      const bool share = a != b && (files == 0 || ranks == 0 || files == ranks);
      const Square from = square_at(a);
      const Square to = square_at(b);
      EXPECT_EQ(std::popcount(between(from, to)), share ? std::max(files, ranks) - 1 : 0);
      EXPECT_EQ(contains(line(from, to), from) && contains(line(from, to), to), share);
      EXPECT_EQ(between(from, to), between(to, from));
      EXPECT_EQ(line(from, to), line(to, from));
    }
  }
  EXPECT_EQ(line(square_at(0), square_at(18)), 0x8040201008040201ULL);
}

}  // namespace
}  // namespace raisechess::chess
