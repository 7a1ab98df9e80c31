// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/paint.h"

#include <QFontMetricsF>

namespace raisechess::ui {

void fill_rounded(QPainter& painter, const QRectF& rect, double radius, const QColor& fill) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawRoundedRect(rect, radius, radius);
}

void draw_card(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& line,
               double width) {
  const double inset = width / 2;
  painter.setPen(QPen(line, width));
  painter.setBrush(fill);
  painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
}

void draw_dashed(QPainter& painter, const QRectF& rect, double radius, const QColor& line, double width) {
  const double half = width / 2;
  QPen pen(line, width);
  pen.setDashPattern({2.6, 2});
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
}

void draw_elided(QPainter& painter, const QRectF& rect, int alignment, const QString& text) {
  const QString fitting = QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, rect.width());
  painter.drawText(rect, alignment | Qt::TextSingleLine, fitting);
}

}  // namespace raisechess::ui
