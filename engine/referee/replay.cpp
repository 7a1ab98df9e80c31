// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "referee/referee.h"

namespace raisechess::referee {
namespace {

/// Chips are conserved and nobody loses more than he has.
bool could_end(const HandSetup& setup, const HandResult& result) {
  const std::int64_t white = result.net.white;
  const std::int64_t black = result.net.black;
  return white + black == 0 && setup.stacks.white + white >= 0 && setup.stacks.black + black >= 0;
}

}  // namespace

/// The match as the ledger tells it. Earlier hands are booked by their results; the one begun last is played again.
Expected<Referee> Referee::replay(Ledger ledger) {
  auto match = game::Match::start(ledger.setup);
  if (!match) return tl::unexpected(match.error());
  Referee referee(std::move(*match), std::move(ledger));
  const std::size_t count = referee.ledger_.hands.size();
  for (std::size_t place = 0; place < count; ++place) {
    if (!referee.replay_hand(place)) return fail(ErrorCode::RecordDoesNotReplay, static_cast<std::int64_t>(place));
  }
  const bool whole = std::isfinite(referee.minutes()) && referee.minutes() >= referee.score().minutes &&
                     !(referee.ledger_.stopped && referee.hand_on());
  if (!whole) return fail(ErrorCode::RecordDoesNotReplay, static_cast<std::int64_t>(count));
  return referee;
}

bool Referee::replay_hand(std::size_t place) {
  const DealtHand& dealt = ledger_.hands[place];
  const auto setup = match_.next_hand(dealt.minutes);
  if (!setup) return false;
  take_setup(*setup, dealt);
  if (dealt.voided) {
    match_.void_hand();
    return !dealt.result;
  }
  const bool last = place + 1 == ledger_.hands.size();
  if (last && dealt.secrets) return replay_actions(place);
  if (!dealt.result || !could_end(*setup, *dealt.result)) return false;
  match_.book(*dealt.result);
  return true;
}

bool Referee::replay_actions(std::size_t place) {
  const DealtHand& dealt = ledger_.hands[place];
  auto hand = game::Hand::start(setups_[place], deals(place));
  if (!hand) return false;
  for (const auto& step : dealt.actions) {
    if (hand->apply(step.by, step.action)) return false;
  }
  if (hand->result() != dealt.result) return false;
  if (dealt.result) match_.book(*dealt.result);
  hand_ = std::move(*hand);
  return true;
}

}  // namespace raisechess::referee
