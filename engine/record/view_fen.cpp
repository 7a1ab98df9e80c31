// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/view_fen.h"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace raisechess::record {
namespace {

char in_case_of(Side side, char capital) {
  return side == Side::White ? capital : static_cast<char>(std::tolower(static_cast<unsigned char>(capital)));
}

char piece_letter(const PieceView& piece) {
  if (piece.type) return in_case_of(piece.side, letter(*piece.type));
  return piece.side == Side::White ? '?' : '!';
}

std::string rank_text(const BoardView& board, int rank) {
  std::string text;
  int empty = 0;
  for (int file = 0; file < 8; ++file) {
    const auto& piece = board[square_at(file, rank)];
    if (piece && empty > 0) text += std::to_string(std::exchange(empty, 0));
    if (piece) text += piece_letter(*piece);
    if (!piece) ++empty;
  }
  return empty > 0 ? text + std::to_string(empty) : text;
}

std::string placement(const BoardView& board) {
  std::string text = rank_text(board, 7);
  for (int rank = 6; rank >= 0; --rank) text += '/' + rank_text(board, rank);
  return text;
}

/// Files of the castling rooks, from h to a, White's first.
std::string castling(const PerSide<CastlingRooks>& rooks) {
  std::string text;
  for (Side side : both_sides) {
    for (const auto& rook : {rooks[side].h_side, rooks[side].a_side}) {
      if (rook) text += in_case_of(side, static_cast<char>('A' + file_of(*rook)));
    }
  }
  return text.empty() ? "-" : text;
}

std::string squares(std::vector<Square> list) {
  std::sort(list.begin(), list.end());
  std::string text;
  for (Square square : list) {
    if (!text.empty()) text += ',';
    text += name(square);
  }
  return text.empty() ? "-" : text;
}

std::vector<Square> hidden_squares(const PlayerView& view) {
  std::vector<Square> list;
  for (Side side : both_sides) {
    for (const HiddenPiece& piece : view.hidden[side]) {
      if (piece.status == HiddenStatus::Hidden) list.push_back(*piece.now);
    }
  }
  return list;
}

}  // namespace

std::string view_fen(const PlayerView& view) {
  const RightsView& rights = view.rights;
  return placement(view.board) + (view.active == Side::White ? " w " : " b ") + castling(rights.castling) + ' ' +
         (rights.en_passant ? name(*rights.en_passant) : "-") + ' ' + std::to_string(rights.half_move_clock) + ' ' +
         std::to_string(rights.full_move) + " h:" + squares(hidden_squares(view)) +
         " d:" + squares(rights.no_double_step);
}

}  // namespace raisechess::record
