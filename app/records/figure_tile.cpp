// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_tile.h"

#include <QPainter>

#include "style/fonts.h"
#include "style/metrics.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::records {

using namespace ui;

namespace {

constexpr int side_room = 10;
constexpr int top_room = 7;
constexpr int least_width = 112;

}  // namespace

FigureTile::FigureTile(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setAutoExclusive(true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FigureTile::set_figure(const QString& name, const QString& value, const QString& detail, const QString& meaning) {
  setText(name);
  value_ = value;
  detail_ = detail;
  setToolTip(meaning);
  setAccessibleName(
      QStringLiteral("%1: %2").arg(name, detail.isEmpty() ? value : value + QStringLiteral(", ") + detail));
  setAccessibleDescription(meaning);
  update();
}

QSize FigureTile::sizeHint() const {
  const int height = QFontMetrics(text_font(TextRole::Note)).height() * 2 +
                     QFontMetrics(bold_font(TextRole::StackCompact)).height() + 2 * top_room;
  return {least_width, height};
}

void FigureTile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool marked = isChecked() || hasFocus();
  draw_card(painter, rect(), metrics::plate_radius, theme().panel, marked ? QColor(accent::teal) : theme().line,
            marked ? 2 : 1);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(accent::teal), 1, Qt::DotLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), metrics::cell_radius, metrics::cell_radius);
  } else if (underMouse()) {
    fill_rounded(painter, rect(), metrics::plate_radius, with_alpha(theme().dark ? Qt::white : Qt::black, 0.06));
  }
  QRectF row = QRectF(rect()).adjusted(side_room, top_room, -side_room, 0);
  const auto write = [&](const QFont& font, const QColor& color, const QString& text) {
    painter.setFont(font);
    painter.setPen(color);
    row.setHeight(QFontMetricsF(font).height());
    draw_elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, text);
    row.moveTop(row.bottom());
  };
  write(text_font(TextRole::Note), theme().quiet, text());
  write(bold_font(TextRole::StackCompact), theme().text, value_);
  write(text_font(TextRole::Note), theme().quiet, detail_);
}

}  // namespace raisechess::records

#include "moc_figure_tile.cpp"
