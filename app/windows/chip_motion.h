// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QVariantAnimation>

#include <deque>
#include <functional>

#include "widgets/chip_moves.h"

class QWidget;

namespace raisechess {

/// Lets chips slide over the table, step after step, and says how far the numbers beside them are behind: what is paid
/// leaves a stack at once, what is won comes with the chips.
class ChipMotion : public QObject {
  Q_OBJECT

 public:
  /// The places are asked for when chips leave, in the coordinates of `table`.
  ChipMotion(QWidget* table, std::function<QPoint(Side)> at_plate, std::function<QPoint()> in_pot);

  /// Of one step; 0: nothing slides.
  void set_ms(int ms);
  /// Ends what was still on its way. `held`: what is won waits until `let_win`.
  void begin(const ui::ChipMoves& moves, bool held);
  void let_win();
  /// Chips that are in the side's stack already, but not yet shown there.
  Chips to_come(Side side) const;

 signals:
  void counted();  ///< `to_come` has changed

 private:
  void stop();
  void next();
  QPoint place(std::optional<Side> side) const;

  QWidget* table_;
  std::function<QPoint(Side)> at_plate_;
  std::function<QPoint()> in_pot_;
  std::deque<std::vector<ui::ChipMove>> waiting_;
  std::vector<ui::ChipMove> sliding_;
  bool held_ = false;  ///< the last of `waiting_` is
  int ms_ = 0;
  QVariantAnimation timeline_;
};

}  // namespace raisechess
