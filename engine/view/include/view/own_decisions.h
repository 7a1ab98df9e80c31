// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "view/player_view.h"

namespace raisechess {

/// Something that the viewer of a hand did when it was his to do.
struct OwnDecision {
  int ply = 0;            ///< half-moves made before it
  std::size_t event = 0;  ///< its place in the log
  friend bool operator==(const OwnDecision&, const OwnDecision&) = default;
};

/// The viewer's decisions in order: all that he did, but for takebacks and what they took back.
std::vector<OwnDecision> own_decisions(const PlayerView& view);

}  // namespace raisechess
