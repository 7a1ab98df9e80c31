// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "view/player_view.h"

namespace raisechess::record {

/// The FEN of what one player sees, with the two RaiseChess fields: hidden pieces of the other side are `?` (White's)
/// or `!` (Black's).
std::string view_fen(const PlayerView& view);

}  // namespace raisechess::record
