// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include <algorithm>

#include "board_painter.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

QPolygonF diamond(QPointF center, double reach) {
  return QPolygonF({center + QPointF(0, -reach), center + QPointF(reach, 0), center + QPointF(0, reach),
                    center + QPointF(-reach, 0)});
}

}  // namespace

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
  QFont font = board_font(text_size);
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

}  // namespace raisechess::ui
