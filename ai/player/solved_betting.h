// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "matchups.h"
#include "player/random_stream.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// Solves the betting of the turn as a game of both ranges and draws from what the own deal does in equilibrium: fold,
/// call, bet or raise, or MakeMove{} for moving without a bet. The viewer is to act in it. What was bet before in
/// the turn is half believed.
Action solved_bet(const PlayerView& view, const Matchups& matchups, RandomStream luck, const LookLimits& limits);

}  // namespace raisechess::ai
