// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "chess/move_generation.h"
#include "chess/position.h"
#include "deal_text.h"
#include "dice.h"
#include "knowledge/deal_set.h"
#include "random_deal.h"
#include "view/action.h"
#include "view/setup.h"

namespace raisechess::test {

std::vector<Square> squares(const std::string& names);
PerSide<std::vector<Square>> origins_of(const PerSide<Deal>& deals);

/// A hand as an arbiter plays it, from the rules alone: a true position that was set up once and on which every move is
/// made, and where the pocket pieces are. It knows no ranges; what it says of a move is what players see.
class TrueHand {
 public:
  TrueHand(const HandSetup& setup, const PerSide<Deal>& deals);

  const chess::Position& position() const { return position_; }
  Side to_move() const { return position_.side_to_move(); }
  std::vector<Move> moves() const { return chess::sorted_legal_moves(position_, rules_); }
  bool legal(Move move) const { return chess::is_legal(position_, move, rules_); }
  bool has_move() const { return position_.has_king(to_move()) && chess::has_legal_move(position_, rules_); }
  /// The legal moves, in the order of their bits.
  std::vector<std::uint16_t> list() const;
  MoveOutcome play(Move move);

  /// The true type of the pocket piece on a square while neither player has seen it.
  bool hidden_on(Square square) const;

 private:
  struct Pocket {
    Square origin;
    PieceType type;
    Square now;
    bool on_board = true;
    bool seen = false;
  };

  void give_castling_rights(Side side);
  void see(Square square, MoveOutcome& outcome);

  chess::Position position_;
  chess::MoveRules rules_;
  std::vector<Pocket> pockets_;
};

/// A set-up of `hidden` pieces with any array, with or without an arbiter.
HandSetup random_setup(Dice& dice, int hidden);
/// A legal move; what tells something comes up more often than by chance.
Move random_move(Dice& dice, const TrueHand& hand);

}  // namespace raisechess::test
