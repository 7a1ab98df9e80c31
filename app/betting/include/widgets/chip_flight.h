// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include "view/setup.h"

namespace raisechess::ui {

/// Chips that slide along a shallow arc from a plate to the pot, or back to a winner. Lies over `window` without taking
/// its clicks, and deletes itself on arrival.
class ChipFlight : public QWidget {
  Q_OBJECT

 public:
  static constexpr int usual_ms = 250;

  /// `from` and `to` in the coordinates of `window`. With `ms` 0 (reduced motion) nothing is shown at all.
  static void start(QWidget* window, QPoint from, QPoint to, Chips amount, int ms = usual_ms);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  ChipFlight(QWidget* window, QPoint from, QPoint to, Chips amount, int ms);
  QPointF place(double time) const;

  QPointF from_;
  QPointF to_;
  Chips amount_;
  QVariantAnimation timeline_;
};

}  // namespace raisechess::ui
