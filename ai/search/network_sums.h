// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "chess/position.h"
#include "network.h"

namespace raisechess::ai {

/// What the network says of positions along a path of the search. What the first layer comes to is kept for each ply;
/// for the next position only the pieces that moved are counted anew. The value never depends on what was asked before.
class NetworkSums {
 public:
  explicit NetworkSums(int plies);

  /// Centipawns for the side to move.
  int value(const chess::Position& position, int ply);

 private:
  struct Sums {
    chess::Position position;  ///< that they belong to
    PerSide<bool> mirrored{false, false};
    alignas(16) std::array<Network::Row, 2> rows;  ///< by who looks
  };
  struct Placed {
    chess::Piece piece;
    Square square{};
  };
  struct Changes;

  const Network::Row& row_of(Side viewer, bool mirrored, const Placed& placed) const;
  const Sums& nearest(const chess::Position& position, int ply) const;
  void count_anew(Sums& sums, const chess::Position& position, Side viewer) const;
  void count_changes(Sums& sums, const Sums& before, const Changes& changes, Side viewer) const;
  const Sums& sums_of(const chess::Position& position, int ply);

  const Network& network_;
  std::vector<Sums> path_;
};

}  // namespace raisechess::ai
