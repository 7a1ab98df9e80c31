// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace raisechess::ui {

void fill_rounded(QPainter& painter, const QRectF& rect, double radius, const QColor& fill);

/// A filled card whose line of `width` lies wholly inside `rect`.
void draw_card(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& line,
               double width = 1);

/// The same as a dashed outline: what is thought, and not known.
void draw_dashed(QPainter& painter, const QRectF& rect, double radius, const QColor& line, double width);

/// One line of text, cut with "…" where it does not fit.
void draw_elided(QPainter& painter, const QRectF& rect, int alignment, const QString& text);

}  // namespace raisechess::ui
