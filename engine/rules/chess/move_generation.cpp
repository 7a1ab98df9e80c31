// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/move_generation.h"

#include <algorithm>

#include "generator.h"
#include "sinks.h"

namespace raisechess::chess {
namespace {

MoveList listed(const Position& position, MoveRules rules, Scope scope) {
  MoveList moves;
  ListSink sink(moves, rules.promotion);
  generate(position, rules, scope, sink);
  return moves;
}

}  // namespace

MoveList legal_moves(const Position& position, MoveRules rules) {
  return listed(position, rules, {});
}

MoveList legal_captures(const Position& position, MoveRules rules) {
  return listed(position, rules, {.quiet = false});
}

bool has_legal_move(const Position& position, MoveRules rules) {
  AnySink sink;
  generate(position, rules, {}, sink);
  return sink.full();
}

bool is_legal(const Position& position, Move move, MoveRules rules) {
  if (!contains(position.pieces(position.side_to_move()), move.from())) return false;
  const MoveList moves = listed(position, rules, {.movers = bit(move.from())});
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

bool en_passant_possible(const Position& position, MoveRules rules) {
  if (!position.en_passant()) return false;
  const Side us = position.side_to_move();
  const Bitboard takers = pawn_attacks(other(us), *position.en_passant()) & position.pieces(us, PieceType::Pawn);
  if (takers == 0) return false;
  const MoveList moves = listed(position, rules, {.movers = takers, .quiet = false});
  return std::any_of(moves.begin(), moves.end(), [&](Move move) { return is_en_passant(position, move); });
}

/// A pawn's move to the square just passed over can only be the capture: straight before it stands the pawn that
/// passed.
bool is_en_passant(const Position& position, Move move) {
  return position.en_passant() == move.to() && !move.is_castling() &&
         contains(position.pieces(position.side_to_move(), PieceType::Pawn), move.from());
}

std::vector<Move> sorted_legal_moves(const Position& position, MoveRules rules) {
  const MoveList moves = legal_moves(position, rules);
  std::vector<Move> sorted(moves.begin(), moves.end());
  std::sort(sorted.begin(), sorted.end(), [](Move a, Move b) { return long_algebraic(a) < long_algebraic(b); });
  return sorted;
}

}  // namespace raisechess::chess
