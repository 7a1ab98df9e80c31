// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "search/hand_end.h"

namespace raisechess::ai {

inline constexpr int max_ply = HandEnd::max_ply;

/// Quiet moves that have proved good elsewhere in the tree: two killers for each ply, and a count for each from-to
/// pair.
class MoveHistory {
 public:
  void clear();
  /// Between two searches: killers go, half of the rest is kept.
  void age();

  bool is_killer(Move move, int ply) const;
  int value(Side side, Move move) const { return counts_[slot(side, move)]; }

  /// A quiet move cut off a node of `depth`.
  void reward(Side side, Move move, int depth, int ply);
  /// A quiet move was tried before it and did not.
  void blame(Side side, Move move, int depth) { change(side, move, -bonus(depth)); }

 private:
  static constexpr int ceiling = 1 << 13;
  static std::size_t slot(Side side, Move move) {
    return static_cast<std::size_t>(index(side) << 12 | (move.bits() & 0xFFF));
  }
  static int bonus(int depth) { return depth > 8 ? 1200 : 16 * depth * depth; }
  void change(Side side, Move move, int by);

  std::array<std::int16_t, 2 * 4096> counts_{};
  std::array<std::array<Move, 2>, max_ply> killers_{};
};

/// Is `move` neither a capture nor a promotion.
bool is_quiet(const chess::Position& position, Move move);

/// Hands out moves, the most promising first: the move of the table, captures that win or hold material, killers, quiet
/// moves by history, captures that lose material.
class OrderedMoves {
 public:
  OrderedMoves(const chess::Position& position, const chess::MoveList& moves, Move first, const MoveHistory& history,
               int ply);
  /// For quiescence: most valuable victim first.
  OrderedMoves(const chess::Position& position, const chess::MoveList& captures, Move first);

  std::optional<Move> next();

  /// How many were handed out, and which.
  std::size_t given() const { return given_; }
  Move given(std::size_t place) const { return *Move::from_bits(moves_[place].bits); }

 private:
  struct Scored {
    std::uint16_t bits;
    int score;
  };
  void add(Move move, int score) { moves_[size_++] = {move.bits(), score}; }

  std::array<Scored, chess::MoveList::capacity> moves_;
  std::size_t size_ = 0;
  std::size_t given_ = 0;
};

}  // namespace raisechess::ai
