// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "belief/movement_belief.h"
#include "knowledge/knowledge.h"

namespace raisechess::ai {

/// The deals of the other side that the player cannot rule out, all equally likely: no bet is read.
struct OpponentRange {
  knowledge::DealSet deals;
};

/// The deals of the player that an outsider cannot rule out; the opponent knows at least that much.
struct OwnImage {
  knowledge::DealSet deals;
};

/// All that one player can work out in a hand, exactly (RULES 3): moves, reveals, announcements and the lists of moves
/// offered to him.
class HandBelief {
 public:
  /// The start of the hand that `view` shows.
  explicit HandBelief(const PlayerView& view) : moves_(view), replay_(view) {}

  /// Is `view` of the hand followed so far, with the same log or a longer one.
  bool continues(const PlayerView& view) const { return moves_.continues(view); }
  /// Takes in what is new.
  void follow(const PlayerView& view);

  const knowledge::DealSet& opponent_deals() const { return replay_.private_knowledge().deals(); }
  OpponentRange opponent() const { return {opponent_deals()}; }
  OwnImage image() const { return {replay_.public_knowledge().deals(viewer())}; }
  const knowledge::PublicKnowledge& public_knowledge() const { return replay_.public_knowledge(); }
  const knowledge::PrivateKnowledge& private_knowledge() const { return replay_.private_knowledge(); }

  Side viewer() const { return moves_.viewer(); }
  knowledge::DealIndex own() const { return replay_.private_knowledge().own(); }
  const knowledge::PublicBoard& board() const { return moves_.board(); }

  /// The true position if the other side holds `deal`.
  chess::Position position(knowledge::DealIndex deal) const { return moves_.position(deal); }
  /// Keys of the positions before it, as in MovementBelief.
  std::vector<chess::Key> earlier_keys(knowledge::DealIndex deal, int half_move_clock) const {
    return moves_.earlier_keys(deal, half_move_clock);
  }

 private:
  MovementBelief moves_;  ///< for the boards of the line that stands
  knowledge::KnowledgeReplay replay_;
};

}  // namespace raisechess::ai
