// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "equity/pot_share.h"
#include "player/sampling_player.h"

namespace raisechess::ai {

/// Bets by equity against price: for value from 0.6, now and then as a bluff, and calls what pays.
class ClubStyle : public BettingStyle {
 public:
  std::optional<Action> open(const PlayerView& view, double equity, RandomStream luck) const override;
  Action answer(const PlayerView& view, double equity, RandomStream luck) const override;
};

}  // namespace raisechess::ai
