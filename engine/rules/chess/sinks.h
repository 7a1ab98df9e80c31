// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move_generation.h"

namespace raisechess::chess {

inline constexpr std::array promotion_choice{PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight};

/// Writes the moves down.
class ListSink {
 public:
  ListSink(MoveList& moves, PromotionRule promotion) : moves_(moves), promotion_(promotion) {}

  void add(Move move) { moves_.push_back(move); }
  void add(Square from, Bitboard targets) {
    while (targets != 0) add(Move::normal(from, take_first(targets)));
  }
  void add_pawns(Bitboard targets, int step) {
    while (targets != 0) {
      const Square to = take_first(targets);
      add(Move::normal(square_at(index(to) - step), to));
    }
  }
  /// To a queen, always; by the player's choice in classic chess (RULES 2, 7).
  void add_promotions(Bitboard targets, int step) {
    while (targets != 0) {
      const Square to = take_first(targets);
      const Square from = square_at(index(to) - step);
      for (PieceType type : promotion_choice) {
        add(Move::promotion(from, to, type));
        if (promotion_ == PromotionRule::Queen) break;
      }
    }
  }
  bool full() const { return false; }

 private:
  MoveList& moves_;
  PromotionRule promotion_;
};

/// Counts the moves.
class CountSink {
 public:
  explicit CountSink(PromotionRule promotion) : promotions_(promotion == PromotionRule::Queen ? 1 : 4) {}

  void add(Move) { ++count_; }
  void add(Square, Bitboard targets) { count_ += size(targets); }
  void add_pawns(Bitboard targets, int) { count_ += size(targets); }
  void add_promotions(Bitboard targets, int) { count_ += promotions_ * size(targets); }
  bool full() const { return false; }
  std::uint64_t count() const { return count_; }

 private:
  static std::uint64_t size(Bitboard set) { return static_cast<std::uint64_t>(std::popcount(set)); }

  std::uint64_t promotions_;
  std::uint64_t count_ = 0;
};

/// Is full with the first move.
class AnySink {
 public:
  void add(Move) { any_ = true; }
  void add(Square, Bitboard targets) { any_ |= targets != 0; }
  void add_pawns(Bitboard targets, int) { any_ |= targets != 0; }
  void add_promotions(Bitboard targets, int) { any_ |= targets != 0; }
  bool full() const { return any_; }

 private:
  bool any_ = false;
};

}  // namespace raisechess::chess
