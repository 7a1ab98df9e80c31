// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_evaluation.h"

#include <algorithm>
#include <array>

#include "chess/attacks.h"
#include "search/bit_count.h"

namespace raisechess::ai {
namespace {

using chess::Bitboard;
using chess::Position;

/// 0 on the edge … 3 in the centre.
constexpr int inward(int file_or_rank) {
  return file_or_rank < 4 ? file_or_rank : 7 - file_or_rank;
}

/// `rank` as the owner counts it. The king hides in the middle game and comes out in the endgame.
constexpr Score square_value(PieceType type, int file, int rank, bool endgame) {
  const int ring = std::min(inward(file), inward(rank));
  switch (type) {
    case PieceType::Pawn:
      return 5 * rank + (rank >= 2 ? 4 * inward(file) : 0) + (rank >= 5 ? 15 * (rank - 4) : 0);
    case PieceType::Knight:
      return 10 * ring - 10;
    case PieceType::Bishop:
      return 5 * ring;
    case PieceType::Rook:
      return 2 * inward(file) + (rank == 6 ? 15 : 0);
    case PieceType::Queen:
      return 2 * ring;
    case PieceType::King:
      return endgame ? 10 * ring : -15 * rank - 8 * inward(file);
  }
  return 0;
}

using Table =
    std::array<std::array<std::array<std::int16_t, square_count>, 6>, 2>;  ///< [endgame][type][square of White]

constexpr Table build_table() {
  Table table{};
  for (std::size_t endgame = 0; endgame < 2; ++endgame) {
    for (PieceType type : all_piece_types) {
      for (int i = 0; i < square_count; ++i) {
        table[endgame][static_cast<std::size_t>(index(type))][static_cast<std::size_t>(i)] =
            static_cast<std::int16_t>(square_value(type, i & 7, i >> 3, endgame == 1));
      }
    }
  }
  return table;
}

constexpr Table squares = build_table();

/// Centipawns for each square that a piece attacks and no own piece stands on.
constexpr std::array<int, 6> for_each_square{0, 4, 4, 2, 1, 0};

/// One side's points, and what its squares and mobility are worth.
struct SideValue {
  int points = 0;
  Score placing = 0;
};

SideValue side_value(const Position& position, Side side, bool endgame) {
  const int flip = side == Side::White ? 0 : 56;
  const Bitboard free = ~position.pieces(side);
  SideValue value;
  for (PieceType type : all_piece_types) {
    const auto place = static_cast<std::size_t>(index(type));
    Bitboard pieces = position.pieces(side, type);
    while (pieces != 0) {
      const Square square = chess::take_first(pieces);
      value.points += material_value(type);
      value.placing += squares[endgame ? 1 : 0][place][static_cast<std::size_t>(index(square) ^ flip)];
      if (for_each_square[place] == 0) continue;
      const Bitboard reach = chess::attacks(side, type, square, position.occupied()) & free;
      value.placing += for_each_square[place] * bit_count(reach);
    }
  }
  return value;
}

/// Few officers are left.
bool is_endgame(const Position& position) {
  const Bitboard light = position.pieces(PieceType::Knight) | position.pieces(PieceType::Bishop);
  const Bitboard heavy = position.pieces(PieceType::Rook) | position.pieces(PieceType::Queen);
  return 3 * bit_count(light) + 6 * bit_count(heavy) < 30;
}

}  // namespace

PlainEvaluation plain_evaluation(const Position& position, int half_moves_left) {
  const Side us = position.side_to_move();
  const bool endgame = is_endgame(position);
  const SideValue own = side_value(position, us, endgame);
  const SideValue enemy = side_value(position, other(us), endgame);
  const int points = own.points - enemy.points;
  return {100 * points + (own.placing - enemy.placing) * std::clamp(half_moves_left, 4, 24) / 24, points};
}

}  // namespace raisechess::ai
