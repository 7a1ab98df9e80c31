// SPDX-License-Identifier: GPL-3.0-or-later
#include "worlds.h"

#include <set>

namespace raisechess::test {

using knowledge::all_deals;
using knowledge::deal_from_index;
using knowledge::DealIndex;
using knowledge::DealSet;

Worlds::Worlds(const HandSetup& setup, const PerSide<std::vector<Square>>& origins,
               const PerSide<std::optional<DealIndex>>& fixed) {
  PerSide<DealSet> choices;
  for (Side side : both_sides) {
    choices[side] = fixed[side] ? DealSet{*fixed[side]} : all_deals(static_cast<int>(origins[side].size()));
  }
  for (DealIndex white : choices.white) {
    for (DealIndex black : choices.black) {
      const PerSide<Deal> deals{deal_from_index(white, origins.white), deal_from_index(black, origins.black)};
      worlds_.push_back({{white, black}, TrueHand(setup, deals)});
    }
  }
}

void Worlds::observe(Move move, const MoveOutcome& outcome) {
  std::erase_if(worlds_, [&](World& world) { return !world.hand.legal(move) || world.hand.play(move) != outcome; });
}

void Worlds::offered(const std::vector<std::uint16_t>& list) {
  std::erase_if(worlds_, [&](const World& world) { return world.hand.list() != list; });
}

void Worlds::goes_on() {
  std::erase_if(worlds_, [](const World& world) { return !world.hand.has_move(); });
}

DealSet Worlds::deals(Side side) const {
  std::set<DealIndex> deals;
  for (const World& world : worlds_) deals.insert(world.deals[side]);
  return {deals.begin(), deals.end()};
}

}  // namespace raisechess::test
