// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <vector>

#include "style/pictures.h"
#include "view/move.h"
#include "view/side.h"

namespace raisechess::ui {

/// Lies over the board and asks what a pawn becomes. Arrow keys and Enter, or the letters Q R B N; Esc or a click
/// beside the pieces gives the move up. Deletes itself when it is done.
class PromotionChooser : public QWidget {
  Q_OBJECT

 public:
  /// `moves` differ in their promotion only; `square` is where the pawn goes, `board` the board around it.
  PromotionChooser(const std::vector<Move>& moves, Side side, PieceSet pieces, QRectF square, QRectF board,
                   QWidget* parent);

 signals:
  void chosen(raisechess::Move move);
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void close(std::optional<Move> move);
  void focusNext(int step);

  QRectF board_;
  std::vector<Move> moves_;
  std::vector<QAbstractButton*> buttons_;
};

}  // namespace raisechess::ui
