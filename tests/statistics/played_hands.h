// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statistics/statistics.h"

namespace raisechess::test {

using statistics::Mode;
using statistics::PlayedHand;

/// A hand of the person with White; `net` chips for him, or without chips a hand won (+1), lost (−1) or split.
inline PlayedHand played(Mode mode, ResultKind kind, int net, std::string level = "club") {
  PlayedHand hand;
  hand.mode = mode;
  hand.level = std::move(level);
  hand.person = Side::White;
  hand.result.kind = kind;
  if (net != 0) hand.result.winner = net > 0 ? Side::White : Side::Black;
  if (statistics::has_chips(mode)) hand.result.net = {net, -net};
  hand.deeds = statistics::Deeds{};
  hand.deeds->stake = 100;
  return hand;
}

inline statistics::Statistics of(const std::vector<PlayedHand>& hands, const statistics::Filter& filter = {}) {
  return statistics::statistics_of(hands, filter);
}

}  // namespace raisechess::test
