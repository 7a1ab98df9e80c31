// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "knowledge/deal_set.h"
#include "true_hand.h"

namespace raisechess::test {

/// Ranges by their definition (RULES 3): every pair of deals is played along as a hand of its own, and a pair is
/// possible while every move is legal in it and shows exactly what was shown. Slow and simple, to check the fast way
/// against.
class Worlds {
 public:
  /// Every pair of deals on these squares; `white` or `black` fixes that side's deal.
  Worlds(const HandSetup& setup, const PerSide<std::vector<Square>>& origins,
         const PerSide<std::optional<knowledge::DealIndex>>& fixed);

  void observe(Move move, const MoveOutcome& outcome);
  /// The side to move was offered this list (see TrueHand::list).
  void offered(const std::vector<std::uint16_t>& list);
  /// The side to move has a legal move.
  void goes_on();

  /// The deals of a side in the pairs that are left, rising.
  knowledge::DealSet deals(Side side) const;

 private:
  struct World {
    PerSide<knowledge::DealIndex> deals;
    TrueHand hand;
  };

  std::vector<World> worlds_;
};

}  // namespace raisechess::test
