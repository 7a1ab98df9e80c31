// SPDX-License-Identifier: GPL-3.0-or-later
#include "static_exchange.h"

#include <algorithm>

namespace raisechess::ai {
namespace {

using chess::Bitboard;
using chess::Position;

/// The cheapest of `attackers`, which are not empty.
PieceType cheapest(const Position& position, Bitboard attackers) {
  for (PieceType type : all_piece_types) {
    if ((attackers & position.pieces(type)) != 0) return type;
  }
  return PieceType::King;
}

/// What `side` gains by going on capturing on `target` with its cheapest pieces, or 0 by leaving off. Pieces behind
/// join in as the lines open; a king does not capture what is still protected.
Score best_recapture(const Position& position, Square target, Side side, PieceType on_target, Bitboard occupied) {
  const Bitboard attackers = position.attackers(target, side, occupied) & occupied;
  if (attackers == 0) return 0;
  const PieceType type = cheapest(position, attackers);
  const Bitboard left = occupied ^ chess::bit(chess::first_square(attackers & position.pieces(type)));
  const Side enemy = other(side);
  if (type == PieceType::King && (position.attackers(target, enemy, left) & left) != 0) return 0;
  return std::max(0, exchange_value(on_target) - best_recapture(position, target, enemy, type, left));
}

}  // namespace

Score immediate_gain(const Position& position, Move move) {
  if (move.is_castling()) return 0;
  Score gain = 0;
  if (chess::contains(position.occupied(), move.to())) {
    gain = exchange_value(position.type_on(move.to()));
  } else if (file_of(move.from()) != file_of(move.to()) && position.type_on(move.from()) == PieceType::Pawn) {
    gain = exchange_value(PieceType::Pawn);
  }
  if (const auto promoted = move.promotion()) gain += exchange_value(*promoted) - exchange_value(PieceType::Pawn);
  return gain;
}

bool exchange_gains(const Position& position, Move move, Score threshold) {
  const Score gain = immediate_gain(position, move);
  if (move.is_castling() || gain < threshold) return gain >= threshold;
  const PieceType mover = move.promotion().value_or(position.type_on(move.from()));
  if (gain - exchange_value(mover) >= threshold) return true;
  const Side enemy = other(position.side_to_move());
  const Bitboard occupied = (position.occupied() | chess::bit(move.to())) & ~chess::bit(move.from());
  return gain - best_recapture(position, move.to(), enemy, mover, occupied) >= threshold;
}

}  // namespace raisechess::ai
