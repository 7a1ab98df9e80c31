// SPDX-License-Identifier: GPL-3.0-or-later
#include "top_bar.h"

#include <QHBoxLayout>
#include <QMenuBar>
#include <QPainter>

#include "speaker_button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/theme.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int height_normal = 34;
constexpr int height_compact = 29;

}  // namespace

TopBar::TopBar(QWidget* parent)
    : QWidget(parent),
      menus_(new QMenuBar(this)),
      line_(new Label(TextRole::Secondary, Tone::Quiet, this)),
      speaker_(new SpeakerButton(this)) {
  menus_->setFont(text_font(TextRole::Body));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 0, 14, 1);
  row->addWidget(menus_, 1, Qt::AlignVCenter);
  row->addWidget(line_);
  row->addSpacing(8);
  row->addWidget(speaker_, 0, Qt::AlignVCenter);
  setMinimumHeight(height_normal);
}

void TopBar::say(const QString& line) {
  line_->setText(line);
}

QString TopBar::line() const {
  return line_->text();
}

int TopBar::height_at(int window_width) {
  return window_width < metrics::compact_below ? height_compact : height_normal;
}

void TopBar::resizeEvent(QResizeEvent*) {
  setMinimumHeight(height_at(width()));
}

void TopBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().panel);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme().line);
}

}  // namespace raisechess

#include "moc_top_bar.cpp"
