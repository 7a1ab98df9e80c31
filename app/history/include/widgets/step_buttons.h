// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;

namespace raisechess::ui {

/// The four buttons that look through the half-moves of a hand: « ‹ › ». Their keys, which they name, are their
/// window's.
class StepButtons : public QWidget {
  Q_OBJECT

 public:
  explicit StepButtons(QWidget* parent = nullptr);

 signals:
  void toStart();
  void back();
  void on();
  void toEnd();

 private:
  void add(const QString& sign, const QString& name, const QString& key, void (StepButtons::*step)());

  QHBoxLayout* row_;
};

}  // namespace raisechess::ui
