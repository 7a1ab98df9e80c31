// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_cell.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

#include "style/fonts.h"
#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess::ui {

double cell_opacity(int percent) {
  return std::clamp(percent / 54.0, 0.12, 1.0);
}

QColor cell_ink(double opacity) {
  constexpr double readable = 4.5;
  const QColor ground = blended(QColor(accent::violet), theme().panel, opacity);
  if (opacity >= white_text_opacity && contrast_ratio(Qt::white, ground) >= readable) return Qt::white;
  if (contrast_ratio(theme().text, ground) >= readable) return theme().text;
  return theme().dark ? Qt::white : Qt::black;
}

RangeCell::RangeCell(PieceType type, QWidget* parent) : QWidget(parent), type_(type) {
  setFocusPolicy(Qt::ClickFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RangeCell::show(const QString& piece, int percent, const QString& reason) {
  percent_ = percent;
  const QString state = percent > 0 ? Words::percent(percent) : tr("ruled out");
  setAccessibleName(tr("%1, %2: %3", "piece, type: share").arg(piece, Words::type(type_), state));
  setAccessibleDescription(reason);
  setToolTip(percent > 0 ? accessibleName() : accessibleName() + '\n' + reason);
  update();
}

void RangeCell::setStyle(RangeStyle style) {
  style_ = style;
  update();
}

void RangeCell::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const double opacity = style_ == RangeStyle::Plain ? 0.24 : cell_opacity(percent_);
  const QColor fill = percent_ > 0 ? blended(QColor(accent::violet), theme().panel, opacity) : theme().window;
  fill_rounded(painter, rect(), metrics::cell_radius, fill);
  if (style_ == RangeStyle::Plain) {
    paintPicture(painter);
  } else {
    paintNumber(painter);
  }
  if (hasFocus()) draw_card(painter, rect(), metrics::cell_radius, Qt::transparent, QColor(accent::teal), 2);
}

void RangeCell::paintNumber(QPainter& painter) const {
  if (percent_ == 0) {
    painter.setPen(QPen(with_alpha(theme().quiet, 0.8), 1.4));
    const QPointF middle = QRectF(rect()).center();
    painter.drawLine(middle - QPointF(9, 0), middle + QPointF(9, 0));
    return;
  }
  const bool strong = cell_opacity(percent_) >= white_text_opacity;
  const TextRole role = height() >= 36 ? TextRole::Body : TextRole::Secondary;
  painter.setFont(strong ? bold_font(role) : text_font(role));
  painter.setPen(cell_ink(cell_opacity(percent_)));
  painter.drawText(rect(), Qt::AlignCenter, Words::percent(percent_));
}

void RangeCell::paintPicture(QPainter& painter) const {
  const double size = std::min(height() - 4, 26);
  const QPointF middle = QRectF(rect()).center();
  const QColor ink = percent_ > 0 ? theme().text : blended(theme().quiet, theme().window, 0.45);
  const QPointF corner((width() - static_cast<int>(size)) / 2, (height() - static_cast<int>(size)) / 2);
  painter.drawPixmap(corner, Pictures::glyph(type_, ink, size, devicePixelRatioF()));
  if (percent_ > 0) return;
  painter.setPen(QPen(theme().quiet, 1.6));
  painter.drawLine(middle - QPointF(size * 0.75, 0), middle + QPointF(size * 0.75, 0));
}

void RangeCell::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return emit stepped(-1, 0);
    case Qt::Key_Right:
      return emit stepped(1, 0);
    case Qt::Key_Up:
      return emit stepped(0, -1);
    case Qt::Key_Down:
      return emit stepped(0, 1);
    default:
      QWidget::keyPressEvent(event);
  }
}

void RangeCell::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
  if (event->reason() != Qt::MouseFocusReason) QToolTip::showText(mapToGlobal(rect().bottomLeft()), toolTip(), this);
}

void RangeCell::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace raisechess::ui
