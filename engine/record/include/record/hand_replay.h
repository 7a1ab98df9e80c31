// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "game/hand.h"
#include "game/hand_record.h"
#include "view/error.h"
#include "view/player_view.h"

namespace raisechess::record {

/// A finished hand whose deals are open, action by action: what each player knew then, or all that there was.
class HandReplay {
 public:
  /// Errors: those of `replay`.
  static Expected<HandReplay> of(const game::HandRecord& record);

  /// How many actions there are: step 0 is the deal, step `steps()` the end.
  int steps() const { return static_cast<int>(hands_.size()) - 1; }
  const game::Hand& hand(int step) const { return hands_[static_cast<std::size_t>(step)]; }
  /// What the player of `viewer` knew after so many actions.
  PlayerView view(int step, Side viewer) const { return hand(step).view_for(viewer); }
  /// The same moment with every hidden piece turned up, seen from the side of `bottom`.
  PlayerView turned_up(int step, Side bottom) const;

 private:
  explicit HandReplay(std::vector<game::Hand> hands) : hands_(std::move(hands)) {}

  std::vector<game::Hand> hands_;  ///< after each action
};

}  // namespace raisechess::record
