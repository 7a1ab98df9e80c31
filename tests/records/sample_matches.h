// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "archive/archive.h"
#include "sample_hands.h"

namespace raisechess::test {

/// A match of `hands` hands with chips, and one without: the same at each run.
inline void play_matches(archive::Archive& archive, int hands) {
  Dice dice(7);
  for (const BettingMode betting : {BettingMode::None, BettingMode::NoLimit}) {
    archive::MatchChange all;
    archive::MatchLine& match = all.match.line;
    match.id = betting == BettingMode::None ? 1 : 2;
    match.begun = 1'789'000'000'000 + match.id;
    match.ended = match.begun + 600'000LL * hands;
    match.end = betting == BettingMode::None ? archive::MatchEnd::Stopped : archive::MatchEnd::PersonWon;
    match.level = QStringLiteral("club");
    match.betting = betting;
    match.chips = {200, 0};
    auto lines = sample_hands(hands, 3);
    for (int number = 1; number <= hands; ++number) {
      archive::HandLine line = lines[static_cast<std::size_t>(number - 1)];
      line.match = match.id;
      line.number = number;
      line.betting = betting;
      line.hidden = 3;
      line.level = dice.pick(std::vector{QStringLiteral("web"), QStringLiteral("club"), QStringLiteral("expert")});
      line.person = dice.chance(50) ? Side::White : Side::Black;
      line.begun = line.ended = match.begun + 600'000LL * number;
      const Chips net = line.result.winner ? 1 + dice.roll(20) : 0;
      line.result.net = line.result.winner == Side::White ? PerSide<Chips>{net, -net} : PerSide<Chips>{-net, net};
      if (betting == BettingMode::None) line.result.net = {};
      all.finished[number] = line;
      const bool voluntary = dice.chance(55);
      all.plays[number] = {true,
                           {},
                           {100, true, voluntary, dice.roll(4), dice.roll(3), 1 + dice.roll(2), dice.chance(30),
                            statistics::ToldBits{6.966, 0.5 + 0.1 * dice.roll(60)}}};
      all.plays[number].aids.hint = number % 40 == 7;
    }
    archive.save(all).waitForFinished();
  }
}

}  // namespace raisechess::test
