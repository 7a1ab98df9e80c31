// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/sampling_player.h"

namespace raisechess::ai {

/// Forty deals, three half-moves and quiescence.
inline constexpr SamplingSettings web_settings{40, 3};

/// How the computer of the web page bets: by fixed thresholds of equity, reading no bets (docs/decisions/web-level.md).
class WebStyle : public BettingStyle {
 public:
  std::optional<Action> open(const PlayerView& view, double equity, RandomStream luck) const override;
  Action answer(const PlayerView& view, double equity, RandomStream luck) const override;
};

}  // namespace raisechess::ai
