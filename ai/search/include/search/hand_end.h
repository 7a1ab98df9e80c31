// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "search/bit_count.h"
#include "search/search.h"

namespace raisechess::ai {

/// Half-moves to the showdown as a plain number; a hand to mate is `no_showdown` away.
inline constexpr int no_showdown = 1 << 20;

/// Points of `side` minus points of the other (RULES 5).
inline int material_difference(const chess::Position& position, Side side) {
  int points = 0;
  for (PieceType type : all_piece_types)
    points +=
        material_value(type) * (bit_count(position.pieces(side, type)) - bit_count(position.pieces(other(side), type)));
  return points;
}

/// May the side to move take the other king. Among legal positions there is none such; in a deal that is only supposed,
/// and without an arbiter, there may be.
bool king_hangs(const chess::Position& position);
/// The first of `moves` that takes it.
std::optional<Move> king_capture(const chess::Position& position, std::span<const Move> moves);

/// How the hand can end in the tree below a root: what a search must know of the rules beside the moves. Follows the
/// path that is being searched, for repetitions. `ply` counts from the root.
class HandEnd {
 public:
  static constexpr int max_ply = 128;

  HandEnd() = default;
  HandEnd(chess::MoveRules rules, const SearchRoot& root);

  /// The search is at `position` now.
  void enter(const chess::Position& position, int ply) {
    path_[root_in_path_ + static_cast<std::size_t>(ply)] = position.key();
  }

  int half_moves_left(int ply) const { return root_half_moves_left_ - ply; }

  /// The value for the side to move if the hand is over there (or its last mover's king is to be taken), in the order
  /// of RULES 5 as far as that can be told without listing moves: mate and stalemate before the showdown come with
  /// `without_moves`.
  std::optional<Score> value(const chess::Position& position, int ply) const;

  /// The value for a side to move that has no move: mate, stalemate, or without an arbiter a split (RULES 8).
  Score without_moves(const chess::Position& position, int ply) const;

 private:
  bool classic_draw(const chess::Position& position, int ply) const;

  chess::MoveRules rules_;
  int root_half_moves_left_ = no_showdown;
  bool classic_draws_ = false;
  std::vector<chess::Key> path_;  ///< keys of the positions before the root and from it to the current one
  std::size_t root_in_path_ = 0;
};

}  // namespace raisechess::ai
