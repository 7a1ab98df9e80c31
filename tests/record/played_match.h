// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "game/hand_record.h"
#include "random_hand.h"
#include "referee/referee.h"

namespace raisechess::test {

/// What the player of `view` does in a match of records: rarely a fold, so that hands become long.
inline Action recorded_action(Dice& dice, const PlayerView& view) {
  if (view.split_offer) return dice.chance(50) ? Action{AgreeSplit{}} : Action{DeclineSplit{}};
  if (view.may_offer_split && dice.roll(50) == 0) return OfferSplit{};
  if (view.phase == Phase::Respond) return Call{};
  if (dice.roll(80) == 0) return Fold{};
  if (view.bet && dice.chance(10)) return Bet{view.bet->min};
  if (view.may_take_back && dice.roll(30) == 0) return TakeBack{};
  return MakeMove{dice.pick(view.moves)};
}

/// Random hands of a match, as a referee records them.
inline std::vector<game::HandRecord> played_match(std::uint64_t seed) {
  Dice dice(seed);
  MatchSetup setup;
  setup.hand = random_setup(dice);
  auto referee = referee::Referee::start_match(setup, dice.chance(50), "a nonce, é").value();
  for (int hand = 0; hand < 4 && !referee.match_over(); ++hand) {
    EXPECT_FALSE(referee.next_hand(hand));
    while (referee.hand_on()) {
      const Seat seat = referee.side_of(Seat::A) == *referee.view(Seat::A).to_act ? Seat::A : Seat::B;
      EXPECT_FALSE(referee.submit(seat, recorded_action(dice, referee.view(seat))));
    }
  }
  referee.stop_match();
  std::vector<game::HandRecord> records;
  for (int hand = 1; hand <= referee.score().hand; ++hand) {
    if (auto record = referee.record(hand)) records.push_back(*record);
  }
  EXPECT_FALSE(records.empty());
  return records;
}

}  // namespace raisechess::test
