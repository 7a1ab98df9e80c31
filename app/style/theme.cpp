// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace raisechess::ui {

const Theme light_theme{
    .window = 0xf3efe7,
    .panel = 0xffffff,
    .line = 0xddd5c6,
    .text = 0x2a2622,
    .quiet = 0x72695e,
    .felt = 0x23573f,
    .felt_text = 0xf4f6f0,
    .light_square = 0xeedfc4,
    .dark_square = 0xb08560,
    .good = 0x1f796e,
    .bad = 0xb93a2b,
    .note = 0x8a5a08,
    .dark = false,
};

const Theme dark_theme{
    .window = 0x1d1f23,
    .panel = 0x26292f,
    .line = 0x3a3e46,
    .text = 0xe8e6e1,
    .quiet = 0x9a9da5,
    .felt = 0x1f4a39,
    .felt_text = 0xeef3ec,
    .light_square = 0xe6d6b8,
    .dark_square = 0x9c7350,
    .good = 0x5dbfb2,
    .bad = 0xf08a7c,
    .note = 0xe2b866,
    .dark = true,
};

const Theme& theme() {
  const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
  return dark ? dark_theme : light_theme;
}

QColor with_alpha(QColor color, double alpha) {
  color.setAlphaF(static_cast<float>(alpha));
  return color;
}

QColor blended(const QColor& over, const QColor& under, double opacity) {
  const auto mix = [opacity](int top, int bottom) {
    return static_cast<int>(std::lround(bottom + (top - bottom) * opacity));
  };
  return QColor(mix(over.red(), under.red()), mix(over.green(), under.green()), mix(over.blue(), under.blue()));
}

namespace {

double linear(int channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
  return 0.2126 * linear(color.red()) + 0.7152 * linear(color.green()) + 0.0722 * linear(color.blue());
}

}  // namespace

double contrast_ratio(const QColor& first, const QColor& second) {
  const auto [low, high] = std::minmax({luminance(first), luminance(second)});
  return (high + 0.05) / (low + 0.05);
}

}  // namespace raisechess::ui
