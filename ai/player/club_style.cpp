// SPDX-License-Identifier: GPL-3.0-or-later
#include "club_style.h"

#include "player/bet_sizing.h"

namespace raisechess::ai {
namespace {

constexpr Equity bets_pot_from = 0.68;
constexpr Equity bets_half_pot_from = 0.60;
constexpr Equity may_bluff_to = 0.35;
constexpr Equity raises_pot_from = 0.75;
constexpr std::uint64_t one_bluff_in = 10;
/// Who bets is rather ahead: a call must pay a little more than its price.
constexpr Equity respect = 0.03;

}  // namespace

std::optional<Action> ClubStyle::open(const PlayerView& view, double equity, RandomStream luck) const {
  if (equity >= bets_pot_from) return bet_or_raise(view, share_of_pot(view, 100));
  const bool bluffs = equity <= may_bluff_to && luck.one_in(one_bluff_in);
  if (equity >= bets_half_pot_from || bluffs) return bet_or_raise(view, share_of_pot(view, 50));
  return std::nullopt;
}

Action ClubStyle::answer(const PlayerView& view, double equity, RandomStream) const {
  if (view.raise && equity >= raises_pot_from) return Raise{share_of_pot(view, 100)};
  const double price = static_cast<double>(view.to_call) / (static_cast<double>(view.pot) + view.to_call);
  if (equity > price + respect) return Call{};
  return Fold{};
}

}  // namespace raisechess::ai
