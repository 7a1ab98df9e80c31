// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci_moves.h"

namespace raisechess::cli {
namespace {

bool is_standard_castling(Move move) {
  const int rook_file = file_of(move.to());
  return move.is_castling() && file_of(move.from()) == 4 && (rook_file == 0 || rook_file == 7);
}

}  // namespace

std::string uci_text(Move move, bool chess960) {
  if (chess960 || !is_standard_castling(move)) return long_algebraic(move);
  return long_algebraic(Move::normal(move.from(), move.castling_king_to()));
}

/// A king cannot take two steps but by castling, so that the two forms never name different moves.
std::optional<Move> uci_move(const chess::Position& position, std::string_view text) {
  const chess::MoveList moves = chess::legal_moves(position, classic_rules);
  if (const auto move = find_long_algebraic(moves, text)) return move;
  for (Move move : moves) {
    if (is_standard_castling(move) && uci_text(move, false) == text) return move;
  }
  return std::nullopt;
}

}  // namespace raisechess::cli
