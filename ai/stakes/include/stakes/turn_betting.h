// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "betting/betting.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// The betting of the turn that a view shows: how it stood when it began, and what was done since.
struct TurnBetting {
  betting::Betting start;
  Side mover{};
  std::vector<Action> actions;
};

TurnBetting turn_betting(const PlayerView& view);

/// Carries out a call, bet, raise or fold that is legal.
void carry_out(betting::Betting& betting, const Action& action);

}  // namespace raisechess::ai
