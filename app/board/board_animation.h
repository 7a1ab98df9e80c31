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

  struct Times {
    int slide_ms = 0;  ///< 0: nothing moves at all
    int turn_ms = 0;   ///< of each piece that turns over
  };
  /// How the board shows a half-move: made or taken back, seen from Black's side, put down by the player's own hand.
  struct Manner {
    bool backwards = false;
    bool flipped = false;
    bool by_hand = false;
  };

  /// Shows how one board became another, by the half-move `step` if there was one. A hidden piece that is captured
  /// turns over before it goes; one that its move revealed, when it has arrived. Then, at the end of a hand, all hidden
  /// pieces turn over one after another, the viewer's own first. What was put down by hand does not slide again.
  void show(const BoardScene& before, const BoardScene& after, const Event* step, Manner manner, Times times);
  void finish();

  bool isRunning() const { return !pieces_.empty(); }
  /// Where pieces that turn over at the end of a hand still lie face down.
  std::vector<Square> notTurnedOver() const;
  std::vector<PieceMotion> motions() const;
  /// Goes to a part of the whole time, 0 to 1.
  void goTo(double part);

 signals:
  void changed();

 private:
  /// Parts of the whole time.
  struct Span {
    double starts = 0;
    double ends = 0;
    bool isNone() const { return starts >= ends; }
    double part(double time) const;  ///< how much of it is over, 0 to 1
  };
  struct Moving {
    PieceScene before;
    PieceScene after;
    Square square{};
    QPointF from;       ///< where it begins, in squares from `square`
    Span slides;        ///< when it is on its way
    Span turns;         ///< when it turns over; in no time: not at all
    bool goes = false;  ///< captured: it is no piece of the new board
    bool isRevealed() const;
    bool turnsAtTheEnd() const;
  };

  void addMoved(const BoardScene& before, const BoardScene& after, const Event& event, Manner manner);
  void addCaptured(const BoardScene& before, const Event& event, bool by_hand);
  void addTurnedUp(const BoardScene& before, const BoardScene& after);
  int takeTimes(Times times);
  std::vector<Moving*> turnedAtTheEnd();
  void begin(int ms);
  PieceMotion motionOf(const Moving& moving, double time) const;

  std::vector<Moving> pieces_;
  QVariantAnimation timeline_;
};

}  // namespace raisechess::ui
