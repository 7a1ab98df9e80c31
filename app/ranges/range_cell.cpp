// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_cell.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

#include "style/arrow_keys.h"
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

QString RangeCell::state() const {
  switch (shown_.part) {
    case CellShown::Part::Supposed:
      return tr("what if, was %1", "90 %").arg(Words::percent(shown_.fact_percent));
    case CellShown::Part::Instead:
      return tr("not in your thought, was %1").arg(Words::percent(shown_.fact_percent));
    case CellShown::Part::Follows:
      return tr("%1 in your thought, was %2").arg(Words::percent(shown_.percent), Words::percent(shown_.fact_percent));
    case CellShown::Part::Fact:
      break;
  }
  return shown_.percent > 0 ? Words::percent(shown_.percent) : tr("ruled out");
}

void RangeCell::show(const QString& piece, const CellShown& shown) {
  shown_ = shown;
  setAccessibleName(tr("%1, %2: %3", "piece, type: share").arg(piece, Words::type(type_), state()));
  setAccessibleDescription(shown.reason);
  setToolTip(shown.reason.isEmpty() ? accessibleName() : accessibleName() + '\n' + shown.reason);
  update();
}

void RangeCell::setChoosable(bool choosable) {
  choosable_ = choosable;
  setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void RangeCell::setStyle(RangeStyle style) {
  style_ = style;
  update();
}

void RangeCell::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  paintGround(painter);
  if (style_ == RangeStyle::Plain) {
    paintPicture(painter);
  } else if (shown_.part == CellShown::Part::Supposed) {
    paintSupposed(painter);
  } else if (shown_.part == CellShown::Part::Instead) {
    paintInstead(painter);
  } else {
    paintNumber(painter);
  }
  if (hasFocus()) draw_card(painter, rect(), metrics::cell_radius, Qt::transparent, QColor(accent::teal), 2);
}

void RangeCell::paintGround(QPainter& painter) const {
  using Part = CellShown::Part;
  const bool possible = shown_.percent > 0;
  const double opacity = style_ == RangeStyle::Plain ? 0.24 : cell_opacity(shown_.percent);
  QColor fill = possible ? blended(QColor(accent::violet), theme().panel, opacity) : theme().window;
  if (shown_.part == Part::Supposed) fill = blended(QColor(accent::amber), theme().panel, 0.14);
  if (shown_.part == Part::Instead) fill = theme().panel;
  fill_rounded(painter, rect(), metrics::cell_radius, fill);
  if (shown_.part == Part::Fact) return;
  const QColor line =
      shown_.part == Part::Instead ? blended(theme().quiet, theme().panel, 0.55) : QColor(accent::amber);
  draw_dashed(painter, rect(), metrics::cell_radius, line, shown_.part == Part::Instead ? 1 : 1.8);
}

/// "what if", and below it what it was, where there is room.
void RangeCell::paintSupposed(QPainter& painter) const {
  const bool roomy = height() >= 36;
  painter.setPen(theme().note);
  painter.setFont(text_font(roomy ? TextRole::Smallest : TextRole::Note));
  const QRectF area = QRectF(rect()).adjusted(3, roomy ? 3 : 0, -3, roomy ? -3 : 0);
  draw_elided(painter, roomy ? area.adjusted(0, 0, 0, -area.height() / 2) : area, Qt::AlignCenter, tr("what if"));
  if (roomy) {
    draw_elided(painter, area.adjusted(0, area.height() / 2, 0, 0), Qt::AlignCenter,
                tr("was %1", "50 %").arg(Words::percent(shown_.fact_percent)));
  }
}

void RangeCell::paintInstead(QPainter& painter) const {
  const QString text = Words::percent(shown_.fact_percent);
  painter.setPen(theme().quiet);
  QFont font = text_font(TextRole::Secondary);
  font.setStrikeOut(true);
  painter.setFont(font);
  painter.drawText(rect(), Qt::AlignCenter, text);
}

void RangeCell::paintNumber(QPainter& painter) const {
  if (shown_.percent == 0) {
    painter.setPen(QPen(with_alpha(theme().quiet, 0.8), 1.4));
    const QPointF middle = QRectF(rect()).center();
    painter.drawLine(middle - QPointF(9, 0), middle + QPointF(9, 0));
    return;
  }
  const bool strong = cell_opacity(shown_.percent) >= white_text_opacity;
  const TextRole role = height() >= 36 ? TextRole::Body : TextRole::Secondary;
  painter.setFont(strong ? bold_font(role) : text_font(role));
  painter.setPen(cell_ink(cell_opacity(shown_.percent)));
  painter.drawText(rect(), Qt::AlignCenter, Words::percent(shown_.percent));
}

void RangeCell::paintPicture(QPainter& painter) const {
  const double size = std::min(height() - 4, 26);
  const QPointF middle = QRectF(rect()).center();
  const bool possible = shown_.percent > 0 && shown_.part != CellShown::Part::Instead;
  const QColor ink = possible ? theme().text : blended(theme().quiet, theme().window, 0.45);
  const QPointF corner((width() - static_cast<int>(size)) / 2, (height() - static_cast<int>(size)) / 2);
  painter.drawPixmap(corner, Pictures::glyph(type_, ink, size, devicePixelRatioF()));
  if (possible) return;
  painter.setPen(QPen(theme().quiet, 1.6));
  painter.drawLine(middle - QPointF(size * 0.75, 0), middle + QPointF(size * 0.75, 0));
}

void RangeCell::mouseReleaseEvent(QMouseEvent* event) {
  const bool here = event->button() == Qt::LeftButton && rect().contains(event->position().toPoint());
  if (choosable_ && here) emit chosen();
}

bool RangeCell::event(QEvent* event) {
  keep_arrow_keys(event);
  return QWidget::event(event);
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
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (choosable_) return emit chosen();
      return QWidget::keyPressEvent(event);
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

#include "moc_range_cell.cpp"
