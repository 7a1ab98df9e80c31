// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace raisechess::ui {

/// Pressed: percentages and bits; up: pictures.
class StyleSwitch : public QAbstractButton {
 public:
  explicit StyleSwitch(QWidget* parent);

 protected:
  void paintEvent(QPaintEvent*) override;
};

}  // namespace raisechess::ui
