// SPDX-License-Identifier: GPL-3.0-or-later
#include "level_bars.h"

#include <QPainter>

#include <algorithm>

#include "style/paint.h"
#include "style/theme.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int bar_width = 7;
constexpr int bar_pitch = 10;
constexpr int lowest = 6;
constexpr int highest = 18;

}  // namespace

LevelBars::LevelBars(int levels, QWidget* parent) : QWidget(parent), levels_(levels) {
  setFixedSize(std::max(levels, 1) * bar_pitch, highest);
  setVisible(levels > 1);
}

void LevelBars::show_level(int level) {
  level_ = level;
  update();
}

void LevelBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int bar = 0; bar < levels_; ++bar) {
    const double tall = lowest + (highest - lowest) * bar / static_cast<double>(std::max(1, levels_ - 1));
    fill_rounded(painter, {static_cast<double>(bar * bar_pitch), highest - tall, bar_width, tall}, 2,
                 bar <= level_ ? QColor(accent::violet) : theme().line);
  }
}

}  // namespace raisechess

#include "moc_level_bars.cpp"
