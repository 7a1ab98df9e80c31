// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "view/action.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// A decision that a player took in a hand that is over.
struct TakenDecision {
  PlayerView before;  ///< all that he knew when he took it
  Action taken;
};

/// The viewer's decisions in order (view/own_decisions.h), but for offers to split that were not accepted. What the end
/// of the hand turned up does not enter: the views are worked out from what he could not rule out at the end.
std::vector<TakenDecision> decisions_of(const PlayerView& ended);

}  // namespace raisechess::ai
