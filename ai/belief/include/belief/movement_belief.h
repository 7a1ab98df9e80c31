// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "knowledge/deal_set.h"
#include "knowledge/public_board.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// The deals of the other side that agree with how its pieces moved and what was shown of them, and with nothing else:
/// no check, no list of legal moves, no bet is read. Wider than the true range, so a deal of it may be impossible; the
/// true one is always in.
class MovementBelief {
 public:
  /// The start of the hand that `view` shows.
  explicit MovementBelief(const PlayerView& view);

  /// Is `view` of the hand followed so far, with the same log or a longer one.
  bool continues(const PlayerView& view) const;
  /// Takes in the half-moves and takebacks that are new.
  void follow(const PlayerView& view);

  Side viewer() const { return viewer_; }
  int ply() const { return board().ply(); }
  const knowledge::DealSet& deals() const { return deals_; }
  const knowledge::PublicBoard& board() const { return boards_.back(); }

  /// The true position if the other side holds `deal`.
  chess::Position position(knowledge::DealIndex deal) const { return position(board(), deal); }
  /// Keys of the positions before it since the last capture or pawn move that the viewer could see; only with classic
  /// draws.
  std::vector<chess::Key> earlier_keys(knowledge::DealIndex deal, int half_move_clock) const;

 private:
  void read(const Event& event, Move move);
  void take_back();
  template <class Agrees>
  void keep(Agrees agrees);
  chess::Position position(const knowledge::PublicBoard& board, knowledge::DealIndex deal) const;

  Side viewer_{};
  HandSetup setup_;
  BoardView start_;
  std::vector<Event> log_;  ///< taken in so far
  knowledge::DealIndex own_ = 0;
  knowledge::DealSet deals_;
  std::vector<knowledge::PublicBoard> boards_;  ///< now; with classic draws every one of the line that stands
};

}  // namespace raisechess::ai
