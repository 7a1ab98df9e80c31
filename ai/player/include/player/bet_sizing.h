// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include "view/player_view.h"

namespace raisechess::ai {

/// The bounds of whatever the player to act may put in: a bet, or a raise of a bet or blind.
inline const std::optional<BetBounds>& raising_bounds(const PlayerView& view) {
  return view.bet ? view.bet : view.raise;
}

/// The equity from which a call of what is owed pays, if nothing more is bet.
inline double price_of_call(const PlayerView& view) {
  return static_cast<double>(view.to_call) / (static_cast<double>(view.pot) + view.to_call);
}

/// A bet to `to`, or a raise to it where there is something to raise already. There must be bounds.
inline Action bet_or_raise(const PlayerView& view, Chips to) {
  if (view.bet) return Bet{to};
  return Raise{to};
}

/// A bet, or a raise on top of the call, of `share` hundredths of the pot as it stands after the call, rounded up and
/// clipped to the legal bounds; all-in if more than 60 % of the viewer's stack would go in.
inline Chips share_of_pot(const PlayerView& view, int share) {
  const BetBounds& bounds = *raising_bounds(view);
  const std::int64_t pot = std::int64_t{view.pot} + view.to_call;
  const std::int64_t size = (pot * share + 99) / 100;
  const Chips committed = view.committed[view.viewer];
  const std::int64_t wanted = std::int64_t{committed} + view.to_call + size;
  const auto to = static_cast<Chips>(std::clamp<std::int64_t>(wanted, bounds.min, bounds.max));
  const bool nearly_all = std::int64_t{to - committed} * 10 > std::int64_t{view.stacks[view.viewer]} * 6;
  return nearly_all ? bounds.max : to;
}

}  // namespace raisechess::ai
