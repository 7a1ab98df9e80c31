// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "view/move.h"
#include "view/range_table.h"

namespace raisechess {

/// A thought about the other side: the hidden piece that was dealt on `origin` is of `type`. A supposition, no fact.
struct Pin {
  Square origin{};
  PieceType type{};
  friend bool operator==(const Pin&, const Pin&) = default;
};

/// In the order in which they were thought; at most one for each piece.
using Pins = std::vector<Pin>;

/// What a pinned piece could do where it stands, if it were of the pinned type.
struct SupposedPiece {
  Pin pin;
  Square now{};
  std::vector<Square> reaches;  ///< where it could go by how it moves and what stands in its way
  std::vector<Square> attacks;  ///< empty squares and pieces of the viewer that it could take on; pawns take aside
  std::vector<Square> threats;  ///< those of them where a piece of the viewer stands
  friend bool operator==(const SupposedPiece&, const SupposedPiece&) = default;
};

/// What follows from pins for the rest of the other side's range.
struct Supposition {
  Pins pins;
  RangeTable range;  ///< of the deals that agree with every pin; `ruled_out` holds facts only
  std::vector<RangeRow>
      without_own;  ///< of each pinned piece, in the order of `pins`: its row with the other pins only
  std::vector<SupposedPiece> pieces;  ///< likewise; without those that were captured
  friend bool operator==(const Supposition&, const Supposition&) = default;
};

/// A chance as the adviser estimates it: P(wins the pot, or the hand) + ½ P(it is split), against deals that are all
/// equally likely.
struct Chance {
  double value = 0.5;
  double margin = 0;  ///< by which 95 of 100 such estimates at this stage were off at most, on average of their like
  friend bool operator==(const Chance&, const Chance&) = default;
};

/// A legal move, and the viewer's chance with it as the adviser estimates it.
struct RatedMove {
  Move move;
  double chance = 0.5;
  friend bool operator==(const RatedMove&, const RatedMove&) = default;
};

}  // namespace raisechess
