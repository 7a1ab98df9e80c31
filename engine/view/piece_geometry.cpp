// SPDX-License-Identifier: GPL-3.0-or-later
#include "piece_geometry.h"

#include <algorithm>
#include <cstdlib>

namespace raisechess {

namespace {

int sign(int value) {
  return (value > 0) - (value < 0);
}

bool empty_between(Square from, Square to, const BoardView& board) {
  const int file_step = sign(file_of(to) - file_of(from));
  const int rank_step = sign(rank_of(to) - rank_of(from));
  const int distance = std::max(std::abs(file_of(to) - file_of(from)), std::abs(rank_of(to) - rank_of(from)));
  for (int i = 1; i < distance; ++i) {
    if (board[square_at(file_of(from) + i * file_step, rank_of(from) + i * rank_step)]) return false;
  }
  return true;
}

}  // namespace

bool reaches(PieceType type, Square from, Square to, const BoardView& board) {
  if (from == to) return false;
  const int files = std::abs(file_of(to) - file_of(from));
  const int ranks = std::abs(rank_of(to) - rank_of(from));
  const bool diagonal = files == ranks;
  const bool straight = files == 0 || ranks == 0;
  switch (type) {
    case PieceType::Knight:
      return files * ranks == 2;
    case PieceType::King:
      return files <= 1 && ranks <= 1;
    case PieceType::Bishop:
      return diagonal && empty_between(from, to, board);
    case PieceType::Rook:
      return straight && empty_between(from, to, board);
    case PieceType::Queen:
      return (diagonal || straight) && empty_between(from, to, board);
    case PieceType::Pawn:
      break;
  }
  return false;
}

}  // namespace raisechess
