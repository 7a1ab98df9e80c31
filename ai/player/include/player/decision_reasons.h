// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "view/action.h"
#include "view/piece_type.h"
#include "view/square.h"

namespace raisechess::ai {

/// How the hand stands if a hidden piece of the other side is of one type.
struct RangeCase {
  Square origin{};  ///< of the piece
  PieceType type{};
  double chance = 0;  ///< of that among the deals that were looked at
  double equity = 0;  ///< then
  friend bool operator==(const RangeCase&, const RangeCase&) = default;
};

/// What a move is worth over the range.
struct MoveWorth {
  Move move;
  double equity = 0;
  friend bool operator==(const MoveWorth&, const MoveWorth&) = default;
};

/// How often the player means to take an action; MakeMove{} stands for moving without a bet.
struct ActionShare {
  Action action;
  double share = 0;
  friend bool operator==(const ActionShare&, const ActionShare&) = default;
};

/// What a decision rests on, as far as the player looked. Made from the view alone: to be shown to the other side after
/// the hand, if at all, for it tells what the player held.
struct DecisionReasons {
  double equity_error = 0;        ///< standard error of the equity, for not every deal was looked at
  std::optional<double> price;    ///< equity from which a call pays; nothing where no bet is faced
  std::vector<RangeCase> cases;   ///< those that move the equity most, the first the most; at most `most_cases`
  std::vector<MoveWorth> moves;   ///< those that were looked at to the end, the best first
  std::vector<ActionShare> bets;  ///< the strategy that the action was drawn from; empty where none was made
  double exploitability = 0;      ///< what one who knew it could win on top, by exact best response: share of the pot
  static constexpr std::size_t most_cases = 6;
  friend bool operator==(const DecisionReasons&, const DecisionReasons&) = default;
};

}  // namespace raisechess::ai
