// SPDX-License-Identifier: GPL-3.0-or-later
#include "kind_card.h"

#include <QPainter>

#include "style/fonts.h"
#include "style/metrics.h"
#include "style/paint.h"
#include "style/pictures.h"
#include "style/theme.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int padding = 16;
constexpr int title_height = 28;
constexpr int title_middle = 24;
constexpr int ring = 16;
constexpr int title_left = padding + ring + 8;
constexpr int picture_side = 32;
constexpr int picture_room = picture_side + 14;

}  // namespace

KindCard::KindCard(Picture picture, const QString& title, const QString& sentence, QWidget* parent)
    : QAbstractButton(parent), picture_(picture), sentence_(sentence) {
  setText(title);
  setAccessibleDescription(sentence);
  setCheckable(true);
  setAutoExclusive(true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

QRect KindCard::sentence_rect(int width, int height) const {
  return {padding, 14 + title_height, width - 2 * padding, height - 26 - title_height};
}

int KindCard::heightForWidth(int width) const {
  const QFontMetrics metrics(text_font(TextRole::Secondary));
  const QRect room = sentence_rect(width, 1000);
  return metrics.boundingRect(room, Qt::TextWordWrap, sentence_).height() + 28 + title_height;
}

QSize KindCard::sizeHint() const {
  return {220, heightForWidth(220)};
}

QSize KindCard::minimumSizeHint() const {
  const int title = QFontMetrics(bold_font(TextRole::Body)).horizontalAdvance(text());
  const int picture = picture_ == Picture::None ? padding : picture_room;
  return {title_left + title + picture + 4, 80};
}

void KindCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor line = isChecked() ? QColor(accent::teal) : theme().line;
  draw_card(painter, rect(), metrics::panel_radius, theme().panel, line, isChecked() ? 2 : 1);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(accent::teal), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(5, 5, -5, -5), 8, 8);
  }
  draw_ring(painter);
  draw_texts(painter);
  draw_picture(painter);
}

void KindCard::draw_ring(QPainter& painter) const {
  const QRectF dot(padding, title_middle - ring / 2.0, ring, ring);
  painter.setPen(QPen(isChecked() ? QColor(accent::teal) : theme().quiet, 2));
  painter.setBrush(isChecked() ? QColor(accent::teal) : QColor(Qt::transparent));
  painter.drawEllipse(dot);
  if (!isChecked()) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme().panel);
  painter.drawEllipse(dot.center(), 3, 3);
}

void KindCard::draw_texts(QPainter& painter) const {
  const int picture = picture_ == Picture::None ? padding : picture_room;
  painter.setPen(theme().text);
  painter.setFont(bold_font(TextRole::Body));
  draw_elided(painter, QRectF(title_left, title_middle - 12, width() - title_left - picture, 24), Qt::AlignVCenter,
              text());
  painter.setFont(text_font(TextRole::Secondary));
  painter.setPen(isChecked() ? theme().text : theme().quiet);
  painter.drawText(sentence_rect(width(), height()), Qt::TextWordWrap, sentence_);
}

void KindCard::draw_picture(QPainter& painter) const {
  if (picture_ == Picture::Coins) return draw_coins(painter);
  if (picture_ == Picture::None) return;
  const QPixmap chip = Pictures::chip(Side::Black, Pictures::Chip::Unknown, picture_side, devicePixelRatioF());
  painter.drawPixmap(QPointF(width() - picture_room, title_middle - picture_side / 2.0), chip);
}

void KindCard::draw_coins(QPainter& painter) const {
  constexpr int coins = 4;
  constexpr double rise = 5.5;
  const QPointF lowest(width() - picture_room + picture_side / 2.0, title_middle + rise * (coins - 1) / 2);
  painter.setPen(QPen(Qt::white, 1.2));
  painter.setBrush(QColor(accent::amber));
  for (int coin = 0; coin < coins; ++coin) painter.drawEllipse(lowest - QPointF(0, rise * coin), 11.0, 4.5);
}

}  // namespace raisechess

#include "moc_kind_card.cpp"
