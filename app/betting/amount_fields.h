// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QSpinBox>

#include "view/setup.h"

namespace raisechess::ui {

/// A slider for chips: the wheel moves it by 1 chip, with Ctrl by a big blind.
class AmountSlider : public QSlider {
  Q_OBJECT

 public:
  explicit AmountSlider(QWidget* parent = nullptr);
  void setBigBlind(Chips chips);

 protected:
  void wheelEvent(QWheelEvent* event) override;

 private:
  Chips big_blind_ = 2;
};

/// A number of chips; the wheel as above. Letters are not taken: they are keys of the bar around.
class AmountBox : public QSpinBox {
  Q_OBJECT

 public:
  explicit AmountBox(QWidget* parent = nullptr);
  void setBigBlind(Chips chips);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Chips big_blind_ = 2;
};

}  // namespace raisechess::ui
