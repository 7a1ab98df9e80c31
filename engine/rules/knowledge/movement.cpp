// SPDX-License-Identifier: GPL-3.0-or-later
#include "movement.h"

#include <cstdlib>

#include "chess/attacks.h"
#include "knowledge/knowledge.h"

namespace raisechess::knowledge {

using chess::Bitboard;
using chess::contains;

namespace {

int ranks_forward(Side side, Move move) {
  return rank_for(side, move.to()) - rank_for(side, move.from());
}

/// RULES 2: the double step is for pawns on their own second rank that have never moved; what it passes over is empty.
bool double_step_possible(const PublicBoard& board, Side side, Move move) {
  const Bitboard way = chess::between(move.from(), move.to());
  return rank_for(side, move.from()) == 1 && board.unmoved(move.from()) && (way & board.occupied()) == 0;
}

/// A pawn goes straight without and diagonally with a capture, and always promotes on its last rank.
std::optional<Fact> pawn_fact(const PublicBoard& board, Move move, bool captures) {
  const Side side = board.side_to_move();
  if ((rank_for(side, move.to()) == 7) != move.promotion().has_value()) return Fact::Geometry;
  const int forward = ranks_forward(side, move);
  const int sideways = std::abs(file_of(move.to()) - file_of(move.from()));
  const bool diagonal = forward == 1 && sideways == 1;
  const bool straight = sideways == 0 && (forward == 1 || (forward == 2 && double_step_possible(board, side, move)));
  if (!diagonal && !straight) return Fact::Geometry;
  return diagonal == captures ? std::nullopt : std::optional(Fact::Capture);
}

std::optional<Fact> piece_fact(const PublicBoard& board, PieceType type, Move move, std::optional<Square> captured_on) {
  const Bitboard reach = chess::attacks(board.side_to_move(), type, move.from(), board.occupied());
  if (!contains(reach, move.to())) return Fact::Geometry;
  if (captured_on && *captured_on != move.to()) return Fact::EnPassant;
  return std::nullopt;
}

}  // namespace

std::optional<Fact> movement_fact(const PublicBoard& board, PieceType type, Move move,
                                  std::optional<Square> captured_on) {
  if (type == PieceType::Pawn) return pawn_fact(board, move, captured_on.has_value());
  return piece_fact(board, type, move, captured_on);
}

bool movement_possible(const PublicBoard& board, PieceType type, Move move, const MoveOutcome& outcome) {
  if (move.is_castling()) return type == PieceType::Rook;
  const auto pocket = board.hidden_pocket(move.from());
  for (const RevealedPiece& reveal : outcome.reveals) {
    if (pocket && board.pocket_from(board.side_to_move(), reveal.origin) == pocket) return type == reveal.type;
  }
  return !movement_fact(board, type, move, outcome.captured_on);
}

}  // namespace raisechess::knowledge
