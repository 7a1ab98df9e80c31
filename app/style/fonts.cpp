// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/fonts.h"

#include <QApplication>
#include <QFontDatabase>
#include <QThreadPool>

#include <algorithm>

namespace raisechess::ui {

namespace {

constexpr double points_per_pixel = 0.75;  // at 96 dpi
constexpr double usual_points = 11;        // desktops use 9 to 11; only larger ones enlarge the game's texts

double pixels(TextRole role) {
  switch (role) {
    case TextRole::Result:
      return 26;
    case TextRole::Pot:
      return 38;
    case TextRole::PotCompact:
      return 30;
    case TextRole::Stack:
      return 20;
    case TextRole::StackCompact:
      return 17;
    case TextRole::DialogTitle:
      return 18;
    case TextRole::PanelTitle:
      return 15;
    case TextRole::Body:
      return 13;
    case TextRole::Secondary:
      return 12;
    case TextRole::Note:
      return 11;
    case TextRole::Smallest:
      return 10.5;
  }
  return 13;
}

double enlargement() {
  return std::max(1.0, QApplication::font().pointSizeF() / usual_points);
}

}  // namespace

QFont text_font(TextRole role) {
  QFont font = QApplication::font();
  font.setPointSizeF(pixels(role) * points_per_pixel * enlargement());
  font.setBold(role < TextRole::Body);
  return font;
}

void load_fonts_aside() {
  QThreadPool::globalInstance()->start([] { QFontDatabase::families(); });
}

QFont bold_font(TextRole role) {
  QFont font = text_font(role);
  font.setBold(true);
  return font;
}

}  // namespace raisechess::ui
