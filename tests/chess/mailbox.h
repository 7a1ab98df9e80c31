// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "chess/move_generation.h"
#include "chess/position.h"

namespace raisechess::chess {

/// The rules a second time, slow and plain, as an independent witness: a board of squares, moves found by walking,
/// legality by trying each move and looking for whoever could take the king.
class Mailbox {
 public:
  explicit Mailbox(const Position& position);

  std::vector<Move> legal_moves(MoveRules rules) const;
  void make(Move move);
  bool in_check(Side side) const;
  std::uint64_t perft(int depth, MoveRules rules) const;
  /// The same position, put together piece by piece.
  Position rebuilt() const;

 private:
  struct Step {
    int files;
    int ranks;
  };

  std::optional<Piece>& on(Square square) { return board_[static_cast<std::size_t>(square)]; }
  const std::optional<Piece>& on(Square square) const { return board_[static_cast<std::size_t>(square)]; }
  static std::optional<Square> stepped(Square from, Step step);
  std::vector<Square> walks(Square from, PieceType type) const;
  bool attacked(Square square, Side by) const;
  std::optional<Square> king(Side side) const;
  void add_pawn_moves(std::vector<Move>& moves, Square from, PromotionRule promotion) const;
  void add_castling(std::vector<Move>& moves, MoveRules rules) const;
  bool castling_possible(Move castling, MoveRules rules) const;
  std::vector<Move> pseudo_legal_moves(MoveRules rules) const;
  void lose_rights_on(Square square);

  std::array<std::optional<Piece>, square_count> board_;
  Side to_move_ = Side::White;
  std::array<std::array<std::optional<Square>, 2>, 2> castling_rooks_;  ///< [side][wing]
  std::optional<Square> en_passant_;
  std::set<Square> never_moved_pawns_;
  int half_move_clock_ = 0;
};

}  // namespace raisechess::chess
