// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/player_view.h"

#include "view/standing_line.h"

namespace raisechess {

PerSide<std::vector<Square>> origins(const PlayerView& view) {
  PerSide<std::vector<Square>> squares;
  for (Side side : both_sides) {
    for (const HiddenPiece& piece : view.hidden[side]) squares[side].push_back(piece.origin);
  }
  return squares;
}

Deal own_deal(const PlayerView& view) {
  Deal deal;
  for (const HiddenPiece& piece : view.hidden[view.viewer]) deal.push_back({piece.origin, piece.type.value()});
  return deal;
}

BoardView board_at(const PlayerView& view, int ply) {
  // What is turned up at the end of a hand belongs to its last position.
  if (ply >= view.ply) return view.board;
  const auto squares = origins(view);
  BoardView board = view.start;
  const auto line = standing_moves(view.log);
  for (int made = 0; made < ply; ++made) board = board_after(board, *line[static_cast<std::size_t>(made)], squares);
  return board;
}

}  // namespace raisechess
