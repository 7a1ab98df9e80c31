// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPointer>

#include <algorithm>
#include <chrono>

#include "style/fonts.h"
#include "style/metrics.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess::ui {

namespace {

using Look = Button::Look;

struct Face {
  QColor fill;
  QColor line;  ///< invalid: none
  QColor text;
};

Face face_of(Look look) {
  const QColor felt_text = theme().felt_text;
  switch (look) {
    case Look::Primary:
      return {accent::amber, {}, accent::amber_ink};
    case Look::Secondary:
      return {theme().window, theme().line, theme().text};
    case Look::Felt:
      return {QColor(0, 0, 0, 0x33), {}, felt_text};
    case Look::FeltNeutral:
      return {QColor(0, 0, 0, 0x18), QColor(255, 255, 255, 0x77), felt_text};
    case Look::AllIn:
      return {QColor(0, 0, 0, 0x30), accent::all_in_line, accent::all_in_text};
    case Look::Preset:
      return {QColor(255, 255, 255, 0x22), {}, felt_text};
  }
  return {};
}

bool on_felt(Look look) {
  return look != Look::Secondary && look != Look::Primary;
}

/// White over amber, felt and the dark theme; black over light fills.
QColor hover_tint(Look look) {
  const bool light_fill = look == Look::Secondary && !theme().dark;
  return light_fill ? QColor(0, 0, 0, 15) : QColor(255, 255, 255, 15);
}

int padding(Look look) {
  return look == Look::Preset ? 5 : 12;
}

QString longest_word(const QString& text, const QFontMetrics& metrics) {
  const QStringList words = text.split(' ');
  return *std::max_element(words.begin(), words.end(), [&](const QString& a, const QString& b) {
    return metrics.horizontalAdvance(a) < metrics.horizontalAdvance(b);
  });
}

}  // namespace

MonotonicClock steady_clock_ms() {
  return [] {
    using namespace std::chrono;
    return static_cast<std::int64_t>(duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count());
  };
}

Button::Button(Look look, QWidget* parent) : QAbstractButton(parent), look_(look), clock_(steady_clock_ms()) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(look == Look::Preset ? QSizePolicy::Fixed : QSizePolicy::Preferred, QSizePolicy::Fixed);
  setFixedFace(on_felt(look) && look != Look::Preset ? metrics::felt_button_height : metrics::button_height);
  connect(this, &QAbstractButton::clicked, this, &Button::trigger);
}

void Button::setLook(Look look) {
  look_ = look;
  update();
}

void Button::setFixedFace(int height) {
  setFixedHeight(height + 2 * metrics::ring_room);
}

void Button::setLabel(const QString& label, const QString& detail, ChangedBy by) {
  const bool changed = !text().isEmpty() && text() != label;
  if (changed && by == ChangedBy::Game && isVisible()) inert_until_ = clock_() + inert_ms;
  if (text() == label && detail_ == detail) return;
  detail_ = detail;
  setText(label);
  setAccessibleName(label);
  updateGeometry();
  update();
}

void Button::setAvailable() {
  if (reason_.isEmpty()) return;
  reason_.clear();
  setAccessibleDescription({});
  setToolTip({});
  setCursor(Qt::PointingHandCursor);
  update();
}

void Button::setUnavailable(const QString& reason) {
  if (reason_ == reason) return;
  reason_ = reason;
  setAccessibleDescription(reason);
  setToolTip(reason);
  setCursor(Qt::ArrowCursor);
  update();
}

void Button::trigger() {
  if (isReady()) emit triggered();
}

void Button::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    if (!event->isAutoRepeat()) click();  // a key held down answers no question that its first press has opened
    return;
  }
  if (event->key() == Qt::Key_Space && pressed_by_space_) {
    QAbstractButton::keyPressEvent(event);
    return;
  }
  event->ignore();  // letters belong to the bar around
}

void Button::mouseReleaseEvent(QMouseEvent* event) {
  const QPointer<Button> there(this);  // what it triggers may be its end
  released_by_mouse_ = true;
  QAbstractButton::mouseReleaseEvent(event);
  if (there) released_by_mouse_ = false;
}

/// What is there when the window opens is ready; what comes up later may come up under the pointer.
void Button::showEvent(QShowEvent* event) {
  const bool opening = event->spontaneous() || !window()->testAttribute(Qt::WA_Mapped);
  if (!opening && !ready_at_once_) inert_until_ = clock_() + inert_ms;
  QAbstractButton::showEvent(event);
}

void Button::enterEvent(QEnterEvent*) {
  update();
}
void Button::leaveEvent(QEvent*) {
  update();
}

QRect Button::face() const {
  constexpr int room = metrics::ring_room;
  return rect().adjusted(room, room, -room, -room);
}

QFont Button::labelFont() const {
  if (look_ == Look::Preset) return bold_font(TextRole::Note);
  return face().height() <= metrics::felt_button_height_compact && on_felt(look_) ? bold_font(TextRole::Secondary)
                                                                                  : bold_font(TextRole::Body);
}

bool Button::detailBelow() const {
  return look_ == Look::Preset || face().height() >= metrics::key_below_height;
}

bool Button::labelFitsOneLine() const {
  return QFontMetrics(labelFont()).horizontalAdvance(text()) <= face().width() - 2 * padding(look_) + 8;
}

bool Button::showsWholeLabel() const {
  if (labelFitsOneLine()) return true;
  const QFontMetrics metrics(labelFont());
  const QRect room = face().adjusted(4, 2, -4, -2);
  const QRect wrapped = metrics.boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, text());
  return wrapped.width() <= room.width() && wrapped.height() <= room.height();
}

QSize Button::sizeHint() const {
  const QFontMetrics label(labelFont());
  const QFontMetrics small(text_font(TextRole::Smallest));
  const int label_width = label.horizontalAdvance(text());
  const int detail_width = small.horizontalAdvance(detail_);
  const int width =
      detailBelow() ? std::max(label_width, detail_width) : label_width + (detail_.isEmpty() ? 0 : detail_width + 24);
  return {width + 2 * padding(look_) + 2 * metrics::ring_room, height()};
}

QSize Button::minimumSizeHint() const {
  if (!detailBelow()) return sizeHint();
  const QFontMetrics label(labelFont());
  return {label.horizontalAdvance(longest_word(text(), label)) + 12 + 2 * metrics::ring_room, height()};
}

void Button::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  drawFace(painter);
  drawLabels(painter);
}

void Button::drawFace(QPainter& painter) const {
  const Face colors = face_of(look_);
  const QRectF rect = face();
  const double radius = look_ == Look::Preset ? metrics::cell_radius : metrics::button_radius;
  fill_rounded(painter, rect, radius, colors.fill);
  if (isAvailable() && underMouse()) fill_rounded(painter, rect, radius, hover_tint(look_));
  if (isAvailable() && isDown()) fill_rounded(painter, rect, radius, QColor(0, 0, 0, 31));
  if (colors.line.isValid()) {
    const double width = look_ == Look::Secondary ? 1 : 1.5;
    draw_card(painter, rect, radius, Qt::transparent, colors.line, width);
  }
  if (hasFocus()) {
    const QColor ring = palette().color(QPalette::Window) == theme().felt ? QColor(Qt::white) : QColor(accent::teal);
    draw_card(painter, rect.adjusted(-4, -4, 4, 4), radius + 4, Qt::transparent, ring, 2);
  }
}

void Button::drawLabels(QPainter& painter) const {
  const double strength = isAvailable() ? 1.0 : 0.55;
  painter.setFont(labelFont());
  painter.setPen(with_alpha(face_of(look_).text, strength));
  if (!labelFitsOneLine()) {
    painter.drawText(face().adjusted(4, 2, -4, -2), Qt::AlignCenter | Qt::TextWordWrap, text());
  } else if (detail_.isEmpty()) {
    painter.drawText(face(), Qt::AlignCenter, text());
  } else if (detailBelow()) {
    drawTwoLines(painter, strength);
  } else {
    drawKeyBeside(painter, strength);
  }
}

void Button::drawTwoLines(QPainter& painter, double strength) const {
  const QFont small = text_font(TextRole::Smallest);
  const int label_height = QFontMetrics(labelFont()).height();
  const int small_height = QFontMetrics(small).height();
  const bool detail_first = look_ == Look::Preset;
  const QRect area = face();
  const int top = area.top() + (area.height() - label_height - small_height) / 2;
  const int label_top = detail_first ? top + small_height : top;
  const int detail_top = detail_first ? top : top + label_height;
  painter.drawText(QRect(area.left(), label_top, area.width(), label_height), Qt::AlignCenter, text());
  painter.setFont(small);
  painter.setPen(with_alpha(face_of(look_).text, 0.85 * strength));
  painter.drawText(QRect(area.left(), detail_top, area.width(), small_height), Qt::AlignCenter, detail_);
}

void Button::drawKeyBeside(QPainter& painter, double strength) const {
  const QFont small = text_font(TextRole::Smallest);
  const int label_width = QFontMetrics(labelFont()).horizontalAdvance(text());
  const int key_width = QFontMetrics(small).horizontalAdvance(detail_) + 14;
  const QRect area = face();
  const int left = area.left() + (area.width() - label_width - 8 - key_width) / 2;
  painter.drawText(QRect(left, area.top(), label_width + 2, area.height()), Qt::AlignVCenter, text());
  const QRectF frame(left + label_width + 8, area.center().y() - 8, key_width, 18);
  const QColor text_color = face_of(look_).text;
  draw_card(painter, frame, 4, Qt::transparent, with_alpha(text_color, 0.6 * strength), 1);
  painter.setFont(small);
  painter.setPen(with_alpha(text_color, 0.85 * strength));
  painter.drawText(frame, Qt::AlignCenter, detail_);
}

}  // namespace raisechess::ui

#include "style/moc_button.cpp"
