// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sign_legend.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

#include "review_signs.h"
#include "style/fonts.h"
#include "style/theme.h"

namespace raisechess::ui {
namespace {

constexpr double legend_sign_width = 16;
constexpr double sign_gap = 4;
constexpr double entry_gap = 12;

void draw_line(QPainter& painter, QPointF center, const QColor& color) {
  painter.fillRect(QRectF(center.x() - 8, center.y() - 1.5, 16, 3), color);
}

void draw_legend_sign(QPainter& painter, Sign sign, QPointF center) {
  switch (sign) {
    case Sign::Chance:
      return draw_line(painter, center, theme().good);
    case Sign::Pot:
      painter.fillRect(QRectF(center.x() - 6, center.y() - 5, 12, 10), pot_color());
      return painter.fillRect(QRectF(center.x() - 6, center.y() - 5, 12, 1.5), QColor(accent::amber));
    case Sign::Loss:
      return draw_ring(painter, center);
    case Sign::Told:
      return draw_diamond(painter, center, 5, QColor(accent::red), false);
    case Sign::ToldOtherwise:
      return draw_diamond(painter, center, 5, QColor(accent::red), true);
    case Sign::Played:
      return draw_line(painter, center, QColor(accent::red));
    case Sign::Instead:
      return draw_line(painter, center, QColor(accent::teal));
  }
}

}  // namespace

SignLegend::SignLegend(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void SignLegend::setEntries(std::vector<Entry> entries) {
  entries_ = std::move(entries);
  QStringList texts;
  for (const Entry& entry : entries_) texts << entry.text;
  setAccessibleName(texts.join(QStringLiteral(", ")));
  updateGeometry();
  update();
}

double SignLegend::widthOf(const Entry& entry) {
  return legend_sign_width + sign_gap + QFontMetricsF(text_font(TextRole::Note)).horizontalAdvance(entry.text);
}

double SignLegend::lineHeight() {
  return std::ceil(QFontMetricsF(text_font(TextRole::Note)).lineSpacing()) + 2;
}

std::vector<std::vector<const SignLegend::Entry*>> SignLegend::lines(int width) const {
  std::vector<std::vector<const Entry*>> lines;
  double used = 0;
  for (const Entry& entry : entries_) {
    const double needed = widthOf(entry);
    if (lines.empty() || used + entry_gap + needed > width) {
      lines.emplace_back();
      used = -entry_gap;
    }
    lines.back().push_back(&entry);
    used += entry_gap + needed;
  }
  return lines;
}

int SignLegend::heightForWidth(int width) const {
  return static_cast<int>(lineHeight() * static_cast<double>(std::max<std::size_t>(1, lines(width).size())));
}

QSize SignLegend::sizeHint() const {
  double width = 0;
  for (const Entry& entry : entries_) width += widthOf(entry) + entry_gap;
  return {static_cast<int>(std::ceil(width)), static_cast<int>(lineHeight())};
}

QSize SignLegend::minimumSizeHint() const {
  double widest = 0;
  for (const Entry& entry : entries_) widest = std::max(widest, widthOf(entry));
  return {static_cast<int>(std::ceil(widest)), static_cast<int>(lineHeight())};
}

void SignLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(text_font(TextRole::Note));
  const auto all = lines(width());
  double top = (height() - lineHeight() * static_cast<double>(all.size())) / 2;
  for (const auto& line : all) {
    double left = width() + entry_gap;
    for (const Entry* entry : line) left -= entry_gap + widthOf(*entry);
    for (const Entry* entry : line) {
      draw_legend_sign(painter, entry->sign, {left + legend_sign_width / 2, top + lineHeight() / 2});
      painter.setPen(theme().quiet);
      painter.drawText(QRectF(left + legend_sign_width + sign_gap, top, widthOf(*entry), lineHeight()),
                       Qt::AlignLeft | Qt::AlignVCenter, entry->text);
      left += entry_gap + widthOf(*entry);
    }
    top += lineHeight();
  }
}

}  // namespace raisechess::ui
