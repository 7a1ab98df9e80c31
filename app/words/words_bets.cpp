// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "words/words.h"

namespace raisechess::ui {

QString Words::least_reason(const BetBounds& bounds) {
  const QString least = number(bounds.min);
  const QString size = number(bounds.last_size);
  switch (bounds.least) {
    case BetBounds::Least::BigBlind:
      return tr("At least %1: the big blind.").arg(least);
    case BetBounds::Least::LastBet:
      return tr("At least %1: the bet was %2, and a raise adds at least as much.").arg(least, size);
    case BetBounds::Least::LastRaise:
      return tr("At least %1: the last raise was %2, and the next adds at least as much.").arg(least, size);
    case BetBounds::Least::AllIn:
      return tr("Only %1: that is all-in.").arg(least);
  }
  return {};
}

QString Words::most_reason(const BetBounds& bounds) {
  const QString most = number(bounds.max);
  switch (bounds.most) {
    case BetBounds::Most::OwnStack:
      return tr("At most %1: all your chips.").arg(most);
    case BetBounds::Most::OpponentStack:
      return tr("At most %1: all that the computer can match.").arg(most);
    case BetBounds::Most::PotLimit:
      return tr("At most %1: the pot limit.").arg(most);
  }
  return {};
}

namespace {

/// The chance to win that pays for a call; nothing where there is none to pay for.
std::optional<int> needed_percent(const PlayerView& view) {
  const Chips whole = view.pot + view.to_call;
  if (view.to_call <= 0 || whole <= 0) return std::nullopt;
  return static_cast<int>(std::lround(100.0 * view.to_call / whole));
}

}  // namespace

QString Words::call_price(const PlayerView& view) {
  const auto needed = needed_percent(view);
  if (!needed) return {};
  return tr("Call %1 to win %2: %1 of %3 chips, so it needs %4.")
      .arg(number(view.to_call), number(view.pot), number(view.pot + view.to_call), percent(*needed));
}

QString Words::call_price_brief(const PlayerView& view) {
  const auto needed = needed_percent(view);
  if (!needed) return {};
  return tr("Call %1 to win %2: needs %3.").arg(number(view.to_call), number(view.pot), percent(*needed));
}

QString Words::last_bet(const PlayerView& view) {
  if (view.to_call <= 0 || !view.to_act) return {};
  const bool viewer_answers = *view.to_act == view.viewer;
  const auto is_bet = [](const Event& event) {
    return std::holds_alternative<Bet>(event.action) || std::holds_alternative<Raise>(event.action);
  };
  const auto newest = std::find_if(view.log.rbegin(), view.log.rend(),
                                   [&](const Event& event) { return is_bet(event) || as_move(event) != nullptr; });
  if (newest != view.log.rend() && is_bet(*newest)) return event(*newest, {}, true, view.viewer);
  return viewer_answers ? tr("The big blind is to be answered.") : tr("The computer answers the big blind.");
}

QString Words::blinds(const Blinds& blinds) {
  return tr("blinds %1/%2", "small/big").arg(number(blinds.small), number(blinds.big));
}

}  // namespace raisechess::ui
