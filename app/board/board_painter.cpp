// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

#include "style/fonts.h"
#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

QFont bold_pixels(double pixels) {
  QFont font = bold_font(TextRole::Body);
  font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
  return font;
}

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

QPolygonF diamond(QPointF center, double reach) {
  return QPolygonF({center + QPointF(0, -reach), center + QPointF(reach, 0), center + QPointF(0, reach),
                    center + QPointF(-reach, 0)});
}

}  // namespace

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

QColor type_color(PieceType type) {
  switch (type) {
    case PieceType::Queen:
      return accent::amber;
    case PieceType::Rook:
      return accent::red;
    case PieceType::Bishop:
      return accent::teal;
    case PieceType::Knight:
      return accent::violet;
    default:
      return accent::pawn_grey;
  }
}

void BoardPainter::squares(BoardColors colors, Coordinates coordinates) {
  const SquareColors paint = square_colors(colors);
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    painter_.fillRect(geometry_.square(square), is_light(square) ? paint.light : paint.dark);
    coordinate(square, coordinates, is_light(square) ? paint.dark : paint.light);
  }
}

void BoardPainter::coordinate(Square square, Coordinates coordinates, const QColor& ink) {
  if (coordinates == Coordinates::None) return;
  const int place = geometry_.placeOf(square);
  const double size = geometry_.squareSize();
  const QRectF area = geometry_.square(square).adjusted(size * 0.055, size * 0.03, -size * 0.055, -size * 0.03);
  const QString name = QString::fromStdString(raisechess::name(square));
  painter_.setFont(bold_pixels(std::clamp(size * 0.145, 8.0, 14.0)));
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

/// Puts a picture on whole device pixels of the window, so that it stays sharp; a piece that turns over is not aligned.
void BoardPainter::picture(const QPixmap& pixmap, const QRectF& rect) {
  const QTransform& to_device = painter_.deviceTransform();
  if (to_device.type() > QTransform::TxScale || !qFuzzyCompare(to_device.m11(), to_device.m22())) {
    painter_.drawPixmap(rect, pixmap, QRectF(pixmap.rect()));
    return;
  }
  const QPointF device = to_device.map(rect.topLeft());
  const QPointF whole(std::round(device.x()), std::round(device.y()));
  painter_.drawPixmap(to_device.inverted().map(whole), pixmap);
}

void BoardPainter::piece(const PieceScene& piece, QRectF square) {
  if (piece.face == Face::Hidden || piece.face == Face::Deduced) return chip(piece, square);
  if (piece.face == Face::TurnedUp) return turnedUp(piece, square);
  const double size = square.width() * 0.94;
  const QRectF area(square.center().x() - size / 2, square.center().y() - size / 2, size, size);
  picture(Pictures::piece(piece.side, *piece.type, size, scale_), area);
  if (piece.face != Face::Open) badge(piece.face == Face::OwnKnown, square);
}

void BoardPainter::badge(bool known, const QRectF& square) {
  const double size = square.width() * 0.29;
  const double edge = square.width() * 0.02;
  const QRectF area(square.right() - size - edge, square.top() + edge, size, size);
  picture(Pictures::icon(known ? Pictures::Icon::BadgeKnown : Pictures::Icon::BadgeSecret, size, scale_), area);
}

void BoardPainter::chip(const PieceScene& piece, const QRectF& square) {
  const double size = square.width() * 0.78;
  const QPointF center(square.center().x(), square.top() + square.height() * 0.455);
  const QRectF area(center.x() - size / 2, center.y() - size / 2, size, size);
  const bool deduced = piece.face == Face::Deduced;
  picture(Pictures::icon(deduced ? Pictures::Icon::Chip : Pictures::Icon::ChipUnknown, size, scale_), area);
  if (deduced) {
    const double inner = size * 0.56;
    picture(Pictures::glyph(*piece.type, QColor(accent::chip_glyph), inner, scale_),
            {center.x() - inner / 2, center.y() - inner / 2, inner, inner});
  }
  typeBar(piece, square);
}

/// One part of the bar for each type that is possible, as wide as it is likely; violet throughout when it is known.
void BoardPainter::typeBar(const PieceScene& piece, const QRectF& square) {
  const double size = square.width();
  const QRectF bar(square.left() + size * 0.158, square.top() + size * 0.868, size * 0.684, size * 0.085);
  const bool deduced = piece.face == Face::Deduced;
  constexpr double least = 0.08;  // so that an unlikely type can be seen
  double whole = deduced ? 1 : 0;
  for (double part : piece.share) whole += part > 0 ? std::max(part, least) : 0;
  if (whole <= 0) return;
  fill_rounded(painter_, bar.adjusted(-1, -1, 1, 1), 2, with_alpha(QColor(accent::chip_face), 0.85));
  if (deduced) return painter_.fillRect(bar, QColor(accent::violet));
  double left = bar.left();
  for (std::size_t i = 0; i < piece.share.size(); ++i) {
    if (piece.share[i] <= 0) continue;
    const double width = bar.width() * std::max(piece.share[i], least) / whole;
    painter_.fillRect(QRectF(left, bar.top(), width, bar.height()), type_color(pocket_types[i]));
    left += width;
  }
}

void BoardPainter::turnedUp(const PieceScene& piece, const QRectF& square) {
  const double size = square.width();
  const QPointF center(square.center().x(), square.top() + size * 0.445);
  const QColor owner = piece.own ? accent::teal : accent::violet;
  painter_.setPen(QPen(owner, size * 0.033));
  painter_.setBrush(QColor(piece.own ? accent::pale_teal : accent::pale_violet));
  painter_.drawEllipse(center, size * 0.382, size * 0.382);
  QPen dashes(owner, size * 0.017);
  dashes.setDashPattern({2.3, 2.3});
  painter_.setPen(dashes);
  painter_.setBrush(Qt::NoBrush);
  painter_.drawEllipse(center, size * 0.322, size * 0.322);
  const double inner = size * 0.66;
  const QRectF area(center.x() - inner / 2, center.y() - inner / 2 - size * 0.02, inner, inner);
  picture(Pictures::piece(piece.side, *piece.type, inner, scale_), area);
  pill(square, QColor(piece.own ? accent::teal_deep : accent::violet));
}

void BoardPainter::pill(const QRectF& square, const QColor& color) {
  const double size = square.width();
  const QRectF area(square.left() + size * 0.05, square.top() + size * 0.78, size * 0.9, size * 0.185);
  const QString text = QCoreApplication::translate("BoardWidget", "was hidden", "on a piece that was turned up");
  QFont font = bold_pixels(size * 0.125);
  const double room = area.width() - area.height() * 0.6;
  const double width = QFontMetricsF(font).horizontalAdvance(text);
  if (width > room) font.setPixelSize(std::max(6, static_cast<int>(font.pixelSize() * room / width)));
  fill_rounded(painter_, area, area.height() / 2, color);
  painter_.setFont(font);
  painter_.setPen(Qt::white);
  painter_.drawText(area, Qt::AlignCenter, text);
}

void BoardPainter::motion(const PieceMotion& motion) {
  const double size = geometry_.squareSize();
  const QRectF square = geometry_.square(motion.square).translated(motion.offset * size);
  if (motion.width >= 1) return piece(motion.piece, square);
  painter_.save();
  painter_.translate(square.center());
  painter_.scale(std::max(0.02, motion.width), 1);
  painter_.translate(-square.center());
  piece(motion.piece, square);
  painter_.restore();
}

void BoardPainter::target(const TargetScene& target, Square square) {
  if (target.occupied) {
    targetAround(target, geometry_.square(square));
  } else {
    smallTarget(target, geometry_.square(square));
  }
}

void BoardPainter::smallTarget(const TargetScene& target, const QRectF& square) {
  const double size = square.width();
  const QPointF center = square.center();
  const QPen paper(with_alpha(QColor(accent::mark_paper), 0.85), size * 0.02);
  switch (target.effect) {
    case Secrecy::Keeps:
      painter_.setPen(paper);
      painter_.setBrush(QColor(accent::teal));
      painter_.drawEllipse(center, size * 0.135, size * 0.135);
      break;
    case Secrecy::Narrows:
      numberRing(center, size * 0.175, size * 0.052, target.number, size * 0.17);
      break;
    case Secrecy::Reveals:
      painter_.setPen(paper);
      painter_.setBrush(QColor(accent::red));
      painter_.drawPolygon(diamond(center, size * 0.19));
      break;
  }
}

void BoardPainter::numberRing(QPointF center, double radius, double line, const QString& number, double text_size) {
  QFont font = bold_pixels(text_size);
  const double width = QFontMetricsF(font).horizontalAdvance(number);
  const double reach = std::max(radius, width / 2 + line + 2);
  painter_.setPen(QPen(QColor(accent::amber), line));
  painter_.setBrush(QColor(accent::mark_paper));
  const QRectF ring(center.x() - reach, center.y() - radius, 2 * reach, 2 * radius);
  painter_.drawRoundedRect(ring, radius, radius);
  painter_.setFont(font);
  painter_.setPen(QColor(accent::mark_ink));
  painter_.drawText(ring, Qt::AlignCenter, number);
}

void BoardPainter::targetAround(const TargetScene& target, const QRectF& square) {
  const double size = square.width();
  const QPointF center = square.center();
  const double line = size * 0.055;
  painter_.setBrush(Qt::NoBrush);
  if (target.effect == Secrecy::Reveals) {
    painter_.setPen(QPen(QColor(accent::red), line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter_.drawPolygon(diamond(center, size * 0.46));
    return;
  }
  const bool narrows = target.effect == Secrecy::Narrows;
  painter_.setPen(QPen(QColor(narrows ? accent::amber : accent::teal), line));
  painter_.drawEllipse(center, size * 0.445, size * 0.445);
  if (narrows) {
    numberRing(center + QPointF(size * 0.33, -size * 0.33), size * 0.135, size * 0.035, target.number, size * 0.165);
  }
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

void BoardPainter::typed(const QString& text) {
  QFont font = bold_font(TextRole::PanelTitle);
  const double width = QFontMetricsF(font).horizontalAdvance(text) + 32;
  const QRectF board = geometry_.board();
  const QRectF area(board.center().x() - width / 2, board.bottom() - 52, width, 36);
  fill_rounded(painter_, area, 18, with_alpha(QColor(accent::chip_face), 0.94));
  painter_.setFont(font);
  painter_.setPen(QColor(accent::chip_glyph));
  painter_.drawText(area, Qt::AlignCenter, text);
}

}  // namespace raisechess::ui
