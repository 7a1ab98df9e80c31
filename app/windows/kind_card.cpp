// SPDX-License-Identifier: GPL-3.0-or-later
#include "kind_card.h"

#include <QPainter>

#include "style/fonts.h"
#include "style/metrics.h"
#include "style/paint.h"
#include "style/theme.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int padding = 16;
constexpr int title_height = 28;
constexpr int ring = 16;

}  // namespace

KindCard::KindCard(const QString& title, const QString& sentence, QWidget* parent)
    : QAbstractButton(parent), sentence_(sentence) {
  setText(title);
  setAccessibleDescription(sentence);
  setCheckable(true);
  setAutoExclusive(true);
  setCursor(Qt::PointingHandCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

QRect KindCard::sentence_rect(int width, int height) const {
  return {padding, padding + title_height, width - 2 * padding, height - 2 * padding - title_height};
}

int KindCard::heightForWidth(int width) const {
  const QFontMetrics metrics(text_font(TextRole::Secondary));
  const QRect room = sentence_rect(width, 1000);
  return metrics.boundingRect(room, Qt::TextWordWrap, sentence_).height() + 2 * padding + title_height;
}

QSize KindCard::sizeHint() const {
  return {220, heightForWidth(220)};
}

QSize KindCard::minimumSizeHint() const {
  const int title = QFontMetrics(bold_font(TextRole::PanelTitle)).horizontalAdvance(text());
  return {title + 2 * padding + ring + 12, 80};
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
  const QRectF dot(padding, padding + (title_height - ring) / 2.0 - 4, ring, ring);
  painter.setPen(QPen(isChecked() ? QColor(accent::teal) : theme().quiet, 2));
  painter.setBrush(isChecked() ? QColor(accent::teal) : QColor(Qt::transparent));
  painter.drawEllipse(dot);
  if (isChecked()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().panel);
    painter.drawEllipse(dot.center(), 3, 3);
  }
  painter.setPen(theme().text);
  painter.setFont(bold_font(TextRole::PanelTitle));
  draw_elided(painter, {dot.right() + 10, dot.center().y() - 12, width() - dot.right() - 10 - padding, 24},
              Qt::AlignVCenter, text());
  painter.setFont(text_font(TextRole::Secondary));
  painter.setPen(isChecked() ? theme().text : theme().quiet);
  painter.drawText(sentence_rect(width(), height()), Qt::TextWordWrap, sentence_);
}

}  // namespace raisechess
