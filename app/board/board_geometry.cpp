// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_geometry.h"

#include <algorithm>
#include <cmath>

namespace raisechess::ui {

namespace {

/// The start of a board of `side` device pixels in the middle of `length`, such that `origin` + start is a whole device
/// pixel.
double start(double length, double side, double origin) {
  return std::round(origin + (length - side) / 2) - origin;
}

}  // namespace

BoardGeometry::BoardGeometry(QSizeF widget, double scale, QPointF origin, bool flipped) : flipped_(flipped) {
  const double room = std::min(widget.width(), widget.height()) * scale;
  const double side = std::max(8.0, std::floor(room / 8 + 1e-6) * 8);
  const double left = start(widget.width() * scale, side, origin.x() * scale);
  const double top = start(widget.height() * scale, side, origin.y() * scale);
  board_ = QRectF(left / scale, top / scale, side / scale, side / scale);
}

QRectF BoardGeometry::square(Square square) const {
  const int place = placeOf(square);
  const double size = squareSize();
  return {board_.left() + place % 8 * size, board_.top() + place / 8 * size, size, size};
}

std::optional<Square> BoardGeometry::squareAt(QPointF point) const {
  const int column = static_cast<int>(std::floor((point.x() - board_.left()) / squareSize()));
  const int row = static_cast<int>(std::floor((point.y() - board_.top()) / squareSize()));
  if (column < 0 || column > 7 || row < 0 || row > 7) return std::nullopt;
  return squareInPlace(row * 8 + column);
}

Square BoardGeometry::squareInPlace(int place) const {
  const int shown = flipped_ ? 63 - place : place;
  return square_at(shown % 8, 7 - shown / 8);
}

int BoardGeometry::placeOf(Square square) const {
  const int place = (7 - rank_of(square)) * 8 + file_of(square);
  return flipped_ ? 63 - place : place;
}

}  // namespace raisechess::ui
