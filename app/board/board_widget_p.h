// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPointer>

#include "board_animation.h"
#include "board_geometry.h"
#include "board_input.h"
#include "board_scene.h"
#include "promotion_chooser.h"
#include "widgets/board_widget.h"

namespace raisechess::ui {

/// What a board widget holds. Painting is in board_widget.cpp, the hand in board_pointer.cpp, the keys in
/// board_keys.cpp.
class BoardWidget::Private {
 public:
  explicit Private(BoardWidget* board) : board_(board) {}

  // What is shown
  void show(BoardState state);
  void reshow();
  void showMotion();
  void takeGeometry();
  void paint(QPainter& painter);
  void paintGround(QPainter& painter);
  void paintPieces(BoardPainter& painter);
  void paintThought(BoardPainter& painter);
  void paintBubble(BoardPainter& painter);
  void paintTargets(BoardPainter& painter);
  void paintOnTop(BoardPainter& painter);
  QString description(Square square) const;
  QString whyNoMove() const;
  TargetScenes shownTargets() const;

  // The hand
  void press(QPointF point);
  void move(QPointF point, Qt::MouseButtons buttons);
  void release(QPointF point);
  void beginMark(QPointF point);
  void endMark(QPointF point, Qt::KeyboardModifiers modifiers);
  void hover(std::optional<Square> square);
  void takeCursorShape();
  void choose(Square square, std::optional<Square> selected, const std::vector<Move>& meant);
  void decide(const std::vector<Move>& meant, bool was_carried);
  void refuse();
  void choosePromotion(const std::vector<Move>& meant);
  bool cancel();

  // The keys
  bool key(QKeyEvent* event);
  bool moveCursor(int right, int down);
  bool typeKey(QKeyEvent* event);
  bool enter();
  void commitTyped();
  void setTyped(const QString& text);
  void setCursor(Square square);

  BoardWidget* board_;
  BoardState state_;
  BoardOptions options_;
  BoardScene scene_;
  BoardGeometry geometry_;
  BoardInput input_;
  BoardAnimation animation_;
  std::vector<Square> face_down_;  ///< pieces that are turned over at the end of the hand, but not yet
  QPixmap ground_;                 ///< squares and coordinates in the present size and theme
  std::vector<BoardMark> hints_;
  std::vector<BoardMark> marks_;

  QPointF pressed_at_;
  QPointF pointer_;
  std::optional<Square> hovered_;
  std::optional<Square> mark_from_;
  std::optional<Move> dropped_;  ///< the move just made by hand: it has slid already
  QPointer<PromotionChooser> chooser_;

  Square cursor_ = square_at(4, 0);
  bool cursor_shown_ = false;
  QString typed_;
};

}  // namespace raisechess::ui
