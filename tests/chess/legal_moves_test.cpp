// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <bitset>

#include "helpers.h"
#include "mailbox.h"
#include "random_games.h"

namespace raisechess::chess {
namespace {

template <class Moves>
std::vector<Move> in_order(const Moves& moves) {
  std::vector<Move> sorted(moves.begin(), moves.end());
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

constexpr std::array all_rules{queen_only, by_choice, without_arbiter};

TEST(LegalMoves, AreThoseOfThePlainRules) {
  for (MoveRules rules : all_rules) {
    for_random_positions(11, 60, 120, rules, [rules](const Position& position) {
      const Mailbox witness(position);
      ASSERT_EQ(in_order(legal_moves(position, rules)), in_order(witness.legal_moves(rules))) << fen_text({position});
      ASSERT_EQ(position.in_check(), witness.in_check(position.side_to_move())) << fen_text({position});
    });
  }
}

TEST(LegalMoves, CapturesAreTheMovesThatCaptureOrPromote) {
  for (MoveRules rules : all_rules) {
    for_random_positions(12, 60, 120, rules, [rules](const Position& position) {
      std::vector<Move> expected;
      for (Move move : legal_moves(position, rules)) {
        const bool takes = !move.is_castling() && position.piece_on(move.to()).has_value();
        if (takes || move.promotion() || is_en_passant(position, move)) expected.push_back(move);
      }
      ASSERT_EQ(in_order(legal_captures(position, rules)), in_order(expected)) << fen_text({position});
    });
  }
}

TEST(LegalMoves, AreThereIfAnyIs) {
  for (MoveRules rules : all_rules) {
    for_random_positions(13, 300, 200, rules, [rules](const Position& position) {
      ASSERT_EQ(has_legal_move(position, rules), !legal_moves(position, rules).empty()) << fen_text({position});
      ASSERT_EQ(perft(position, 1, rules), legal_moves(position, rules).size()) << fen_text({position});
    });
  }
}

TEST(LegalMoves, AreWhatIsLegalAmongAllValuesOfAMove) {
  for (MoveRules rules : all_rules) {
    int turn = 0;
    for_random_positions(14, 6, 80, rules, [&](const Position& position) {
      if (turn++ % 8 != 0) return;
      std::bitset<65536> listed;
      for (Move move : legal_moves(position, rules)) listed.set(move.bits());
      for (std::uint32_t bits = 0; bits < 65536; ++bits) {
        const auto move = Move::from_bits(static_cast<std::uint16_t>(bits));
        ASSERT_EQ(move && is_legal(position, *move, rules), listed[bits]) << fen_text({position}) << ' ' << bits;
      }
    });
  }
}

TEST(LegalMoves, HoldTheEnPassantCaptureIfItIsPossible) {
  for (MoveRules rules : all_rules) {
    for_random_positions(15, 300, 120, rules, [rules](const Position& position) {
      const MoveList moves = legal_moves(position, rules);
      const auto en_passant = [&](Move move) { return is_en_passant(position, move); };
      ASSERT_EQ(en_passant_possible(position, rules), std::any_of(moves.begin(), moves.end(), en_passant))
          << fen_text({position});
    });
  }
}

TEST(LegalMoves, AreSortedByTheirText) {
  for_random_positions(16, 20, 80, by_choice, [](const Position& position) {
    const auto sorted = sorted_legal_moves(position, by_choice);
    ASSERT_EQ(in_order(sorted), in_order(legal_moves(position, by_choice)));
    for (std::size_t i = 1; i < sorted.size(); ++i) {
      ASSERT_LT(long_algebraic(sorted[i - 1]), long_algebraic(sorted[i]));
    }
  });
}

TEST(LegalMoves, FitTheirListEvenWithQueensOnly) {
  Position position;
  for (int i = 0; i < square_count; i += 4) position.put(square_at(i + i / 8 % 4), {Side::White, PieceType::Queen});
  EXPECT_EQ(in_order(legal_moves(position, queen_only)), in_order(Mailbox(position).legal_moves(queen_only)));
}

}  // namespace
}  // namespace raisechess::chess
