// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "knowledge/deal_set.h"
#include "view/action.h"
#include "view/setup.h"

namespace raisechess::knowledge {

/// What both players see of the board: who stands where, the types of visible pieces, which pieces are pocket pieces and which
/// have moved. Together with a deal of each side it is a true position.
class PublicBoard {
 public:
  /// The start of a hand: the array (or setup.start_fen, checked before), `origins` = both sides' hidden squares in order.
  PublicBoard(const HandSetup& setup, const PerSide<std::vector<Square>>& origins);

  /// Plays what both saw of a half-move.
  void play(Move move, const MoveOutcome& outcome);

  Side side_to_move() const { return side_to_move_; }
  int pockets(Side side) const { return static_cast<int>(origins_[side].size()); }
  const std::vector<Square>& origins(Side side) const { return origins_[side]; }
  std::optional<Square> pocket_square(Side side, int pocket) const;   ///< nothing once captured
  HiddenStatus status(Side side, int pocket) const;
  /// The pocket piece on a square while its status is Hidden.
  std::optional<int> hidden_pocket(Square square) const;
  chess::Bitboard pieces(Side side) const { return by_side_[side]; }
  chess::Bitboard occupied() const { return by_side_.white | by_side_.black; }
  chess::MoveRules rules() const { return rules_; }

  /// The true position if the two sides hold these deals; half-move clock 0.
  chess::Position position(const PerSide<DealIndex>& deals) const;

 private:
  // (members are the implementer's)
  PerSide<std::vector<Square>> origins_;
  PerSide<chess::Bitboard> by_side_;
  chess::MoveRules rules_;
  Side side_to_move_ = Side::White;
};

}  // namespace raisechess::knowledge
