// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/hand_record.h"
#include "referee/fair_deal.h"
#include "view/player_view.h"
#include "view/setup.h"

namespace raisechess::referee {

/// A hand as the referee keeps it: how it was dealt, what was done and how it ended.
struct DealtHand {
  double minutes = 0;                      ///< match time when it began
  std::optional<PerSide<Secret>> secrets;  ///< nothing: they are lost, and the deal with them
  std::string nonce;
  std::vector<game::HandRecord::Step> actions;
  std::optional<HandResult> result;
  bool voided = false;  ///< it ended without a result
  bool shown = false;   ///< turned up although it ended by a fold or an agreed split
  friend bool operator==(const DealtHand&, const DealtHand&) = default;
};

/// All that a seal holds of a match; the rest follows from it by the rules.
struct Ledger {
  MatchSetup setup;
  bool draw_array = false;
  std::string nonce;
  PerSide<Secret> next_secrets;  ///< of the hand to be dealt next
  std::vector<DealtHand> hands;
  double minutes = 0;    ///< match time now
  bool stopped = false;  ///< the players ended the match
  friend bool operator==(const Ledger&, const Ledger&) = default;
};

}  // namespace raisechess::referee
