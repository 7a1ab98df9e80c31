// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "board_painter.h"
#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

// Sizes of pictures as parts of a square.
constexpr double piece_part = 0.94;
constexpr double chip_part = 0.78;
constexpr double badge_part = 0.29;

}  // namespace

void BoardPainter::prepare(double square, double scale, PieceSet pieces) {
  for (Side side : both_sides) {
    for (PieceType type : all_piece_types) Pictures::piece(side, type, square * piece_part, scale, pieces);
    Pictures::chip(side, Pictures::Chip::Unknown, square * chip_part, scale);
  }
  Pictures::icon(Pictures::Icon::BadgeSecret, square * badge_part, scale);
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

ChipColors chip_colors(Side side) {
  const QColor dark(accent::chip_dark_face), pale(accent::chip_pale_face);
  return side == Side::White ? ChipColors{pale, dark} : ChipColors{dark, pale};
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
  if (piece.face == Face::Supposed) return supposedChip(piece, square);
  if (piece.face == Face::TurnedUp) return turnedUp(piece, square);
  const double size = square.width() * piece_part;
  const QRectF area(square.center().x() - size / 2, square.center().y() - size / 2, size, size);
  picture(Pictures::piece(piece.side, *piece.type, size, scale_, pieces_), area);
  if (piece.face != Face::Open) badge(piece.face == Face::OwnKnown, square);
}

void BoardPainter::badge(bool known, const QRectF& square) {
  const double size = square.width() * badge_part;
  const double edge = square.width() * 0.02;
  const QRectF area(square.right() - size - edge, square.top() + edge, size, size);
  picture(Pictures::icon(known ? Pictures::Icon::BadgeKnown : Pictures::Icon::BadgeSecret, size, scale_), area);
}

void BoardPainter::chip(const PieceScene& piece, const QRectF& square) {
  const double size = square.width() * chip_part;
  const QPointF center(square.center().x(), square.top() + square.height() * 0.455);
  const QRectF area(center.x() - size / 2, center.y() - size / 2, size, size);
  const bool deduced = piece.face == Face::Deduced;
  picture(Pictures::chip(piece.side, deduced ? Pictures::Chip::Plain : Pictures::Chip::Unknown, size, scale_), area);
  if (deduced) {
    const double inner = size * 0.56;
    picture(Pictures::glyph(*piece.type, chip_colors(piece.side).glyph, inner, scale_),
            {center.x() - inner / 2, center.y() - inner / 2, inner, inner});
  }
  typeBar(piece, square);
}

/// One part of the bar for each type that is possible, as wide as it is likely; violet throughout when it is known.
void BoardPainter::typeBar(const PieceScene& piece, const QRectF& square) {
  const double size = square.width();
  const QRectF bar(square.left() + size * 0.19, square.top() + size * 0.868, size * 0.62, size * 0.085);
  const bool deduced = piece.face == Face::Deduced;
  constexpr double least = 0.08;  // so that an unlikely type can be seen
  double whole = deduced ? 1 : 0;
  for (double part : piece.share) whole += part > 0 ? std::max(part, least) : 0;
  if (whole <= 0) return;
  fill_rounded(painter_, bar.adjusted(-1, -1, 1, 1), 2, with_alpha(QColor(accent::chip_dark_face), 0.85));
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
  picture(Pictures::piece(piece.side, *piece.type, inner, scale_, pieces_), area);
  pill(square, QColor(piece.own ? accent::teal_deep : accent::violet));
}

void BoardPainter::pill(const QRectF& square, const QColor& color) {
  const double size = square.width();
  const QRectF area(square.left() + size * 0.05, square.top() + size * 0.78, size * 0.9, size * 0.185);
  const QString text =
      QCoreApplication::translate("raisechess::ui::BoardWidget", "was hidden", "on a piece that was turned up");
  QFont font = board_font(size * 0.125);
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

}  // namespace raisechess::ui
