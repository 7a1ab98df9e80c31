// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace raisechess::test {

/// For as long as it lives the desktop has a font of so many points.
class DesktopFont {
 public:
  explicit DesktopFont(double points) {
    QFont font = before_;
    font.setPointSizeF(points);
    QApplication::setFont(font);
  }
  ~DesktopFont() { QApplication::setFont(before_); }

 private:
  QFont before_ = QApplication::font();
};

}  // namespace raisechess::test
