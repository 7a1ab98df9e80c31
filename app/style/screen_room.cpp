// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/screen_room.h"

#include <QScreen>
#include <QStyle>

namespace raisechess::ui {

QSize screen_room(const QWidget& window) {
  const int title_bar = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
  return window.screen()->availableSize() - QSize(0, title_bar);
}

}  // namespace raisechess::ui
