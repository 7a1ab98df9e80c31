// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "move_history.h"

namespace raisechess::ai {

/// Is `move` neither a capture nor a promotion.
bool is_quiet(const chess::Position& position, Move move);

/// Hands out the moves of a node, the most promising first: the move of the table, captures that win or hold material,
/// killers, quiet moves by history, captures that lose material. The others are listed only when the first has been
/// tried and was not enough; whether a capture loses material is worked out when its turn comes.
class OrderedMoves {
 public:
  struct Node {
    const chess::Position& position;
    chess::MoveRules rules;
    Move table_move;
    int ply;
    Before before;
  };

  /// Every legal move.
  OrderedMoves(const Node& node, const MoveHistory& history);
  /// Only these.
  OrderedMoves(const Node& node, const MoveHistory& history, std::span<const Move> moves);

  std::optional<Move> next();
  /// Of the move handed out last: a capture that loses material.
  bool loses_material() const { return loses_material_; }

 private:
  struct Scored {
    std::uint16_t bits;
    int score;
  };
  void list(std::span<const Move> moves);
  int score(Move move) const;

  Node node_;
  const MoveHistory& history_;
  std::array<Scored, chess::MoveList::capacity> moves_;
  std::size_t size_ = 0;
  std::size_t given_ = 0;
  bool table_move_first_ = false;
  bool listed_ = false;
  bool loses_material_ = false;
};

/// For quiescence: captures and promotions (in check every move), most valuable victim first.
class OrderedCaptures {
 public:
  OrderedCaptures(const chess::Position& position, const chess::MoveList& moves, Move first);
  std::optional<Move> next();

 private:
  struct Scored {
    std::uint16_t bits;
    int score;
  };
  std::array<Scored, chess::MoveList::capacity> moves_;
  std::size_t size_ = 0;
  std::size_t given_ = 0;
};

}  // namespace raisechess::ai
