// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "matchups.h"
#include "player/decision_reasons.h"
#include "player/random_stream.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// How a turn is bet in.
struct SolvedTurn {
  std::vector<ActionShare> strategy;  ///< of the own deal
  double exploitability = 0;          ///< of the strategies of all deals, by exact best response: share of the pot
};

/// Solves the betting of the turn as a game of both ranges: how often the own deal does what in equilibrium. Fold,
/// call, bet or raise, or MakeMove{} for moving without a bet. The viewer is to act in it. What was bet before in the
/// turn is half believed.
SolvedTurn solved_turn(const PlayerView& view, const Matchups& matchups, const BetMenu& menu, const LookLimits& limits);

/// What an action is worth to the viewer in chips; only differences mean something.
struct ActionValue {
  Action action;
  double chips = 0;
};

/// What each action of the turn is worth to the own deal, every deal of both ranges equally likely, if both sides then
/// play the turn's betting in equilibrium; no bet is read. `taken` is among them, MakeMove{} stands for moving without
/// a bet. The viewer is to act in it.
std::vector<ActionValue> action_values(const PlayerView& view, const Matchups& matchups, const Action& taken,
                                       const LookLimits& limits);

/// Draws an action of a strategy; what is hardly ever done is not drawn.
Action drawn_action(const std::vector<ActionShare>& strategy, RandomStream luck);

}  // namespace raisechess::ai
