// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_painter.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

#include "style/contrast.h"
#include "style/fonts.h"
#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

QColor color_of(BoardMark::Color color) {
  switch (color) {
    case BoardMark::Color::Teal:
      return accent::teal;
    case BoardMark::Color::Amber:
      return accent::amber;
    case BoardMark::Color::Red:
      return accent::red;
    case BoardMark::Color::Violet:
      return accent::violet;
  }
  return accent::teal;
}

}  // namespace

QFont board_font(double pixels) {
  QFont font = bold_font(TextRole::Body);
  font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
  return font;
}

SquareColors square_colors(BoardColors colors) {
  switch (colors) {
    case BoardColors::Walnut:
      return {theme().light_square, theme().dark_square};
    case BoardColors::Green:
      return {0xeaeed8, theme().dark ? 0x5f8558 : 0x739a67};
    case BoardColors::Blue:
      return {0xe3e9ef, theme().dark ? 0x62809c : 0x7795b2};
    case BoardColors::Grey:
      return {0xe4e2de, theme().dark ? 0x7f7c79 : 0x979390};
  }
  return {};
}

QColor coordinate_ink(const SquareColors& colors, bool on_light) {
  return on_light ? readable_on(colors.light, colors.dark) : readable_on(colors.dark, colors.light);
}

void BoardPainter::squares(BoardColors colors, Coordinates coordinates) {
  const SquareColors paint = square_colors(colors);
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    painter_.fillRect(geometry_.square(square), is_light(square) ? paint.light : paint.dark);
    coordinate(square, coordinates, coordinate_ink(paint, is_light(square)));
  }
}

void BoardPainter::coordinate(Square square, Coordinates coordinates, const QColor& ink) {
  if (coordinates == Coordinates::None) return;
  const int place = geometry_.placeOf(square);
  const double size = geometry_.squareSize();
  const QRectF area = geometry_.square(square).adjusted(size * 0.055, size * 0.03, -size * 0.055, -size * 0.03);
  const QString name = QString::fromStdString(raisechess::name(square));
  painter_.setFont(board_font(std::clamp(size * 0.145, 8.0, 14.0)));
  painter_.setPen(ink);
  if (coordinates == Coordinates::EverySquare) {
    painter_.drawText(area, Qt::AlignLeft | Qt::AlignTop, name);
    return;
  }
  if (place % 8 == 0) painter_.drawText(area, Qt::AlignLeft | Qt::AlignTop, name.mid(1));
  if (place / 8 == 7) painter_.drawText(area, Qt::AlignRight | Qt::AlignBottom, name.left(1));
}

void BoardPainter::marksBelow(const BoardScene& scene, std::optional<Square> selected) {
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const SquareScene& shown = at(scene, square);
    const QRectF area = geometry_.square(square);
    if (shown.left || shown.reached) painter_.fillRect(area, with_alpha(QColor(accent::amber), 0.38));
    if (shown.reached) brackets(area);
    if (shown.in_check) check(area);
    if (selected == square) painter_.fillRect(area, with_alpha(QColor(accent::teal), 0.45));
    if (selected == square) draw_card(painter_, area, 0, Qt::transparent, QColor(accent::teal_deep), 2);
  }
}

void BoardPainter::check(const QRectF& square) {
  QRadialGradient glow(square.center(), square.width() * 0.62);
  glow.setColorAt(0, with_alpha(QColor(accent::red), 0.95));
  glow.setColorAt(1, with_alpha(QColor(accent::red), 0.15));
  painter_.fillRect(square, glow);
  const double width = std::max(2.0, square.width() * 0.04);
  draw_card(painter_, square, 0, Qt::transparent, QColor(accent::red).darker(125), width);
}

void BoardPainter::brackets(const QRectF& square) {
  const double reach = square.width() * 0.12;
  const QRectF frame = square.adjusted(2, 2, -2, -2);
  painter_.setPen(QPen(with_alpha(QColor(accent::bracket), 0.75), 1.6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter_.setBrush(Qt::NoBrush);
  const auto corner = [&](QPointF at, double right, double down) {
    painter_.drawPolyline(QPolygonF({at + QPointF(right * reach, 0), at, at + QPointF(0, down * reach)}));
  };
  corner(frame.topLeft(), 1, 1);
  corner(frame.topRight(), -1, 1);
  corner(frame.bottomLeft(), 1, -1);
  corner(frame.bottomRight(), -1, -1);
}

void BoardPainter::landing(Square square) {
  draw_card(painter_, geometry_.square(square), 0, Qt::transparent, QColor(accent::teal_deep),
            geometry_.squareSize() * 0.05);
}

void BoardPainter::cursor(Square square) {
  const double width = std::max(2.0, geometry_.squareSize() * 0.04);
  const QRectF area = geometry_.square(square).adjusted(1, 1, -1, -1);
  draw_card(painter_, area, 4, Qt::transparent, Qt::white, width);
  draw_card(painter_, area.adjusted(width, width, -width, -width), 3, Qt::transparent, QColor(accent::teal_deep),
            width);
}

void BoardPainter::mark(const BoardMark& mark) {
  const QColor color = color_of(mark.color);
  const double size = geometry_.squareSize();
  if (mark.from == mark.to) {
    painter_.setPen(QPen(with_alpha(color, 0.9), size * 0.06));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawEllipse(geometry_.square(mark.from).center(), size * 0.455, size * 0.455);
    return;
  }
  arrow(with_alpha(color, 0.86), geometry_.square(mark.from).center(), geometry_.square(mark.to).center());
}

void BoardPainter::arrow(const QColor& color, QPointF from, QPointF to) {
  const double size = geometry_.squareSize();
  const QLineF whole(from, to);
  const QPointF along = (to - from) / whole.length();
  const QPointF across(-along.y(), along.x());
  const QPointF start = from + along * size * 0.2;
  const QPointF neck = to - along * size * 0.32;
  const double half = size * 0.055;
  const double wing = size * 0.17;
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(color);
  painter_.drawPolygon(
      QPolygonF({start + across * half, neck + across * half, neck + across * wing, to - along * size * 0.04,
                 neck - across * wing, neck - across * half, start - across * half}));
}

/// Paler squares in a frame: what stands on them is not the present.
void BoardPainter::past() {
  const QRectF board = geometry_.board();
  painter_.fillRect(board, with_alpha(theme().window, 0.4));
  draw_card(painter_, board, 0, Qt::transparent, theme().quiet, 3);
}

}  // namespace raisechess::ui
