// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "player/player.h"

namespace raisechess::ai {

/// Takes what hangs and knows nothing else: the capture that wins most, counting what a protected piece costs; without
/// one any move. Hidden pieces it takes for what they are in one deal that is possible. It calls and never bets.
std::unique_ptr<Player> make_taker();

}  // namespace raisechess::ai
