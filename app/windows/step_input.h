// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

class QWidget;

namespace raisechess {

/// How the half-moves of a hand that is over are stepped through in a window of their own, as in any viewer of chess
/// games: Left, Right, Home and End (with Alt too, as at the table), and the mouse wheel over board and list.
class StepInput : public QObject {
  Q_OBJECT

 public:
  explicit StepInput(QWidget* window);

  /// The wheel over `widget` steps.
  void take_wheel(QWidget* widget);
  /// Up and Down step by a whole move.
  void take_up_and_down();

 signals:
  /// By how many half-moves; very large numbers mean the start or the end.
  void stepped(int half_moves);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void add(const QKeySequence& key, int half_moves);

  QWidget* window_;
  int turned_ = 0;  ///< by the wheel, what does not make a step yet
};

}  // namespace raisechess
