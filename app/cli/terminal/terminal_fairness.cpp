// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_fairness.h"

#include "english/english.h"
#include "english/english_words.h"
#include "game/hex.h"

namespace raisechess::cli {

namespace {

/// What does not fit in a finished hand whose deals are open.
std::optional<Error> flaw(const game::HandRecord& record) {
  return record.dealing ? referee::verify_dealing(record.setup, record.deals, *record.dealing) : std::nullopt;
}

}  // namespace

std::string commitments_text(const PerSide<referee::Digest>& commitments) {
  return "The deal is fixed by two secrets; these are their SHA-256 sums, so that none can be changed later:\n  "
         "White " +
         game::hex(commitments.white) + "\n  Black " + game::hex(commitments.black) + "\n";
}

std::string proof_text(const referee::FairDealing& dealing) {
  std::string text = "Hand " + std::to_string(dealing.hand) + ", nonce '" + printable(dealing.nonce) + "'" +
                     (dealing.array_drawn ? ", array drawn from the commitments and the nonce" : "") + ".\n";
  for (Side side : both_sides) {
    const auto& opened = dealing.opened[side];
    text += std::string(capital(side)) + ": commitment " + game::hex(dealing.commitments[side]) + "\n";
    text += "       secret     " +
            (opened ? game::hex(*opened) : "closed until the pieces are turned up or the match ends") + "\n";
  }
  return text;
}

std::string hand_check_text(const referee::Referee& table, int hand) {
  const auto record = table.record(hand);
  if (!record) return "The secrets of this deal stay closed until the match ends; then it can be checked.\n";
  if (const auto error = flaw(*record)) return sentence(*error) + "\n";
  return "Checked: the secrets fit the commitments shown before the hand, and both deals follow from them and the "
         "nonce.\n";
}

std::string match_check_text(const referee::Referee& table) {
  const auto hands = open_hands(table);
  for (const game::HandRecord& hand : hands) {
    if (const auto error = flaw(hand)) return "A deal of the match does not fit: " + sentence(*error) + "\n";
  }
  if (hands.empty()) return {};
  return "All is open now: " + counted(static_cast<std::int64_t>(hands.size()), "deal") +
         " checked against the commitments, all fit.\n";
}

std::vector<game::HandRecord> open_hands(const referee::Referee& table) {
  std::vector<game::HandRecord> hands;
  for (int hand = 1; hand <= table.score().hand; ++hand) {
    if (auto record = table.record(hand)) hands.push_back(*std::move(record));
  }
  return hands;
}

}  // namespace raisechess::cli
