// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "game/hand.h"
#include "view/error.h"
#include "view/player_view.h"

namespace raisechess::game {

/// Hands until a player has no chips (RULES 6): colours alternate, chips carry over, blinds rise with match time. Knows
/// no hand in progress: it says how the next one begins and books how it ended.
class Match {
 public:
  /// Errors: MatchChips, BlindMinutes, TurnSeconds, ColoursStay, and those of a hand's set-up.
  static Expected<Match> start(const MatchSetup& setup);

  /// The next hand's set-up (stacks by colour, blinds of the level at `minutes`). Errors: HandStillOn, MatchOver,
  /// MinutesRunBack.
  Expected<HandSetup> next_hand(double minutes);
  /// A hand is on and has ended so.
  void book(const HandResult& result);

  /// The hand begun last cannot be finished (its sealed truth is lost): its chips go back, its number and colours stay
  /// used.
  void void_hand();

  const MatchSetup& setup() const { return setup_; }
  const MatchScore& score() const { return score_; }
  bool hand_on() const { return hand_on_; }
  Seat seat_of(Side side) const;  ///< in the hand begun last
  Side side_of(Seat seat) const;

 private:
  explicit Match(const MatchSetup& setup);
  HandSetup hand_setup() const;

  MatchSetup setup_;
  MatchScore score_;
  bool hand_on_ = false;
};

}  // namespace raisechess::game
