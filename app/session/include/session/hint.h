// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "view/move.h"
#include "view/piece_type.h"
#include "view/square.h"

namespace raisechess::session {

/// What speaks for a move, as the player can check it on his board: true whatever the hidden pieces are that he cannot
/// rule out. The first one that holds.
struct HintReason {
  enum class Kind : std::uint8_t {
    Mates,
    Captures,  ///< `square`, `type`: of the piece, if its type is visible
    Promotes,
    Checks,
    Escapes,  ///< `square`, `type`: of a visible piece that attacks the mover where it stands
    Castles,
    BestChance,  ///< nothing of these: the best chance of the moves that were looked at
  };
  Kind kind = Kind::BestChance;
  std::optional<Square> square;
  std::optional<PieceType> type;
  friend bool operator==(const HintReason&, const HintReason&) = default;
};

/// A move that an adviser would make in the player's place, from the player's view alone.
struct Hint {
  Move move;
  double chance = 0.5;  ///< of winning, half a split included, as the adviser estimates it
  HintReason reason;
  friend bool operator==(const Hint&, const Hint&) = default;
};

}  // namespace raisechess::session
