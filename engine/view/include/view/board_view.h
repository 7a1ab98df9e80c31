// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "view/action.h"
#include "view/square.h"

namespace raisechess {

/// A piece as one viewer sees it.
struct PieceView {
  Side side{};
  std::optional<PieceType> type;       ///< nothing: a hidden piece of the other side
  std::optional<std::uint8_t> pocket;  ///< place in PlayerView::hidden[side] if the piece was dealt face down
  friend bool operator==(const PieceView&, const PieceView&) = default;
};

/// The board as one viewer sees it.
class BoardView {
 public:
  constexpr std::optional<PieceView>& operator[](Square square) { return squares_[static_cast<std::size_t>(square)]; }
  constexpr const std::optional<PieceView>& operator[](Square square) const {
    return squares_[static_cast<std::size_t>(square)];
  }
  friend bool operator==(const BoardView&, const BoardView&) = default;

 private:
  std::array<std::optional<PieceView>, square_count> squares_{};
};

/// Plays `event` on `board`: moves, captures, castles and promotes as everybody saw it. Reveals show the type from then
/// on. `origins`: the squares of the deal, to find a revealed piece by its origin.
BoardView board_after(BoardView board, const Event& event, const PerSide<std::vector<Square>>& origins);

}  // namespace raisechess
