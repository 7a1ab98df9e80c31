// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

#include "view/square.h"

namespace raisechess::ui {

/// Where the squares lie. Lengths are device-independent pixels; the board's side is a multiple of eight device pixels
/// and begins on a whole one, so that all squares are equally large and sharp at every scale.
class BoardGeometry {
 public:
  BoardGeometry() = default;
  /// `origin`: where the widget begins in its window.
  BoardGeometry(QSizeF widget, double scale, QPointF origin, bool flipped);

  QRectF board() const { return board_; }
  double squareSize() const { return board_.width() / 8; }
  QRectF square(Square square) const;
  std::optional<Square> squareAt(QPointF point) const;

  /// Places in reading order: 0 top left to 63 bottom right.
  Square squareInPlace(int place) const;
  int placeOf(Square square) const;

  friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

 private:
  QRectF board_;
  bool flipped_ = false;
};

}  // namespace raisechess::ui
