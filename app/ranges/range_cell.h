// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "view/piece_type.h"
#include "widgets/range_panel.h"

namespace raisechess::ui {

/// How strong the violet of a cell with `percent` is: percent/54, between 0.12 and 1.
double cell_opacity(int percent);
/// From this opacity on the text in a cell is white and bold.
inline constexpr double white_text_opacity = 0.75;
/// The ink of a cell's number: white on strong violet, else the text's colour, or black where that reads better.
QColor cell_ink(double opacity);

/// One type of one hidden piece: how likely it is, or that it is ruled out and why (on hover, and when reached by
/// keyboard).
class RangeCell : public QWidget {
  Q_OBJECT

 public:
  RangeCell(PieceType type, QWidget* parent);

  /// `piece`: how the row is called, for screen readers.
  void show(const QString& piece, int percent, const QString& reason);
  void setStyle(RangeStyle style);

  int percent() const { return percent_; }
  QSize sizeHint() const override { return {60, 28}; }
  QSize minimumSizeHint() const override { return {40, 24}; }

 signals:
  void stepped(int right, int down);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void paintNumber(QPainter& painter) const;
  void paintPicture(QPainter& painter) const;

  PieceType type_;
  RangeStyle style_ = RangeStyle::Advanced;
  int percent_ = 0;
};

}  // namespace raisechess::ui
