// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "game/hand.h"
#include "game/hand_record.h"
#include "view/error.h"
#include "view/player_view.h"

namespace raisechess::record {

/// A finished hand whose deals are open, action by action: what each player knew then, or all that there was. Some of
/// the hand's moments are kept; the others are played again from the one before, so that memory grows with the actions
/// and not with their square.
class HandReplay {
 public:
  /// Errors: those of `replay`.
  static Expected<HandReplay> of(const game::HandRecord& record);

  /// How many actions there are: step 0 is the deal, step `steps()` the end.
  int steps() const { return static_cast<int>(actions_.size()); }
  game::Hand hand(int step) const;
  /// What the player of `viewer` knew after so many actions.
  PlayerView view(int step, Side viewer) const { return hand(step).view_for(viewer); }
  /// The same moment with every hidden piece turned up, seen from the side of `bottom`.
  PlayerView turned_up(int step, Side bottom) const;

 private:
  explicit HandReplay(const game::HandRecord& record);

  std::vector<game::HandRecord::Step> actions_;
  std::size_t apart_;             ///< actions from one kept moment to the next
  std::vector<game::Hand> kept_;  ///< the deal, and each moment at a multiple of `apart_`
};

}  // namespace raisechess::record
