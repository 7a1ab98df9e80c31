// SPDX-License-Identifier: GPL-3.0-or-later
#include "attackers.h"

#include "chess/attacks.h"

namespace raisechess::knowledge {

using chess::bit;
using chess::Bitboard;
using chess::contains;

namespace {

void add(Attackers& sum, const Attackers& more) {
  sum.visible |= more.visible;
  sum.hidden |= more.hidden;
}

Bitboard squares_from_to(Square a, Square b) {
  return chess::between(a, b) | bit(a) | bit(b);
}

/// Castling: the king is not in check and does not go through an attacked square.
Attackers forbidding_castling_way(const PublicBoard& board, Move move) {
  const Side by = other(board.side_to_move());
  Attackers sum;
  for (Bitboard way = squares_from_to(move.from(), move.castling_king_to()); way != 0;) {
    add(sum, attackers_of(board, by, chess::take_first(way), board.occupied(), board.pieces(by)));
  }
  return sum;
}

Bitboard occupied_after(const PublicBoard& board, Move move, std::optional<Square> captured_on) {
  Bitboard occupied = board.occupied() & ~bit(move.from());
  if (move.is_castling()) {
    return (occupied & ~bit(move.to())) | bit(move.castling_king_to()) | bit(move.castling_rook_to());
  }
  if (captured_on) occupied &= ~bit(*captured_on);
  return occupied | bit(move.to());
}

Square king_after(const PublicBoard& board, Move move) {
  const Square king = board.visible().king(board.side_to_move());
  if (move.is_castling()) return move.castling_king_to();
  return move.from() == king ? move.to() : king;
}

}  // namespace

Attackers attackers_of(const PublicBoard& board, Side by, Square target, Bitboard occupied, Bitboard standing) {
  Attackers found;
  found.visible = (board.visible().attackers(target, by, occupied) & standing) != 0;
  const Bitboard straight = chess::rook_attacks(target, occupied);
  const Bitboard diagonal = chess::bishop_attacks(target, occupied);
  const Bitboard jumps = chess::knight_attacks(target);
  const Bitboard pawns = chess::pawn_attacks(other(by), target);
  for (int pocket = 0; pocket < board.pockets(by); ++pocket) {
    if (board.status(by, pocket) != HiddenStatus::Hidden) continue;
    const Square from = *board.pocket_square(by, pocket);
    if (!contains(standing, from)) continue;
    const auto holds = [&](PieceType type) { found.hidden |= pair_of(pocket, type); };
    if (contains(straight | diagonal, from)) holds(PieceType::Queen);
    if (contains(straight, from)) holds(PieceType::Rook);
    if (contains(diagonal, from)) holds(PieceType::Bishop);
    if (contains(jumps, from)) holds(PieceType::Knight);
    if (contains(pawns, from)) holds(PieceType::Pawn);
  }
  return found;
}

Attackers forbidding(const PublicBoard& board, Move move, std::optional<Square> captured_on) {
  const Side mover = board.side_to_move();
  if (board.rules().king_capture || !board.visible().has_king(mover)) return {};
  const Bitboard standing = board.pieces(other(mover)) & ~(captured_on ? bit(*captured_on) : 0);
  Attackers sum =
      attackers_of(board, other(mover), king_after(board, move), occupied_after(board, move, captured_on), standing);
  if (move.is_castling()) add(sum, forbidding_castling_way(board, move));
  return sum;
}

std::optional<Square> capture_square(const PublicBoard& board, Move move, PieceType type) {
  if (move.is_castling()) return std::nullopt;
  if (contains(board.occupied(), move.to())) return move.to();
  if (type != PieceType::Pawn || file_of(move.from()) == file_of(move.to())) return std::nullopt;
  return square_at(file_of(move.to()), rank_of(move.from()));
}

}  // namespace raisechess::knowledge
