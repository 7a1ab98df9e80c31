// SPDX-License-Identifier: GPL-3.0-or-later
#include "ledger_bytes.h"
#include "referee/referee.h"
#include "seal.h"

// A match at rest: sealed whole, or in parts.
namespace raisechess::referee {
namespace {

/// What both players know of a hand: no deal, no action, and of its result only what its chips tell.
DealtHand outline(DealtHand hand) {
  hand.secrets.reset();
  hand.nonce.clear();
  hand.actions.clear();
  hand.shown = false;
  if (hand.result) hand.result->material = {};
  return hand;
}

Ledger outline(Ledger ledger) {
  ledger.nonce.clear();
  ledger.next_secrets = {};
  for (DealtHand& hand : ledger.hands) hand = outline(std::move(hand));
  return ledger;
}

Ledger without_hands(Ledger ledger) {
  ledger.hands.clear();
  return ledger;
}

/// The ledger whose parts `content` finds in blobs: with the key all of it, without it the outline.
template <class Content>
Expected<Ledger> join(const SealedParts& parts, Content content) {
  const Expected<Bytes> match = content(parts.match);
  if (!match) return tl::unexpected(match.error());
  auto head = head_from(*match);
  if (!head || !head->ledger.hands.empty() || head->hands != parts.hands.size()) return fail(ErrorCode::SealDamaged);
  for (const Bytes& part : parts.hands) {
    const Expected<Bytes> bytes = content(part);
    if (!bytes) return tl::unexpected(bytes.error());
    auto hand = hand_from(*bytes);
    if (!hand || hand->number != head->ledger.hands.size() + 1) return fail(ErrorCode::SealDamaged);
    head->ledger.hands.push_back(std::move(hand->hand));
  }
  return std::move(head->ledger);
}

Expected<Ledger> ledger_in(const Expected<Bytes>& bytes) {
  if (!bytes) return tl::unexpected(bytes.error());
  auto ledger = ledger_from(*bytes);
  if (!ledger) return fail(ErrorCode::SealDamaged);
  return *std::move(ledger);
}

}  // namespace

std::vector<std::uint8_t> Referee::seal(const Key& key) const {
  return sealed({bytes_of(ledger_), bytes_of(outline(ledger_))}, key);
}

std::vector<std::uint8_t> Referee::seal_match(const Key& key) const {
  const auto hands = static_cast<std::uint32_t>(ledger_.hands.size());
  const Ledger head = without_hands(ledger_);
  return sealed({bytes_of(LedgerHead{head, hands}), bytes_of(LedgerHead{outline(head), hands})}, key);
}

std::vector<std::uint8_t> Referee::seal_hand(int hand, const Key& key) const {
  const auto number = static_cast<std::uint32_t>(hand);
  const DealtHand& dealt = ledger_.hands.at(number - 1);
  return sealed({bytes_of(LedgerHand{dealt, number}), bytes_of(LedgerHand{outline(dealt), number})}, key);
}

Expected<Referee> Referee::replay_sealed(Expected<Ledger> ledger) {
  if (!ledger) return tl::unexpected(ledger.error());
  auto referee = replay(*std::move(ledger));
  if (!referee) return fail(ErrorCode::SealDamaged);
  return referee;
}

Expected<Referee> Referee::open(const std::vector<std::uint8_t>& blob, const Key& key) {
  return replay_sealed(ledger_in(unsealed(blob, key)));
}

Expected<Referee> Referee::open(const SealedParts& parts, const Key& key) {
  return replay_sealed(join(parts, [&](const Bytes& blob) { return unsealed(blob, key); }));
}

/// The match goes on from what is known of it, with new secrets.
Expected<Referee> Referee::replay_outline(Expected<Ledger> known, std::string nonce) {
  if (!known) return tl::unexpected(known.error());
  Ledger ledger = outline(*std::move(known));
  ledger.nonce = std::move(nonce);
  ledger.next_secrets = {random_secret(), random_secret()};
  for (DealtHand& hand : ledger.hands) hand.voided = !hand.result;
  return replay_sealed(std::move(ledger));
}

Expected<Referee> Referee::open_without_key(const std::vector<std::uint8_t>& blob, std::string nonce) {
  return replay_outline(ledger_in(open_part(blob)), std::move(nonce));
}

Expected<Referee> Referee::open_without_key(const SealedParts& parts, std::string nonce) {
  return replay_outline(join(parts, open_part), std::move(nonce));
}

}  // namespace raisechess::referee
