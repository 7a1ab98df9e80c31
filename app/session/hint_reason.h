// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/hint.h"
#include "view/player_view.h"

namespace raisechess::session {

/// What speaks for a legal move of the viewer, whose turn it is.
HintReason reason_for(const PlayerView& view, Move move);

}  // namespace raisechess::session
