// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "chess/move_generation.h"
#include "knowledge/knowledge.h"
#include "view/analysis.h"
#include "view/player_view.h"

namespace raisechess::session {

/// A legal move of the viewer, in every position that he cannot rule out where `pins` are true. There is one at least.
/// What he knows is what is so in all of them; `can_` is what is so in some.
class SupposedMove {
 public:
  SupposedMove(const PlayerView& view, const Pins& pins, Move move);

  Move move() const { return move_; }
  PieceType mover() const { return now().type_on(move_.from()); }
  /// Of the piece that stands on `square` before the move.
  std::optional<PieceType> known_type(Square square) const;

  bool gives_check() const;  ///< and it is announced
  bool gives_mate() const;
  std::optional<Square> captured() const;

  // Attacks by the enemy
  bool can_be_taken() const;                   ///< the mover, where it goes
  chess::Bitboard attackers_of_mover() const;  ///< where it stands
  bool can_be_defended(Square square) const;   ///< an enemy piece, after the move

  // By the viewer, whose pieces have the same types in every position
  chess::Bitboard newly_attacked() const;  ///< enemy pieces, by the mover
  chess::Bitboard newly_defended() const;  ///< own pieces that are attacked, were not defended and are now
  chess::Bitboard own_others() const;      ///< own pieces but the mover
  int reach_before(Square square) const;   ///< how many squares the own piece on `square` can go to or take on
  int reach_after(Square square) const;

 private:
  const chess::Position& now() const { return before_.front(); }
  const chess::Position& then() const { return after_.front(); }
  bool with_arbiter() const { return !knowledge_.board().rules().king_capture; }
  int reach(const chess::Position& position, Square square) const;

  const PlayerView& view_;
  Move move_;
  Side own_;
  Side enemy_;
  knowledge::PrivateKnowledge knowledge_;
  std::vector<chess::Position> before_;
  std::vector<chess::Position> after_;
};

}  // namespace raisechess::session
