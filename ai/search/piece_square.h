// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "tapered.h"
#include "view/piece_type.h"
#include "view/side.h"
#include "view/square.h"

namespace raisechess::ai {

/// What a piece is worth by its square alone, in centipawns beside its material. The tables are not listed square by
/// square but built from a few curves over file, rank and distance from the edge.
namespace piece_square {

/// 0 on the edge of the board … 3 on the four central squares.
constexpr int ring(Square square) {
  const int file = file_of(square) < 4 ? file_of(square) : 7 - file_of(square);
  const int rank = rank_of(square) < 4 ? rank_of(square) : 7 - rank_of(square);
  return file < rank ? file : rank;
}

/// 0 on the a- and h-file … 3 on the d- and e-file.
constexpr std::size_t file_ring(Square square) {
  return static_cast<std::size_t>(file_of(square) < 4 ? file_of(square) : 7 - file_of(square));
}

/// A pawn dealt on the first rank has one step more to go, so that rank has a value too.
constexpr Tapered pawn(Square square) {
  constexpr std::array<Tapered, 8> by_rank{{{-10, -10}, {0, 0}, {2, 5}, {8, 14}, {16, 30}, {34, 58}, {60, 95}, {0, 0}}};
  constexpr std::array<int, 4> by_file{-3, -1, 1, 5};
  const auto rank = static_cast<std::size_t>(rank_of(square));
  return by_rank[rank] + Tapered{by_file[file_ring(square)] * (rank >= 2 ? 2 : 1), 0};
}

constexpr Tapered knight(Square square) {
  constexpr std::array<Tapered, 4> by_ring{{{-28, -22}, {-6, -6}, {9, 7}, {17, 14}}};
  const int rank = rank_of(square);
  const int outpost = rank >= 3 && rank <= 5 ? 6 : 0;
  return by_ring[static_cast<std::size_t>(ring(square))] + Tapered{rank == 0 ? -6 : outpost, 0};
}

constexpr Tapered bishop(Square square) {
  constexpr std::array<Tapered, 4> by_ring{{{-10, -8}, {4, 0}, {8, 5}, {10, 8}}};
  return by_ring[static_cast<std::size_t>(ring(square))] + Tapered{rank_of(square) == 0 ? -6 : 0, 0};
}

constexpr Tapered rook(Square square) {
  constexpr std::array<int, 4> by_file{-4, -1, 3, 6};
  const int rank = rank_of(square);
  const Tapered by_rank = rank == 6 ? Tapered{14, 18} : rank >= 4 ? Tapered{2, 6} : Tapered{0, 0};
  return by_rank + Tapered{by_file[file_ring(square)], 0};
}

constexpr Tapered queen(Square square) {
  constexpr std::array<Tapered, 4> by_ring{{{-6, -16}, {0, -3}, {2, 9}, {3, 17}}};
  return by_ring[static_cast<std::size_t>(ring(square))];
}

constexpr Tapered king(Square square) {
  constexpr std::array<int, 8> by_rank{8, -4, -28, -45, -55, -60, -60, -60};
  constexpr std::array<int, 4> by_file{16, 22, 2, -6};
  constexpr std::array<int, 4> endgame{-36, -10, 12, 26};
  const auto rank = static_cast<std::size_t>(rank_of(square));
  const int sheltered = rank <= 1 ? by_file[file_ring(square)] : 0;
  return {by_rank[rank] + sheltered, endgame[static_cast<std::size_t>(ring(square))]};
}

constexpr Tapered of(PieceType type, Square square) {
  switch (type) {
    case PieceType::Pawn:
      return pawn(square);
    case PieceType::Knight:
      return knight(square);
    case PieceType::Bishop:
      return bishop(square);
    case PieceType::Rook:
      return rook(square);
    case PieceType::Queen:
      return queen(square);
    case PieceType::King:
      return king(square);
  }
  return {};
}

using Table = std::array<std::array<Tapered, square_count>, 6>;

constexpr Table build() {
  Table table{};
  for (PieceType type : all_piece_types) {
    for (int i = 0; i < square_count; ++i) {
      table[static_cast<std::size_t>(index(type))][static_cast<std::size_t>(i)] = of(type, square_at(i));
    }
  }
  return table;
}

inline constexpr Table table = build();

}  // namespace piece_square

/// The value of `side`'s piece of `type` standing on `square`, for its owner.
constexpr Tapered piece_square_value(Side side, PieceType type, Square square) {
  const int own = side == Side::White ? index(square) : index(square) ^ 56;
  return piece_square::table[static_cast<std::size_t>(index(type))][static_cast<std::size_t>(own)];
}

}  // namespace raisechess::ai
