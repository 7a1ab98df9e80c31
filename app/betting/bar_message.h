// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>
#include <QWidget>

#include "bar_state.h"
#include "style/metrics.h"

namespace raisechess::ui {

/// The line between the pot and what is to be answered.
class FeltLine : public QWidget {
 public:
  explicit FeltLine(QWidget* parent) : QWidget(parent) { setFixedHeight(1); }

 protected:
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), QColor(255, 255, 255, 0x2a)); }
};

/// What happened in bold, what it costs behind it; rich text.
QString message_text(const BarState& state, Density density);
/// Of rich text in one line, in pixels.
QSize text_size(const QString& rich_text, const QFont& font);

}  // namespace raisechess::ui
