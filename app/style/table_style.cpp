// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_style.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>

#include <algorithm>

#include "style/metrics.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

constexpr int knob = 18;
constexpr int groove_height = 6;
constexpr int arrows_width = 18;
constexpr int bar_width = 10;
constexpr int least_handle = 28;

bool is_horizontal_slider(QStyle::ComplexControl control, const QStyleOptionComplex* option) {
  return control == QStyle::CC_Slider && option->state.testFlag(QStyle::State_Horizontal);
}

void draw_groove(QPainter& painter, const QRectF& groove, const QPalette& palette, double filled_to) {
  fill_rounded(painter, groove, groove_height / 2.0, palette.color(QPalette::Mid));
  fill_rounded(painter, {groove.left(), groove.top(), filled_to - groove.left(), groove.height()}, groove_height / 2.0,
               palette.color(QPalette::Highlight));
}

void draw_knob(QPainter& painter, QPointF center, const QStyleOptionComplex& option) {
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    painter.setPen(QPen(option.palette.color(QPalette::WindowText), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(center, 10.0, 10.0);
  }
  painter.setPen(QPen(Qt::white, 2));
  painter.setBrush(option.palette.color(QPalette::Highlight));
  painter.drawEllipse(center, 8.0, 8.0);
}

void draw_slider(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle) {
  const QPointF center = QRectF(handle).center();
  const QRectF groove(option.rect.left() + 2, center.y() - groove_height / 2.0, option.rect.width() - 4, groove_height);
  draw_groove(painter, groove, option.palette, center.x());
  draw_knob(painter, center, option);
}

void draw_chevron(QPainter& painter, QPointF middle, double rise) {
  const QPointF points[] = {{middle.x() - 4, middle.y() + rise / 2},
                            {middle.x(), middle.y() - rise / 2},
                            {middle.x() + 4, middle.y() + rise / 2}};
  painter.drawPolyline(points, 3);
}

void draw_spin_box(QPainter& painter, const QStyleOptionSpinBox& option) {
  const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
  const QColor text = option.palette.color(QPalette::Text);
  const QColor base = option.palette.color(QPalette::Base);
  const bool focus = option.state.testFlag(QStyle::State_HasFocus);
  painter.setPen(QPen(focus ? QColor(accent::teal) : blended(text, base, 0.2), focus ? 2 : 1));
  painter.setBrush(base);
  painter.drawRoundedRect(box, metrics::cell_radius, metrics::cell_radius);
  const double split = box.right() - arrows_width;
  painter.setPen(QPen(blended(text, base, 0.18), 1));
  painter.drawLine(QPointF(split, box.top() + 4), QPointF(split, box.bottom() - 4));
  painter.setPen(QPen(blended(text, base, 0.7), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  draw_chevron(painter, {split + arrows_width / 2.0, box.center().y() - 6}, 4);
  draw_chevron(painter, {split + arrows_width / 2.0, box.center().y() + 6}, -4);
}

QRect spin_box_part(const QRect& box, QStyle::SubControl part) {
  const QRect arrows(box.right() - arrows_width, box.top(), arrows_width, box.height());
  switch (part) {
    case QStyle::SC_SpinBoxUp:
      return arrows.adjusted(0, 0, 0, -box.height() / 2);
    case QStyle::SC_SpinBoxDown:
      return arrows.adjusted(0, box.height() / 2, 0, 0);
    case QStyle::SC_SpinBoxEditField:
      return box.adjusted(4, 2, -arrows_width - 3, -2);
    default:
      return box;
  }
}

/// The parts of a scroll bar without arrows: its handle, and what lies before and behind it.
QRect scroll_bar_part(const QStyleOptionSlider& bar, QStyle::SubControl part) {
  const bool upright = bar.orientation == Qt::Vertical;
  const int room = upright ? bar.rect.height() : bar.rect.width();
  const int steps = bar.maximum - bar.minimum + bar.pageStep;
  const int handle = steps > 0 ? std::clamp(room * bar.pageStep / steps, std::min(least_handle, room), room) : room;
  const int start =
      QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, room - handle, bar.upsideDown);
  const auto stretch = [&](int from, int length) {
    return upright ? QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), length)
                   : QRect(bar.rect.left() + from, bar.rect.top(), length, bar.rect.height());
  };
  switch (part) {
    case QStyle::SC_ScrollBarSlider:
      return stretch(start, handle);
    case QStyle::SC_ScrollBarSubPage:
      return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
      return stretch(start + handle, room - start - handle);
    case QStyle::SC_ScrollBarGroove:
      return bar.rect;
    default:
      return {};
  }
}

void draw_scroll_bar(QPainter& painter, const QStyleOptionSlider& bar) {
  if (bar.maximum == bar.minimum) return;
  const bool held = bar.state.testFlag(QStyle::State_MouseOver) || bar.state.testFlag(QStyle::State_Sunken);
  const QRectF handle = QRectF(scroll_bar_part(bar, QStyle::SC_ScrollBarSlider)).adjusted(2, 2, -2, -2);
  const QColor color = with_alpha(bar.palette.color(QPalette::WindowText), held ? 0.5 : 0.3);
  fill_rounded(painter, handle, (bar_width - 4) / 2.0, color);
}

/// A title of the menu bar on whatever the bar lies on.
void draw_menu_title(QPainter& painter, const QStyleOptionMenuItem& item) {
  const bool open = item.state.testFlag(QStyle::State_Selected);
  if (open) {
    fill_rounded(painter, QRectF(item.rect).adjusted(2, 1, -2, -1), metrics::cell_radius,
                 with_alpha(theme().dark ? Qt::white : Qt::black, 0.08));
  }
  painter.setPen(item.palette.color(QPalette::WindowText));
  painter.drawText(item.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, item.text);
}

}  // namespace

TableStyle::TableStyle() : QProxyStyle("fusion") {}

void TableStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
  if (element == CE_MenuBarEmptyArea) return;
  const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
  if (element != CE_MenuBarItem || item == nullptr) return QProxyStyle::drawControl(element, option, painter, widget);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  draw_menu_title(*painter, *item);
  painter->restore();
}

QSize TableStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
  if (type == CT_MenuBarItem) return contents + QSize(24, 10);
  return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

/// Its ground is whatever it lies on.
void TableStyle::polish(QWidget* widget) {
  if (qobject_cast<QScrollBar*>(widget) != nullptr) widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
  QProxyStyle::polish(widget);
}

void TableStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const {
  const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
  const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
  const bool own_slider = is_horizontal_slider(control, option) && slider != nullptr;
  const bool scroll_bar = control == CC_ScrollBar && slider != nullptr;
  if (!own_slider && !scroll_bar && (control != CC_SpinBox || box == nullptr)) {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    return;
  }
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  if (scroll_bar) {
    draw_scroll_bar(*painter, *slider);
  } else if (own_slider) {
    draw_slider(*painter, *slider, subControlRect(control, option, SC_SliderHandle, widget));
  } else {
    draw_spin_box(*painter, *box);
  }
  painter->restore();
}

QRect TableStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const {
  const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
  if (control == CC_ScrollBar && slider != nullptr) {
    return visualRect(option->direction, option->rect, scroll_bar_part(*slider, part));
  }
  if (control == CC_SpinBox) return visualRect(option->direction, option->rect, spin_box_part(option->rect, part));
  return QProxyStyle::subControlRect(control, option, part, widget);
}

int TableStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength:
      return knob + 4;
    case PM_ScrollBarExtent:
      return bar_width;
    case PM_ScrollBarSliderMin:
      return least_handle;
    case PM_SpinBoxFrameWidth:
      return 2;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarHMargin:
    case PM_MenuBarItemSpacing:
      return 0;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int TableStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returned) const {
  if (hint == SH_Slider_AbsoluteSetButtons) return Qt::LeftButton;  // a click on the groove means that amount
  return QProxyStyle::styleHint(hint, option, widget, returned);
}

}  // namespace raisechess::ui

#include "moc_table_style.cpp"
