// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/search.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// Half-moves to the showdown of the hand.
inline Horizon horizon_of(const PlayerView& view) {
  if (view.setup.showdown == showdown_to_mate) return std::nullopt;
  return 2 * view.setup.showdown - view.ply;
}

}  // namespace raisechess::ai
