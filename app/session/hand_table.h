// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/hand.h"
#include "hand_past.h"
#include "session/table_state.h"

namespace raisechess::session {

/// The table of a hand that belongs to no match, as the viewer of `view`, which is of this hand, knows it.
TableState hand_table(const game::Hand& hand, PlayerView view);
/// Likewise; `past` has followed `view`.
TableState hand_table(const game::Hand& hand, PlayerView view, const HandPast& past);

}  // namespace raisechess::session
