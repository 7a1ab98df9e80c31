// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/tab_order.h"

namespace raisechess::ui {

void take_tab_place(QWidget* place, QWidget* part) {
  QWidget* before = place->previousInFocusChain();
  while (before != place && (before == part || before->focusPolicy() == Qt::NoFocus)) {
    before = before->previousInFocusChain();
  }
  if (before != place) QWidget::setTabOrder(before, part);
}

}  // namespace raisechess::ui
