// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation.h"

#include <algorithm>
#include <cstdlib>

#include "evaluation_weights.h"
#include "network_sums.h"
#include "search/hand_end.h"
#include "term_counter.h"

namespace raisechess::ai {
namespace {

using chess::Position;

/// Half-moves from which on position counts in full, and the least share of it that is left at the showdown.
constexpr int full_effect = 24;
constexpr int least_effect = 4;

/// Sums up the weights of the terms, for White.
struct WeightSum {
  Tapered sum;

  template <Side us>
  void add(int term, int count) {
    const Tapered weight = evaluation_weights[static_cast<std::size_t>(term)];
    if constexpr (us == Side::White) {
      sum += weight * count;
    } else {
      sum += weight * -count;
    }
  }
};

/// How far a square is from the edge: 0 on it, 3 in the centre.
int ring(Square square) {
  const int file = std::min(file_of(square), 7 - file_of(square));
  return std::min({file, rank_of(square), 7 - rank_of(square)});
}

/// Against a bare king: drive it to the edge and come near with the own king.
int drive_bare_king(const Position& position, Side strong) {
  const Side weak = other(strong);
  if (!position.has_king(strong) || bit_count(position.pieces(weak)) != 1) return 0;
  if (position.material(strong) < 5) return 0;
  const Square prey = position.king(weak);
  const Square hunter = position.king(strong);
  const int distance = std::max(std::abs(file_of(prey) - file_of(hunter)), std::abs(rank_of(prey) - rank_of(hunter)));
  return 30 * (3 - ring(prey)) + 10 * (7 - distance);
}

/// How much of a small advantage can be turned into a win on the way to mate, of 16: little without pawns, or with
/// bishops on squares of different colours and nothing else.
int winning_share(const Position& position, Side strong) {
  constexpr chess::Bitboard light_squares = 0x55AA55AA55AA55AAULL;
  if (position.pieces(strong, PieceType::Pawn) == 0 && material_difference(position, strong) <= 3)
    return position.material(strong) <= 3 ? 1 : 4;
  const chess::Bitboard bishops = position.pieces(PieceType::Bishop);
  const chess::Bitboard rest =
      position.occupied() & ~bishops & ~position.pieces(PieceType::Pawn) & ~position.pieces(PieceType::King);
  const bool one_each = bit_count(bishops) == 2 && bit_count(bishops & position.pieces(strong)) == 1;
  const bool different = bit_count(bishops & light_squares) == 1;
  return rest == 0 && one_each && different ? 9 : 16;
}

int faded(int positional, int half_moves_left) {
  return positional * std::clamp(half_moves_left, least_effect, full_effect) / full_effect;
}

}  // namespace

int value_of_terms(const Position& position) {
  WeightSum terms;
  TermCounter(position, terms).run();
  const int middle_share = game_phase(position);
  const int for_white = (terms.sum.middle * middle_share + terms.sum.end * (24 - middle_share)) / 24;
  const int for_mover = position.side_to_move() == Side::White ? for_white : -for_white;
  return for_mover + evaluation_weights[term::tempo].middle;
}

Score evaluate(const Position& position, int half_moves_left, int correction) {
  const Side us = position.side_to_move();
  int total = value_of_terms(position) + correction;
  total += drive_bare_king(position, us) - drive_bare_king(position, other(us));
  if (half_moves_left >= no_showdown / 2) total = total * winning_share(position, total > 0 ? us : other(us)) / 16;
  const int points = 100 * material_difference(position, us);
  return std::clamp(points + faded(total - points, half_moves_left), 1 - decided_score, decided_score - 1);
}

Score evaluate(const Position& position, int half_moves_left) {
  return evaluate(position, half_moves_left, NetworkSums(1).value(position, 0));
}

}  // namespace raisechess::ai
