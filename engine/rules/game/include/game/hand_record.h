// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "view/action.h"
#include "view/player_view.h"
#include "view/setup.h"

namespace raisechess::game {

/// How a hand was dealt so that anyone can check it afterwards: each side's deal is drawn from its secret and the
/// nonce, and the SHA-256 of each secret was shown before the first action.
struct DealingRecord {
  using Bytes = std::array<std::uint8_t, 32>;

  std::string nonce;
  bool array_drawn = false;  ///< the Chess960 array was drawn from the commitments and the nonce too
  PerSide<Bytes> commitments;
  PerSide<std::optional<Bytes>> secrets;  ///< as far as they have been opened
  friend bool operator==(const DealingRecord&, const DealingRecord&) = default;
};

/// A hand that is over and whose deals are open, with all that is needed to play it again. A plain value that nobody
/// has checked.
struct HandRecord {
  struct Step {
    Side by{};
    Action action;
    friend bool operator==(const Step&, const Step&) = default;
  };

  HandSetup setup;
  PerSide<Deal> deals;
  std::optional<DealingRecord> dealing;  ///< nothing where the deals were not drawn by the referee
  std::vector<Step> actions;
  HandResult result;
  PerSide<std::string> players;  ///< names; may be empty
  std::string date;              ///< ISO 8601; may be empty
  friend bool operator==(const HandRecord&, const HandRecord&) = default;
};

/// How often something was taken back: such a hand counts apart in statistics.
inline std::int64_t take_backs(const HandRecord& record) {
  return std::ranges::count_if(
      record.actions, [](const HandRecord::Step& step) { return std::holds_alternative<TakeBack>(step.action); });
}

}  // namespace raisechess::game
