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

/// A number of chips; the wheel as above, within the bounds. What is typed stays as it is, out of the bounds too, until
/// it is mended. Letters and Space are not taken: they are keys of the bar around.
class AmountBox : public QSpinBox {
  Q_OBJECT

 public:
  explicit AmountBox(QWidget* parent = nullptr);
  void setBigBlind(Chips chips);
  void setBounds(Chips least, Chips most);
  /// Shows `amount`, if that is not what stands there.
  void show(Chips amount);
  void stepBy(int steps) override;
  QSize sizeHint() const override;  ///< with room for the largest amount within the bounds
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void chosen(raisechess::Chips amount);  ///< by typing (0: nothing stands there), arrows or wheel
  void entered();                         ///< by Enter

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  Chips shown() const;
  void markBounds();

  Chips big_blind_ = 2;
  Chips least_ = 0;
  Chips most_ = 0;
  bool kept_ = true;  ///< what stands there is within them
};

}  // namespace raisechess::ui
