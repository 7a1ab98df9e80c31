// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <array>

#include "board_painter.h"
#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

/// The words of a thought.
class ThoughtWords {
  Q_DECLARE_TR_FUNCTIONS(raisechess::ui::BoardWidget)

 public:
  static QString question(PieceType type) { return tr("what if it is %1?").arg(Words::a_type(type)); }
  static QString warning() { return tr("a thought, not a fact"); }
};

QPen dashed(const QColor& color, double width, double of_pattern) {
  QPen pen(color, width, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({1.9 * of_pattern / width, 1.3 * of_pattern / width});
  return pen;
}

QPen dashes(double width) {
  return dashed(QColor(accent::amber), width, width);
}

/// Below the dashes: amber alone is hard to see on a light square.
QPen edge(double width) {
  return dashed(with_alpha(QColor(accent::bracket), 0.75), width * 1.6, width);
}

}  // namespace

void BoardPainter::supposed(Supposed what, Square square) {
  const QRectF area = geometry_.square(square);
  const double size = area.width();
  const double reach = what == Supposed::Threatened ? size * 0.445 : size * (what == Supposed::Reached ? 0.15 : 0.08);
  const double line = what == Supposed::Threatened ? size * 0.05 : size * 0.042;
  painter_.setBrush(Qt::NoBrush);
  for (const QPen& pen : {edge(line), dashes(line)}) {
    painter_.setPen(pen);
    painter_.drawEllipse(area.center(), reach, reach);
  }
}

/// A chip as of any hidden piece, but the ring and the glyph are open: the type is not known.
void BoardPainter::supposedChip(const PieceScene& piece, const QRectF& square) {
  const double size = square.width();
  const QPointF center(square.center().x(), square.top() + size * 0.455);
  const double chip = size * 0.78;
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(chip_colors(piece.side).face);
  painter_.drawEllipse(center, chip * 0.47, chip * 0.47);
  painter_.setPen(dashes(size * 0.05));
  painter_.setBrush(Qt::NoBrush);
  painter_.drawEllipse(center, chip * 0.5, chip * 0.5);
  const double inner = chip * 0.58;
  outlinedGlyph(*piece.type, chip_colors(piece.side), {center.x() - inner / 2, center.y() - inner / 2, inner, inner});
}

void BoardPainter::outlinedGlyph(PieceType type, const ChipColors& colors, const QRectF& area) {
  const double line = area.width() * 0.045;
  const QPixmap outline = Pictures::glyph(type, colors.glyph, area.width(), scale_);
  constexpr std::array<QPointF, 8> directions{QPointF(1, 0),   QPointF(-1, 0),   QPointF(0, 1),    QPointF(0, -1),
                                              QPointF(.7, .7), QPointF(-.7, .7), QPointF(.7, -.7), QPointF(-.7, -.7)};
  for (const QPointF& direction : directions) painter_.drawPixmap(area.topLeft() + direction * line, outline);
  painter_.drawPixmap(area.topLeft(), Pictures::glyph(type, colors.face, area.width(), scale_));
}

/// Beside the piece, towards the middle of the board; two small circles lead to it, as thoughts are drawn.
void BoardPainter::bubble(const PieceScene& piece, Square square) {
  const QRectF from = geometry_.square(square);
  const double size = from.width();
  const QFont bold = board_font(size * 0.15);
  QFont plain = board_font(size * 0.135);
  plain.setBold(false);
  const QString question = ThoughtWords::question(*piece.type);
  const QString warning = ThoughtWords::warning();
  const double text =
      std::max(QFontMetricsF(bold).horizontalAdvance(question), QFontMetricsF(plain).horizontalAdvance(warning));
  const QRectF board = geometry_.board();
  const double right = from.center().x() < board.center().x() ? 1 : -1;
  const double up = from.top() - size * 0.7 >= board.top() ? -1 : 1;
  QRectF box(0, 0, text + size * 0.36, size * 0.54);
  box.moveCenter(from.center() + QPointF(right * (size * 0.55 + box.width() / 2), up * size * 0.66));
  box.moveLeft(std::clamp(box.left(), board.left() + 2, std::max(board.left() + 2, board.right() - box.width() - 2)));
  const QPointF corner = from.center() + QPointF(right * size * 0.46, up * size * 0.44);
  painter_.setBrush(QColor(accent::mark_paper));
  painter_.setPen(QPen(QColor(accent::amber), size * 0.02));
  for (double part : {0.0, 0.55}) {
    painter_.drawEllipse(corner + QPointF(right * part * size * 0.2, up * part * size * 0.1),
                         size * (0.045 + part / 20), size * (0.045 + part / 20));
  }
  fill_rounded(painter_, box, box.height() / 2, QColor(accent::mark_paper));
  draw_dashed(painter_, box, box.height() / 2, QColor(accent::bracket), std::max(1.2, size * 0.02));
  painter_.setPen(QColor(accent::mark_ink));
  painter_.setFont(bold);
  painter_.drawText(box.adjusted(0, size * 0.05, 0, -box.height() / 2), Qt::AlignCenter, question);
  painter_.setFont(plain);
  painter_.drawText(box.adjusted(0, box.height() / 2, 0, -size * 0.06), Qt::AlignCenter, warning);
}

}  // namespace raisechess::ui
