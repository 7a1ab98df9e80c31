// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "move_ordering.h"

namespace raisechess::ai {

/// The best line found from each ply of the path that is being searched.
class LineTable {
 public:
  void start(int ply) { sizes_[place(ply)] = 0; }

  /// The best line from `ply` is `move` and then the best line from the ply after it.
  void adopt(int ply, Move move) {
    const std::size_t rest = sizes_[place(ply) + 1];
    lines_[place(ply)][0] = move;
    for (std::size_t i = 0; i < rest && i + 1 < max_ply; ++i) lines_[place(ply)][i + 1] = lines_[place(ply) + 1][i];
    sizes_[place(ply)] = rest + 1;
  }

  std::span<const Move> line(int ply) const { return {lines_[place(ply)].data(), sizes_[place(ply)]}; }

 private:
  static std::size_t place(int ply) { return static_cast<std::size_t>(ply); }

  std::array<std::array<Move, max_ply>, max_ply + 1> lines_{};
  std::array<std::size_t, max_ply + 1> sizes_{};
};

}  // namespace raisechess::ai
