// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>

class QPainter;

namespace raisechess::ui {

/// Of a secret: filled where the move was the owner's own.
void draw_diamond(QPainter& painter, QPointF center, double radius, const QColor& color, bool hollow);
/// Of a loss.
void draw_ring(QPainter& painter, QPointF center);
/// What the pot is filled with.
QColor pot_color();

}  // namespace raisechess::ui
