// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "ledger_bytes.h"
#include "referee/referee.h"
#include "seal.h"

namespace raisechess::referee {
namespace {

/// Chips are conserved and nobody loses more than he has.
bool could_end(const HandSetup& setup, const HandResult& result) {
  const std::int64_t white = result.net.white;
  const std::int64_t black = result.net.black;
  return white + black == 0 && setup.stacks.white + white >= 0 && setup.stacks.black + black >= 0;
}

/// What both players know of a match: no deal, no action, and of a result only what its chips tell.
Ledger outline(const Ledger& ledger) {
  Ledger open = ledger;
  open.nonce.clear();
  open.next_secrets = {};
  for (DealtHand& hand : open.hands) {
    hand.secrets.reset();
    hand.nonce.clear();
    hand.actions.clear();
    hand.shown = false;
    if (hand.result) hand.result->material = {};
  }
  return open;
}

}  // namespace

std::vector<std::uint8_t> Referee::seal(const Key& key) const {
  return sealed({bytes_of(ledger_), bytes_of(outline(ledger_))}, key);
}

Expected<Referee> Referee::open(const std::vector<std::uint8_t>& blob, const Key& key) {
  const auto plain = unsealed(blob, key);
  if (!plain) return tl::unexpected(plain.error());
  auto ledger = ledger_from(*plain);
  if (!ledger) return fail(ErrorCode::SealDamaged);
  auto referee = replay(std::move(*ledger));
  if (!referee) return fail(ErrorCode::SealDamaged);
  return referee;
}

Expected<Referee> Referee::open_without_key(const std::vector<std::uint8_t>& blob, std::string nonce) {
  const auto open = open_part(blob);
  if (!open) return tl::unexpected(open.error());
  const auto known = ledger_from(*open);
  if (!known) return fail(ErrorCode::SealDamaged);
  Ledger ledger = outline(*known);
  ledger.nonce = std::move(nonce);
  ledger.next_secrets = {random_secret(), random_secret()};
  for (DealtHand& hand : ledger.hands) hand.voided = !hand.result;
  auto referee = replay(std::move(ledger));
  if (!referee) return fail(ErrorCode::SealDamaged);
  return referee;
}

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
  setups_.push_back(with_array(*setup, dealt));
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
