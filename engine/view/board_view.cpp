// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/board_view.h"

#include <algorithm>
#include <cassert>

namespace raisechess {

namespace {

/// Pieces are dealt face down on their own side's first two ranks only (RULES 1).
Side side_dealt_on(Square origin) {
  return rank_of(origin) < 4 ? Side::White : Side::Black;
}

std::uint8_t pocket_at(const std::vector<Square>& origins, Square origin) {
  const auto found = std::find(origins.begin(), origins.end(), origin);
  assert(found != origins.end());
  return static_cast<std::uint8_t>(found - origins.begin());
}

void show(BoardView& board, const RevealedPiece& reveal, const PerSide<std::vector<Square>>& origins) {
  const Side side = side_dealt_on(reveal.origin);
  const std::uint8_t pocket = pocket_at(origins[side], reveal.origin);
  for (int i = 0; i < square_count; ++i) {
    auto& piece = board[square_at(i)];
    if (piece && piece->side == side && piece->pocket == pocket) piece->type = reveal.type;
  }
}

void castle(BoardView& board, Move move) {
  const auto king = board[move.from()];
  const auto rook = board[move.to()];
  board[move.from()].reset();
  board[move.to()].reset();
  board[move.castling_king_to()] = king;
  board[move.castling_rook_to()] = rook;
}

void move_piece(BoardView& board, Move move, const MoveOutcome& outcome) {
  if (outcome.captured_on) board[*outcome.captured_on].reset();
  board[move.to()] = board[move.from()];
  board[move.from()].reset();
  if (const auto type = move.promotion()) board[move.to()]->type = type;
}

}  // namespace

BoardView board_after(BoardView board, const Event& event, const PerSide<std::vector<Square>>& origins) {
  const MakeMove* made = as_move(event);
  if (!made) return board;
  assert(board[made->move.from()]);
  // Types are shown where the pieces stood: a pawn that promotes is seen as a pawn first, then as what it became.
  for (const RevealedPiece& reveal : event.outcome.reveals) show(board, reveal, origins);
  if (made->move.is_castling()) {
    castle(board, made->move);
  } else {
    move_piece(board, made->move, event.outcome);
  }
  return board;
}

}  // namespace raisechess
