// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/bitboard.h"
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
  const bool up = side == Side::White;
  for (int step : {8, 16, 32}) span |= up ? span << step : span >> step;
  return span;
}

/// One side's pawns by their place among the others.
struct PawnSets {
  chess::Bitboard passed;    ///< no enemy pawn can stop or capture it, no own pawn is before it
  chess::Bitboard isolated;  ///< without own pawns on the files beside
  chess::Bitboard doubled;   ///< behind an own pawn
  chess::Bitboard backward;  ///< without own pawns beside or behind on the files beside, its next square attacked
  chess::Bitboard beside;    ///< with an own pawn beside it
};
PawnSets pawn_sets(Side side, chess::Bitboard own, chess::Bitboard enemy);

}  // namespace raisechess::ai
