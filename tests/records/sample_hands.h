// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "archive/values.h"
#include "dice.h"

namespace raisechess::test {

/// Finished hands of all kinds, the newest first; the same for the same seed.
inline std::vector<archive::HandLine> sample_hands(int number, std::uint64_t seed = 1) {
  Dice dice(seed);
  std::vector<archive::HandLine> hands;
  for (int place = 0; place < number; ++place) {
    archive::HandLine hand;
    hand.id = number - place;
    hand.ended = 1'790'000'000'000 - 600'000LL * place;
    hand.level = dice.chance(90) ? (dice.chance(50) ? QStringLiteral("web") : QStringLiteral("club")) : QString();
    if (!hand.level.isEmpty()) hand.person = dice.chance(50) ? Side::White : Side::Black;
    hand.betting = dice.pick(std::vector{BettingMode::None, BettingMode::NoLimit, BettingMode::PotLimit});
    hand.hidden = hand.betting == BettingMode::None && dice.chance(30) ? 0 : 3;
    hand.result.kind = dice.pick(std::vector{ResultKind::Checkmate, ResultKind::Showdown, ResultKind::Fold});
    if (dice.chance(85)) hand.result.winner = dice.chance(50) ? Side::White : Side::Black;
    if (hand.betting != BettingMode::None && hand.result.winner) {
      hand.result.net[*hand.result.winner] = 1 + dice.roll(60);
      hand.result.net[other(*hand.result.winner)] = -hand.result.net[*hand.result.winner];
    }
    hand.plies = dice.roll(120);
    hand.has_record = hand.result.kind != ResultKind::Fold;
    hands.push_back(hand);
  }
  return hands;
}

}  // namespace raisechess::test
