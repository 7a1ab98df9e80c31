// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/hint.h"
#include "view/analysis.h"
#include "view/player_view.h"

namespace raisechess::session {

/// What speaks for a legal move of the viewer, whose turn it is, if `pins` are true; some deal that he cannot rule out
/// agrees with them.
HintReason reason_for(const PlayerView& view, const Pins& pins, Move move);

}  // namespace raisechess::session
