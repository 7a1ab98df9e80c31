// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "view/player_view.h"

namespace raisechess {

/// The half-move that the viewer took back last and may play again, for nothing else was played since; nothing: there
/// is none, or it is not his move. What came after it is played again as long as both sides go on as before. It is read
/// from the log alone, so that a match that was saved and opened again tells the same.
std::optional<Move> move_to_redo(const PlayerView& view);

}  // namespace raisechess
