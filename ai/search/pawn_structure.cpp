// SPDX-License-Identifier: GPL-3.0-or-later
#include "pawn_structure.h"

#include <array>

#include "search/bit_count.h"

namespace raisechess::ai {
namespace {

using chess::Bitboard;

constexpr std::array<Tapered, 8> passed_by_rank{
    {{0, 4}, {2, 8}, {4, 14}, {8, 26}, {22, 48}, {44, 86}, {78, 140}, {0, 0}}};
constexpr Tapered isolated{-10, -14};
constexpr Tapered doubled{-8, -18};
constexpr Tapered protected_pawn{7, 6};

Bitboard filled_files(Bitboard pawns) {
  Bitboard files = 0;
  for (int i = 0; i < 8; ++i) files |= pawns >> (8 * i);
  return (files & chess::first_rank) * chess::file_a;
}

}  // namespace

Tapered pawn_structure(Side side, Bitboard own, Bitboard enemy) {
  const Bitboard files = filled_files(own);
  const Bitboard lonely = own & ~((files & ~chess::file_a) >> 1 | (files & ~chess::file_h) << 1);
  const Bitboard behind_own = own & ahead_of(other(side), own);
  const Bitboard stopped = widened(ahead_of(other(side), enemy));
  Tapered value = isolated * bit_count(lonely) + doubled * bit_count(behind_own) +
                  protected_pawn * bit_count(own & pawn_attack_span(side, own));
  Bitboard passed = own & ~stopped & ~behind_own;
  while (passed != 0) {
    const int rank = rank_for(side, chess::take_first(passed));
    value += passed_by_rank[static_cast<std::size_t>(rank)];
  }
  return value;
}

}  // namespace raisechess::ai
