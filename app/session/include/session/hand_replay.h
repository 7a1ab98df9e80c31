// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdint>
#include <memory>

#include "session/table_state.h"
#include "view/error.h"

namespace raisechess::session {

/// Whose eyes a finished hand is seen with: a side's, as it knew the hand then, or with everything turned up.
enum class Sight : std::uint8_t { White, Black, TurnedUp };

/// A finished hand from its record. Its states are those of the end; looking back in them shows what was known then.
class HandReplay {
 public:
  /// `record`: one hand in JSON (docs/formats.md). Errors: those of reading it.
  static Expected<HandReplay> open(const QByteArray& record);

  /// With everything turned up the hand is seen from the side of `bottom`. `dealing` has both deals in any case: a
  /// record exists only once they are open.
  TableState state(Sight sight, Side bottom = Side::White) const;
  const PerSide<QString>& players() const { return players_; }  ///< names; may be empty

 private:
  class Hand;

  std::shared_ptr<const Hand> hand_;
  PerSide<QString> players_;
};

}  // namespace raisechess::session
