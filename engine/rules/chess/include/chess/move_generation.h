// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chess/position.h"
#include "view/setup.h"

namespace raisechess::chess {

/// What moves are made by: promotion to a queen or by choice (RULES 2, 7), with or without an arbiter (RULES 8).
struct MoveRules {
  PromotionRule promotion = PromotionRule::Queen;
  bool king_capture = false;  ///< every pseudo-legal move is allowed; castling looks at no attacks
  friend bool operator==(const MoveRules&, const MoveRules&) = default;
};

/// Moves on the stack; no position has more than `capacity`.
class MoveList {
 public:
  static constexpr std::size_t capacity = 512;

  MoveList() {}  // NOLINT(modernize-use-equals-default): leaves the moves unwritten, which is what makes a list cheap
  void push_back(Move move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  Move* begin() { return moves_.data(); }
  Move* end() { return moves_.data() + size_; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t place) const { return moves_[place]; }

 private:
  union {
    std::array<Move, capacity> moves_;
  };
  std::size_t size_ = 0;
};

/// Every legal move of the side to move. Without a king of his own a side has the moves of its other pieces.
MoveList legal_moves(const Position& position, MoveRules rules);
/// Only captures (en passant included) and promotions.
MoveList legal_captures(const Position& position, MoveRules rules);
bool has_legal_move(const Position& position, MoveRules rules);
/// Agrees with `legal_moves` for every 16-bit value of `move`.
bool is_legal(const Position& position, Move move, MoveRules rules);
/// May an enemy pawn legally capture on the square of `en_passant()`.
bool en_passant_possible(const Position& position, MoveRules rules);
bool is_en_passant(const Position& position, Move move);

/// `legal_moves`, sorted by long algebraic text.
std::vector<Move> sorted_legal_moves(const Position& position, MoveRules rules);

/// Leaf positions after `depth` half-moves (0 or more); the last half-move is counted without being made.
std::uint64_t perft(const Position& position, int depth, MoveRules rules);

}  // namespace raisechess::chess
