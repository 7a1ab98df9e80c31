// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "view/move.h"
#include "widgets/board_state.h"

namespace raisechess::ui {

/// The chess board. Shows what one player knows, and tells which move he chose: by dragging, by two clicks, with the
/// square cursor (arrow keys, Enter) or by typing the move. It plays nothing itself: a chosen move shows once a new
/// state comes in. 64 squares are open to screen readers.
class BoardWidget : public QWidget {
  Q_OBJECT

 public:
  explicit BoardWidget(QWidget* parent = nullptr);
  ~BoardWidget() override;

  void setState(BoardState state);
  const BoardState& state() const;
  void setOptions(const BoardOptions& options);
  const BoardOptions& options() const;
  /// At the end of a hand: pieces that are still to be turned over, one after another.
  const std::vector<Square>& notTurnedOver() const;
  /// Arrows and circles of the program (a hint, a review), under the player's own.
  void setHints(std::vector<BoardMark> hints);
  const std::vector<BoardMark>& hints() const;
  const std::vector<BoardMark>& ownMarks() const;

  /// Puts a carried piece back and gives up selection, chooser and typed text.
  void cancelInput();

  // Places and names, for accessibility, tests and animation
  QRect squareRect(Square square) const;
  std::optional<Square> squareAt(QPoint point) const;
  Square squareInPlace(int place) const;  ///< 0 top left to 63 bottom right
  int placeOf(Square square) const;
  QString squareName(Square square) const;
  QString squareDescription(Square square) const;  ///< "last move; can move here: narrows the secret …"
  Square cursorSquare() const;
  std::optional<Square> selectedSquare() const;
  std::optional<Square> carriedSquare() const;
  bool isChoosingPromotion() const;
  QString typedText() const;
  /// A click on `square`, by whatever means.
  void chooseSquare(Square square);

  /// The largest board side up to `available` that has whole device pixels for each square.
  static int fittingSide(int available, double scale);
  /// Draws in advance the pictures that a board of `side` needs at the start of a hand.
  static void preparePictures(int side, double scale);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return width; }

 signals:
  void moveChosen(raisechess::Move move);
  /// A gesture named a move that cannot be made now, or a text no move; `reason` is a sentence. At an earlier position
  /// that is every move.
  void moveRefused(const QString& reason);
  /// `notTurnedOver` has become another.
  void turnedOver();
  /// A letter of a move was typed, or the text came to its end (empty).
  void typedChanged(const QString& text);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::ui
