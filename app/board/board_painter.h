// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>

#include <vector>

#include "board_geometry.h"
#include "board_scene.h"

namespace raisechess::ui {

/// A piece on its way: painted instead of what stands on `square`.
struct PieceMotion {
  Square square{};
  PieceScene piece;
  QPointF offset;        ///< in squares
  double width = 1;      ///< of a piece that turns over: 1 = seen from the front, 0 = from the edge
  bool replaces = true;  ///< false: painted beside what stands there (a piece that is being captured)
};

/// Of the chip that stands for a hidden piece of `side`.
struct ChipColors {
  QColor face;
  QColor glyph;
};
ChipColors chip_colors(Side side);

/// Draws the parts of a board, from below to above. All lengths follow from the size of a square. Pieces are drawn in
/// piece_painter.cpp, the marks of targets in target_painter.cpp.
class BoardPainter {
 public:
  BoardPainter(QPainter& painter, const BoardGeometry& geometry, double scale, PieceSet pieces)
      : painter_(painter), geometry_(geometry), scale_(scale), pieces_(pieces) {}

  /// Has the pictures of pieces, hidden ones and badges ready for squares of this size.
  static void prepare(double square, double scale, PieceSet pieces);

  void squares(BoardColors colors, Coordinates coordinates);
  void past();  ///< over the squares of an earlier position
  void marksBelow(const BoardScene& scene, std::optional<Square> selected);
  void piece(const PieceScene& piece, QRectF square);
  void motion(const PieceMotion& motion);
  void supposed(Supposed what, Square square);          ///< a mark of the thought
  void bubble(const PieceScene& piece, Square square);  ///< the words of the thought, beside its piece
  void target(const TargetScene& target, Square square);
  void landing(Square square);  ///< where the carried piece would be put down
  void cursor(Square square);
  void mark(const BoardMark& mark);

 private:
  void coordinate(Square square, Coordinates coordinates, const QColor& ink);
  void check(const QRectF& square);
  void brackets(const QRectF& square);
  void chip(const PieceScene& piece, const QRectF& square);
  void supposedChip(const PieceScene& piece, const QRectF& square);
  void outlinedGlyph(PieceType type, const ChipColors& colors, const QRectF& area);
  void typeBar(const PieceScene& piece, const QRectF& square);
  void turnedUp(const PieceScene& piece, const QRectF& square);
  void pill(const QRectF& square, const QColor& color);
  void badge(bool known, const QRectF& square);
  void smallTarget(const TargetScene& target, const QRectF& square);
  void targetAround(const TargetScene& target, const QRectF& square);
  void numberRing(QPointF center, double radius, double line, const QString& number, double text_size);
  void arrow(const QColor& color, QPointF from, QPointF to);
  void picture(const QPixmap& pixmap, const QRectF& rect);

  QPainter& painter_;
  const BoardGeometry& geometry_;
  double scale_;
  PieceSet pieces_;
};

/// The colours of light and dark squares in the theme in use.
struct SquareColors {
  QColor light;
  QColor dark;
};
SquareColors square_colors(BoardColors colors);
QColor coordinate_ink(const SquareColors& colors, bool on_light);

QColor type_color(PieceType type);

/// The bold font of texts on the board, as high as the square asks for.
QFont board_font(double pixels);

}  // namespace raisechess::ui
