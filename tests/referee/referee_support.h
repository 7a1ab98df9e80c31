// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <sodium.h>

#include "random_hand.h"
#include "referee/referee.h"

namespace raisechess::test {

using referee::Referee;

/// The n-th of a fixed list of secrets.
inline referee::Secret fixed_secret(std::uint64_t n) {
  std::array<std::uint8_t, sizeof n> bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(n >> (8 * i));
  referee::Secret secret;
  crypto_hash_sha256(secret.data(), bytes.data(), bytes.size());
  return secret;
}

inline const referee::Key key = fixed_secret(77);

inline Referee started(const MatchSetup& setup = {}, bool draw_array = false) {
  return Referee::start_match(setup, draw_array, "a nonce of mine").value();
}

inline referee::SealedParts sealed_parts(const Referee& referee) {
  referee::SealedParts parts{referee.seal_match(key), {}};
  for (int hand = 1; hand <= referee.hands(); ++hand) parts.hands.push_back(referee.seal_hand(hand, key));
  return parts;
}

inline Seat seat_to_act(const Referee& referee) {
  const Side side = *referee.view(Seat::A).to_act;
  return referee.side_of(Seat::A) == side ? Seat::A : Seat::B;
}

/// What the player to act does, from his own view alone.
inline Action random_action(Dice& dice, const PlayerView& view) {
  if (view.split_offer) return dice.chance(20) ? Action{AgreeSplit{}} : Action{DeclineSplit{}};
  if (dice.chance(1)) return Fold{};
  if (view.may_offer_split && dice.roll(150) == 0) return OfferSplit{};
  if (view.bet && dice.chance(15)) return Bet{random_amount(dice, *view.bet)};
  if (view.raise && dice.chance(15)) return Raise{random_amount(dice, *view.raise)};
  if (view.to_call > 0) return dice.chance(85) ? Action{Call{}} : Action{Fold{}};
  return MakeMove{dice.pick(view.moves)};
}

inline void act(Referee& referee, Dice& dice) {
  const Seat seat = seat_to_act(referee);
  ASSERT_EQ(referee.submit(seat, random_action(dice, referee.view(seat))), std::nullopt);
}

/// Plays the hand that is on to its end, or that many actions of it.
inline void play_on(Referee& referee, Dice& dice, int actions = 100'000) {
  for (int i = 0; i < actions && referee.hand_on(); ++i) act(referee, dice);
}

/// Ends the hand that is on: the player to act folds.
inline void fold(Referee& referee) {
  ASSERT_EQ(referee.submit(seat_to_act(referee), Fold{}), std::nullopt);
}

/// A quick match without chips, whose hands end by the rules of classic chess or the showdown.
inline MatchSetup chipless() {
  MatchSetup setup;
  setup.hand.betting = BettingMode::None;
  setup.hand.showdown = 20;
  return setup;
}

}  // namespace raisechess::test
