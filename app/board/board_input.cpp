// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_input.h"

#include <algorithm>
#include <utility>

namespace raisechess::ui {

void BoardInput::setPosition(const BoardView& board, Side own, std::vector<Move> legal) {
  const bool same_piece = selected_ && board[*selected_] == board_[*selected_];
  board_ = board;
  own_ = own;
  legal_ = std::move(legal);
  pressed_.reset();
  carrying_ = false;
  if (!same_piece) selected_.reset();
}

bool BoardInput::isOwn(Square square) const {
  return board_[square] && board_[square]->side == own_;
}

bool BoardInput::canMove(Square square) const {
  return std::any_of(legal_.begin(), legal_.end(), [&](Move move) { return move.from() == square; });
}

std::vector<Move> BoardInput::press(Square square) {
  if (selected_ && *selected_ != square) {
    std::vector<Move> meant = moves_meant(legal_, *selected_, square, Gesture::Click);
    if (!meant.empty()) {
      clear();
      return meant;
    }
  }
  was_selected_ = selected_ == square;
  selected_ = isOwn(square) ? std::optional(square) : std::nullopt;
  pressed_ = selected_;
  carrying_ = false;
  return {};
}

void BoardInput::startCarrying() {
  carrying_ = pressed_.has_value();
}

std::vector<Move> BoardInput::release(std::optional<Square> square) {
  const std::optional<Square> from = std::exchange(pressed_, std::nullopt);
  const bool carried = std::exchange(carrying_, false);
  if (!from) return {};
  if (!carried) {
    if (was_selected_) selected_.reset();
    return {};
  }
  if (square == from) return {};
  selected_.reset();
  return square ? moves_meant(legal_, *from, *square, Gesture::Drag) : std::vector<Move>();
}

std::vector<Move> BoardInput::choose(Square square) {
  std::vector<Move> meant = press(square);
  release(square);
  return meant;
}

bool BoardInput::cancel() {
  if (carrying_) {
    clear();
    return true;
  }
  pressed_.reset();
  return std::exchange(selected_, std::nullopt).has_value();
}

void BoardInput::clear() {
  selected_.reset();
  pressed_.reset();
  carrying_ = false;
}

}  // namespace raisechess::ui
