// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_games.h"

#include "chess/arrays.h"

namespace raisechess::chess {
namespace {

int below(Random& random, int limit) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(limit));
}

void deal_anew(Position& position, Side side, int count, Random& random) {
  Bitboard dealt = 0;
  while (std::popcount(dealt) < count) {
    const Square square = square_at(below(random, 8), side == Side::White ? below(random, 2) : 7 - below(random, 2));
    if (contains(dealt, square) || position.king(side) == square) continue;
    dealt |= bit(square);
    position.remove(square);
    position.put(square, {side, pocket_types[static_cast<std::size_t>(below(random, 5))]});
  }
}

}  // namespace

Position random_deal(Random& random) {
  Position position;
  const auto array = array_pieces(below(random, 960));
  const int count = below(random, 6);
  for (Side side : both_sides) {
    for (int file = 0; file < 8; ++file) {
      position.put(square_at(file, side == Side::White ? 0 : 7), {side, array[static_cast<std::size_t>(file)]});
      position.put(square_at(file, side == Side::White ? 1 : 6), {side, PieceType::Pawn});
    }
    deal_anew(position, side, count, random);
    for (Wing wing : {Wing::H, Wing::A}) position.set_castling_rook(side, wing, position.outermost_rook(side, wing));
  }
  position.set_double_steppers(position.pawns_on_second_ranks());
  return position;
}

void for_random_positions(std::uint64_t seed, int games, int plies, MoveRules rules,
                          const std::function<void(const Position&)>& look) {
  Random random(seed);
  for (int game = 0; game < games; ++game) {
    Position position = random_deal(random);
    for (int ply = 0; ply < plies; ++ply) {
      look(position);
      const MoveList moves = legal_moves(position, rules);
      if (moves.empty() || !position.has_king(position.side_to_move())) break;
      position.make(moves[static_cast<std::size_t>(below(random, static_cast<int>(moves.size())))]);
    }
  }
}

}  // namespace raisechess::chess
