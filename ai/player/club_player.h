// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "player/player.h"

namespace raisechess::ai {

/// The level Club: knows the exact range of the other side, searches it for the move that is best on average, and bets
/// by solving the turn as a game of both ranges. It never offers to split the pot, and agrees to a split where it is
/// behind.
std::unique_ptr<Player> make_club_player();

}  // namespace raisechess::ai
