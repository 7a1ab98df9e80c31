// SPDX-License-Identifier: GPL-3.0-or-later
#include "bits_bar.h"

#include <QPainter>

#include <algorithm>

#include "style/paint.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

BitsBar::BitsBar(QWidget* parent) : QWidget(parent) {
  setFixedHeight(6);
}

void BitsBar::show(double bits, double at_the_deal) {
  part_ = at_the_deal > 0 ? std::clamp(bits / at_the_deal, 0.0, 1.0) : 0;
  setAccessibleName(tr("Uncertainty left"));
  setToolTip(tr("%1 of %2 are left", "4.3 bits of 7.0 bits").arg(Words::bits(bits), Words::bits(at_the_deal)));
  setAccessibleDescription(toolTip());
  update();
}

void BitsBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  fill_rounded(painter, rect(), 3, theme().line);
  if (part_ > 0) fill_rounded(painter, QRectF(0, 0, std::max(6.0, width() * part_), 6), 3, QColor(accent::violet));
}

}  // namespace raisechess::ui
