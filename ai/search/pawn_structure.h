// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/bitboard.h"
#include "tapered.h"
#include "view/side.h"

namespace raisechess::ai {

/// `set` moved one rank towards the other side's edge.
constexpr chess::Bitboard forward_step(Side side, chess::Bitboard set) {
  return side == Side::White ? set << 8 : set >> 8;
}

/// `set` and the same squares on the files beside.
constexpr chess::Bitboard widened(chess::Bitboard set) {
  return set | (set & ~chess::file_a) >> 1 | (set & ~chess::file_h) << 1;
}

/// Every square that pawns on `pawns` attack.
constexpr chess::Bitboard pawn_attack_span(Side side, chess::Bitboard pawns) {
  const chess::Bitboard ahead = forward_step(side, pawns);
  return (ahead & ~chess::file_a) >> 1 | (ahead & ~chess::file_h) << 1;
}

/// Every square ahead of `set` on its files.
constexpr chess::Bitboard ahead_of(Side side, chess::Bitboard set) {
  chess::Bitboard span = forward_step(side, set);
  for (int i = 0; i < 6; ++i) span |= forward_step(side, span);
  return span;
}

/// Passed, isolated, doubled and protected pawns, for their owner.
Tapered pawn_structure(Side side, chess::Bitboard own, chess::Bitboard enemy);

}  // namespace raisechess::ai
