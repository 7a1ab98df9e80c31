// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "player/sampling_player.h"

namespace raisechess::ai {

/// Equities from which something is done.
struct BetThresholds {
  double bets_half_pot;
  double bets_pot;
  double raises_pot;  ///< facing a bet
  double may_bluff;   ///< down from here half the pot is bet one time in `bluffs_one_in`
  std::uint64_t bluffs_one_in;
};

/// Those of the computer of the web page (docs/decisions/web-level.md).
inline constexpr BetThresholds web_bets{
    .bets_half_pot = 0.62, .bets_pot = 0.75, .raises_pot = 0.80, .may_bluff = 0.35, .bluffs_one_in = 10};

/// Bets by fixed thresholds, calls what the price is right for, and reads no bets.
class ThresholdStyle : public BettingStyle {
 public:
  explicit ThresholdStyle(const BetThresholds& thresholds) : thresholds_(thresholds) {}

  std::optional<Action> open(const PlayerView& view, double equity, RandomStream luck) const override;
  Action answer(const PlayerView& view, double equity, RandomStream luck) const override;

 private:
  BetThresholds thresholds_;
};

}  // namespace raisechess::ai
