// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include "game/match.h"

namespace raisechess::test {

inline game::Match match_of(Chips chips, int blind_minutes = 0, Seat first_white = Seat::A) {
  MatchSetup setup;
  setup.chips = chips;
  setup.blind_minutes = blind_minutes;
  setup.first_white = first_white;
  return game::Match::start(setup).value();
}

/// White's gain or loss in a hand that ended by a fold; nobody's if it is 0.
inline HandResult white_nets(Chips net) {
  HandResult result{ResultKind::Fold, std::nullopt, {}, {net, -net}};
  if (net != 0) result.winner = net > 0 ? Side::White : Side::Black;
  return result;
}

/// Begins the next hand at the match time of the last one and books that result.
inline void play_hand(game::Match& match, Chips white_net) {
  ASSERT_TRUE(match.next_hand(match.score().minutes));
  match.book(white_nets(white_net));
}

}  // namespace raisechess::test
