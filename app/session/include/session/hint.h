// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "view/analysis.h"

namespace raisechess::session {

/// What speaks for a move, as the player can check it on his board: true whatever the hidden pieces are that he cannot
/// rule out. The first one that holds. `type` is that of the piece on `square`, where he can know it.
struct HintReason {
  enum class Kind : std::uint8_t {
    Mates,
    OnlyMove,
    TakesFreely,  ///< `square`: nothing can take back there
    TakesMore,    ///< `square`: worth more than the piece that takes it
    Promotes,
    Takes,  ///< `square`
    Checks,
    Castles,
    Escapes,       ///< `square`: a piece that attacks the mover where it stands; where it goes nothing can
    Defends,       ///< `square`: an own piece that is attacked and that nothing defended
    AttacksMore,   ///< `square`: worth more than the mover
    AttacksLoose,  ///< `square`: nothing can defend it
    Opens,         ///< `square`: an own piece that reaches `after` squares instead of `before`
    Reaches,       ///< the mover reaches `after` squares instead of `before`
    Centre,        ///< a pawn
    BestChance,    ///< nothing of these: the best chance of the moves that were looked at
  };
  Kind kind = Kind::BestChance;
  std::optional<Square> square{};
  std::optional<PieceType> type{};
  int before = 0;
  int after = 0;
  friend bool operator==(const HintReason&, const HintReason&) = default;
};

/// A move that an adviser would make in the player's place, from the player's view alone.
struct Hint {
  Move move;
  double chance = 0.5;  ///< of winning with it, half a split included, as the adviser estimates it
  HintReason reason{};
  std::optional<RatedMove> next{};  ///< the best of the others, unless all were soon left behind
  friend bool operator==(const Hint&, const Hint&) = default;
};

}  // namespace raisechess::session
