// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::test {

/// What a window would show of a hand: one player's view and the tables around it.
struct SampleTable {
  PlayerView view;
  RangeTable range;
  RangeTable told;
  SecrecyTable secrecy;
};

/// Three moves in: White to bet or move; his queen on d3 is hidden, his knight on f3 known.
SampleTable opening_table();

/// Move 19: Black has bet 6 and White answers. Put together by hand.
SampleTable facing_bet_table();

/// Two moves in, with raises before the first move and in both turns of the second.
SampleTable raised_table();

/// The last move of a showdown hand is made and all pieces are turned up.
SampleTable showdown_table();

/// Classic chess: a white pawn on e7 may take on d8 or step to e8, with a choice; both castlings are there.
SampleTable promotion_table();

/// Three moves of a hand with five hidden pieces a side.
SampleTable five_hidden_table();

}  // namespace raisechess::test
