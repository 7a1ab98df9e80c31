// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "archive.h"
#include "referee/ledger.h"

namespace raisechess::referee {

Bytes bytes_of(const Ledger& ledger);
/// Nothing if these are not the bytes of a ledger. Whether it follows the rules shows when it is played again.
std::optional<Ledger> ledger_from(const Bytes& bytes);

/// A match without its hands, and how many there are.
struct LedgerHead {
  Ledger ledger;  ///< `hands` is empty
  std::uint32_t hands = 0;
};
Bytes bytes_of(const LedgerHead& head);
std::optional<LedgerHead> head_from(const Bytes& bytes);

/// One hand and its number, from 1.
struct LedgerHand {
  DealtHand hand;
  std::uint32_t number = 0;
};
Bytes bytes_of(const LedgerHand& hand);
std::optional<LedgerHand> hand_from(const Bytes& bytes);

}  // namespace raisechess::referee
