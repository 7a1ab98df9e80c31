// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "view/player_view.h"

namespace raisechess::ui {

/// Chips that go from one place to another; without a side the place is the pot.
struct ChipMove {
  std::optional<Side> from;
  std::optional<Side> to;
  Chips amount = 0;
  friend bool operator==(const ChipMove&, const ChipMove&) = default;
};

/// What happens to the chips from one view to the next, in the order in which it happens. Each step's moves are made at
/// the same time; no step is empty, no amount zero.
struct ChipMoves {
  std::vector<std::vector<ChipMove>> before_the_end;  ///< paid into the pot; what nobody called goes back
  std::vector<ChipMove> won;                          ///< out of the pot, when the hand has ended
  friend bool operator==(const ChipMoves&, const ChipMoves&) = default;
};

/// A hand that was just dealt begins with its blinds. Nothing without chips.
ChipMoves chip_moves(const PlayerView& before, const PlayerView& after);

/// By how much `moves` change the stack of `side`.
Chips gain_of(const std::vector<ChipMove>& moves, Side side);

}  // namespace raisechess::ui
