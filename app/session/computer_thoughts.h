// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "player/player.h"
#include "session/table_state.h"

namespace raisechess::session {

/// What the computer thought in the hand that is on, as far as this run of the program saw it think.
class ComputerThoughts {
 public:
  void forget() { thoughts_.clear(); }
  /// It acted after `ply` half-moves. What it thought in a line that was taken back is let go.
  void keep(int ply, const ai::Decision& decision);
  /// All of it once the hand's end has turned up both deals, else nothing: a chance tells what it was of.
  std::vector<ComputerThought> told(const PlayerView& view) const;

 private:
  std::vector<ComputerThought> thoughts_;
};

}  // namespace raisechess::session
