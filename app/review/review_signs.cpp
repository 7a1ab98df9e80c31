// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_signs.h"

#include <QPainter>

#include "style/theme.h"

namespace raisechess::ui {

void draw_diamond(QPainter& painter, QPointF center, double radius, const QColor& color, bool hollow) {
  const double reach = hollow ? radius - 0.7 : radius;
  painter.setPen(hollow ? QPen(color, 1.6) : QPen(Qt::NoPen));
  painter.setBrush(hollow ? theme().panel : color);
  painter.drawPolygon(QPolygonF({center + QPointF(0, -reach), center + QPointF(reach, 0), center + QPointF(0, reach),
                                 center + QPointF(-reach, 0)}));
}

void draw_ring(QPainter& painter, QPointF center) {
  painter.setPen(QPen(QColor(accent::red), 2));
  painter.setBrush(theme().panel);
  painter.drawEllipse(center, 4, 4);
}

QColor pot_color() {
  return with_alpha(QColor(accent::amber), theme().dark ? 0.18 : 0.25);
}

}  // namespace raisechess::ui
