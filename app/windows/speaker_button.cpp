// SPDX-License-Identifier: GPL-3.0-or-later
#include "speaker_button.h"

#include <QPainter>
#include <QPainterPath>

#include "style/metrics.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int button_side = 24;

/// On a field of 24 × 24.
QPainterPath box_and_horn() {
  QPainterPath path;
  path.addPolygon(QPolygonF({{4, 9.5}, {7, 9.5}, {12, 5}, {12, 19}, {7, 14.5}, {4, 14.5}, {4, 9.5}}));
  return path;
}

void draw_waves(QPainter& painter) {
  for (double radius : {3.5, 6.5}) {
    painter.drawArc(QRectF(13 - radius, 12 - radius, 2 * radius, 2 * radius), -50 * 16, 100 * 16);
  }
}

void draw_cross(QPainter& painter) {
  painter.drawLine(QPointF(15, 9.5), QPointF(20, 14.5));
  painter.drawLine(QPointF(20, 9.5), QPointF(15, 14.5));
}

}  // namespace

SpeakerButton::SpeakerButton(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Sounds"));
  describe();
}

void SpeakerButton::set_key(const QString& key) {
  key_ = key;
  describe();
}

void SpeakerButton::describe() {
  const QString state = isChecked() ? tr("Sounds are on") : tr("Sounds are off");
  setToolTip(key_.isEmpty() ? state : QStringLiteral("%1 (%2)").arg(state, key_));
}

void SpeakerButton::checkStateSet() {
  QAbstractButton::checkStateSet();
  describe();
}

/// The menu's switch, which hears of the click, sets it.
void SpeakerButton::nextCheckState() {}

QSize SpeakerButton::sizeHint() const {
  return {button_side, button_side};
}

void SpeakerButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (underMouse()) fill_rounded(painter, rect(), metrics::cell_radius, theme().window);
  if (hasFocus()) draw_card(painter, rect(), metrics::cell_radius, Qt::transparent, QColor(accent::teal), 2);
  const QColor ink = isChecked() ? theme().text : theme().quiet;
  painter.fillPath(box_and_horn(), ink);
  painter.setPen(QPen(ink, 1.7, Qt::SolidLine, Qt::RoundCap));
  isChecked() ? draw_waves(painter) : draw_cross(painter);
}

void SpeakerButton::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  update();
}

void SpeakerButton::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  update();
}

}  // namespace raisechess

#include "moc_speaker_button.cpp"
