// SPDX-License-Identifier: GPL-3.0-or-later
#include "style_switch.h"

#include <QPainter>

#include "style/fonts.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::ui {

StyleSwitch::StyleSwitch(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setText(QStringLiteral("%"));
  setFocusPolicy(Qt::StrongFocus);
  setFixedSize(30, 22);
}

void StyleSwitch::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor fill = isChecked() ? QColor(accent::teal_deep) : theme().window;
  draw_card(painter, QRectF(rect()).adjusted(1, 1, -1, -1), 10, fill, isChecked() ? fill : theme().line);
  painter.setFont(bold_font(TextRole::Note));
  painter.setPen(isChecked() ? QColor(Qt::white) : theme().quiet);
  painter.drawText(rect(), Qt::AlignCenter, text());
  if (hasFocus()) draw_card(painter, rect(), 11, Qt::transparent, QColor(accent::teal), 2);
}

}  // namespace raisechess::ui
