// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantAnimation>

#include <vector>

#include "board_painter.h"
#include "board_scene.h"

namespace raisechess::ui {

/// What one board became: which pieces slide, which turn over. Shown on top of the new board, and gone by itself.
class BoardAnimation : public QObject {
  Q_OBJECT

 public:
  explicit BoardAnimation(QObject* parent = nullptr);

  /// Shows how `move` led from one board to the other (`backwards`: was taken back).
  void slide(const BoardScene& before, const BoardScene& after, const Event& event, bool backwards, bool flipped,
             int ms);
  /// Turns pieces over one after another, the viewer's own first.
  void turnOver(const BoardScene& before, const BoardScene& after, int ms_each);
  void finish();

  bool isRunning() const { return !pieces_.empty(); }
  std::vector<PieceMotion> motions() const;

 signals:
  void changed();

 private:
  struct Moving {
    PieceScene before;
    PieceScene after;
    Square square{};
    QPointF from;       ///< where it begins, in squares from `square`
    double starts = 0;  ///< parts of the whole time
    double ends = 1;
    bool turns = false;
    bool vanishes = false;
  };

  void begin(int ms);
  PieceMotion motionOf(const Moving& moving, double time) const;

  std::vector<Moving> pieces_;
  QVariantAnimation timeline_;
};

}  // namespace raisechess::ui
