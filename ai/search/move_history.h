// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "chess/position.h"
#include "search/hand_end.h"

namespace raisechess::ai {

inline constexpr int max_ply = HandEnd::max_ply;

/// A move with what made it: what continues a line is remembered by piece and target square.
struct MadeMove {
  Move move;
  Side side{};
  PieceType type{};

  std::size_t place() const {
    return static_cast<std::size_t>((index(side) * 6 + index(type)) << 6 | index(move.to()));
  }
};
/// The moves that led to a node, the last one and the one before; without `move`, the turn was passed or there is none.
struct Before {
  MadeMove last;
  MadeMove own;
};

/// Quiet moves that have proved good elsewhere in the tree: two killers for each ply, and counts for each from-to pair
/// and for each pair of a move with one that led to it.
class MoveHistory {
 public:
  MoveHistory() : continued_(12 * 64 * 12 * 64) {}

  void clear();
  /// Between two searches the killers go; counts fade by themselves as new ones come in.
  void forget_killers() { killers_ = {}; }

  bool is_killer(Move move, int ply) const;
  /// From −3 `ceiling` to 3 `ceiling`.
  int value(const MadeMove& made, const Before& before) const;

  void note_killer(Move move, int ply);
  /// A quiet move cut off a node of `depth`, or was tried before one that did and had not.
  void reward(const MadeMove& made, const Before& before, int depth) { change(made, before, bonus(depth)); }
  void blame(const MadeMove& made, const Before& before, int depth) { change(made, before, -bonus(depth)); }

  static constexpr int ceiling = 1 << 13;

 private:
  using Count = std::int16_t;
  static std::size_t slot(const MadeMove& made) {
    return static_cast<std::size_t>(index(made.side) << 12 | (made.move.bits() & 0xFFF));
  }
  static std::size_t pair_slot(const MadeMove& before, const MadeMove& made) {
    return before.place() * (12 * 64) + made.place();
  }
  static int bonus(int depth) { return depth > 8 ? 1300 : 150 * depth; }
  static void change(Count& count, int by);
  void change(const MadeMove& made, const Before& before, int by);

  std::array<Count, 2 * 4096> counts_{};
  std::vector<Count> continued_;
  std::array<std::array<Move, 2>, max_ply> killers_{};
};

}  // namespace raisechess::ai
