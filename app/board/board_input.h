// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "board_moves.h"
#include "view/board_view.h"

namespace raisechess::ui {

/// What the hand does on the board: choosing a piece, carrying it, putting it down. Knows nothing of pixels or keys.
/// Where a gesture names moves, they are returned: one, or several that differ in the promotion.
class BoardInput {
 public:
  /// The position changed: what is carried is put back; the selection stays if that piece is still there.
  void setPosition(const BoardView& board, Side own, std::vector<Move> legal);

  std::optional<Square> selected() const { return selected_; }
  /// Where the piece in the hand came from.
  std::optional<Square> carried() const { return carrying_ ? pressed_ : std::nullopt; }
  bool isOwn(Square square) const;
  bool canMove(Square square) const;

  std::vector<Move> press(Square square);
  void startCarrying();
  std::vector<Move> release(std::optional<Square> square);
  /// A click, or Enter on the square of the cursor.
  std::vector<Move> choose(Square square);

  /// Puts the piece back, or else gives up the selection. Was there anything to give up?
  bool cancel();
  void clear();

 private:
  BoardView board_;
  Side own_{};
  std::vector<Move> legal_;
  std::optional<Square> selected_;
  std::optional<Square> pressed_;
  bool was_selected_ = false;  ///< before the press: then a click gives the selection up
  bool carrying_ = false;
};

}  // namespace raisechess::ui
