// SPDX-License-Identifier: GPL-3.0-or-later
#include "web_style.h"

#include "player/bet_sizing.h"

namespace raisechess::ai {
namespace {

constexpr double bets_pot = 0.75;
constexpr double bets_half_pot = 0.62;
constexpr double may_bluff = 0.35;
constexpr double raises_pot = 0.80;
constexpr std::uint64_t bluffs_one_in = 10;

}  // namespace

std::optional<Action> WebStyle::open(const PlayerView& view, double equity, RandomStream luck) const {
  if (equity >= bets_pot) return bet_or_raise(view, share_of_pot(view, 100));
  const bool bluffs = equity <= may_bluff && luck.one_in(bluffs_one_in);
  if (equity >= bets_half_pot || bluffs) return bet_or_raise(view, share_of_pot(view, 50));
  return std::nullopt;
}

Action WebStyle::answer(const PlayerView& view, double equity, RandomStream) const {
  if (view.raise && equity >= raises_pot) return Raise{share_of_pot(view, 100)};
  const double price = static_cast<double>(view.to_call) / (static_cast<double>(view.pot) + view.to_call);
  if (equity > price) return Call{};
  return Fold{};
}

}  // namespace raisechess::ai
