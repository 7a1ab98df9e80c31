// SPDX-License-Identifier: GPL-3.0-or-later
#include "threshold_style.h"

#include "player/bet_sizing.h"

namespace raisechess::ai {

std::optional<Action> ThresholdStyle::open(const PlayerView& view, double equity, RandomStream luck) const {
  if (equity >= thresholds_.bets_pot) return bet_or_raise(view, share_of_pot(view, 100));
  const bool bluffs = equity <= thresholds_.may_bluff && luck.one_in(thresholds_.bluffs_one_in);
  if (equity >= thresholds_.bets_half_pot || bluffs) return bet_or_raise(view, share_of_pot(view, 50));
  return std::nullopt;
}

Action ThresholdStyle::answer(const PlayerView& view, double equity, RandomStream) const {
  if (view.raise && equity >= thresholds_.raises_pot) return Raise{share_of_pot(view, 100)};
  if (equity > price_of_call(view)) return Call{};
  return Fold{};
}

}  // namespace raisechess::ai
