// SPDX-License-Identifier: GPL-3.0-or-later
#include "bits_bar.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "style/paint.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

BitsBar::BitsBar(QWidget* parent) : QWidget(parent) {
  setFixedHeight(6);
}

void BitsBar::show(const RangeTable& range, std::optional<double> supposed) {
  const double bits = range.bits;
  const double at_the_deal = static_cast<double>(range.rows.size()) * std::log2(5.0);
  part_ = at_the_deal > 0 ? std::clamp(bits / at_the_deal, 0.0, 1.0) : 0;
  supposed_part_ = bits > 0 ? part_ * supposed.value_or(bits) / bits : part_;
  setAccessibleName(tr("Uncertainty left"));
  setToolTip(tr("%1 of %2 are left", "4.3 bits of 7.0 bits").arg(Words::bits(bits), Words::bits(at_the_deal)) + '\n' +
             Words::uncertainty_plain(range.deals, bits));
  setAccessibleDescription(toolTip());
  update();
}

void BitsBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  fill_rounded(painter, rect(), 3, theme().line);
  const auto part = [&](double share, QRgb color) {
    if (share > 0) fill_rounded(painter, QRectF(0, 0, std::max(6.0, width() * share), 6), 3, QColor(color));
  };
  if (supposed_part_ < part_) part(part_, accent::amber);
  part(supposed_part_, accent::violet);
}

}  // namespace raisechess::ui

#include "moc_bits_bar.cpp"
