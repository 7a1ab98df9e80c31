// SPDX-License-Identifier: GPL-3.0-or-later
#include "equity_meter.h"

#include <QPainter>

#include <algorithm>

#include "style/fonts.h"
#include "style/paint.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

EquityMeter::EquityMeter(Ground ground, QWidget* parent) : QWidget(parent), ground_(ground) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void EquityMeter::show(const EquityShown& equity, std::optional<int> needed) {
  equity_ = equity;
  needed_ = needed;
  const QString name = QStringLiteral("%1: %2").arg(title(), value());
  setAccessibleName(needed ? name + QStringLiteral("; ") + price() : name);
  setToolTip(ground_ == Ground::Felt
                 ? tr("The chance to win the pot, with half of the chance to split it, if every deal of the range is "
                      "equally likely. Of 100 estimates 95 were of groups that were off by no more than the number "
                      "after ±, or lay within the two numbers.")
                 : tr("The chance to win the hand, with half of the chance of a draw, if every deal of the range is "
                      "equally likely. Of 100 estimates 95 were of groups that were off by no more than the number "
                      "after ±, or lay within the two numbers."));
  updateGeometry();
  update();
}

QString EquityMeter::title() const {
  if (equity_.supposed) return tr("your chance in your thought");
  return ground_ == Ground::Felt ? tr("your equity against the range") : tr("your chance to win the hand");
}

QColor EquityMeter::ink() const {
  return ground_ == Ground::Felt ? theme().felt_text : theme().text;
}

QString EquityMeter::value() const {
  if (!equity_.chance) return QChar(0x2026);
  return Words::chance(equity_.chance->value, equity_.chance->margin);
}

QString EquityMeter::price() const {
  return tr("%1 needed").arg(Words::percent(needed_.value_or(0)));
}

QSize EquityMeter::sizeHint() const {
  const QFontMetrics small(text_font(TextRole::Secondary));
  return {std::max(200, small.horizontalAdvance(title())), 2 * small.height() + 20};
}

void EquityMeter::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(text_font(TextRole::Secondary));
  const double line = QFontMetricsF(painter.font()).height();
  painter.setPen(ground_ == Ground::Felt ? with_alpha(theme().felt_text, 0.88) : theme().quiet);
  draw_elided(painter, QRectF(0, 0, width(), line), Qt::AlignRight | Qt::AlignVCenter, title());
  const QRectF bar(0, line + 3, width(), 13);
  paintBar(painter, bar);
  paintNumbers(painter, bar);
}

void EquityMeter::paintBar(QPainter& painter, const QRectF& bar) const {
  const bool felt = ground_ == Ground::Felt;
  fill_rounded(painter, bar, bar.height() / 2, felt ? QColor(255, 255, 255, 0x33) : theme().line);
  if (equity_.chance) {
    QRectF filled = bar;
    filled.setWidth(std::max(bar.height(), bar.width() * std::clamp(equity_.chance->value, 0.0, 1.0)));
    const QColor amber(accent::amber);
    fill_rounded(painter, filled, bar.height() / 2, equity_.supposed ? with_alpha(amber, 0.35) : QColor(accent::teal));
    if (equity_.supposed) draw_dashed(painter, filled, bar.height() / 2, amber, 1.8);
  }
  if (!needed_) return;
  const double x = bar.left() + bar.width() * *needed_ / 100.0;
  painter.setPen(QPen(ink(), 2));
  painter.drawLine(QPointF(x, bar.top() - 3), QPointF(x, bar.bottom() + 3));
}

void EquityMeter::paintNumbers(QPainter& painter, const QRectF& bar) const {
  const QRectF line(0, bar.bottom() + 3, width(), height() - bar.bottom() - 3);
  painter.setPen(ink());
  painter.setFont(bold_font(TextRole::Secondary));
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, value());
  if (!needed_) return;
  const double taken = QFontMetricsF(painter.font()).horizontalAdvance(value()) + 10;
  painter.setFont(text_font(TextRole::Note));
  const double wide = QFontMetricsF(painter.font()).horizontalAdvance(price());
  const double middle = bar.left() + bar.width() * *needed_ / 100.0;
  const double left = std::clamp(middle - wide / 2, 0.0, std::max(0.0, width() - taken - wide));
  painter.drawText(QRectF(left, line.top(), wide + 2, line.height()), Qt::AlignLeft | Qt::AlignVCenter, price());
}

}  // namespace raisechess::ui

#include "moc_equity_meter.cpp"
