// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "belief/hand_belief.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// A legal move of the viewer that mates whatever the other side holds, if there is one. Chances to win do not tell it
/// from a move that wins as surely but later.
std::optional<Move> sure_mate(const HandBelief& belief, const PlayerView& view);

}  // namespace raisechess::ai
