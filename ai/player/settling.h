// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "equity/pot_share.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// When playing on leads nowhere. All of it rests on what the viewer sees; `equity` is his own estimate.

/// Half of the pot is as good as going on: he stands worse, or nothing has happened for long in a hand *to mate* and
/// nobody is ahead.
bool welcomes_split(const PlayerView& view, Equity equity);
/// In such a hand he proposes it himself, now and then.
bool proposes_split(const PlayerView& view, Equity equity);
/// Classic chess is given up a queen behind when there is no hope left.
bool resigns(const PlayerView& view, Equity equity);

}  // namespace raisechess::ai
