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

/// What a cell says of its type.
struct CellShown {
  enum class Part {
    Fact,      ///< no thought changes it
    Supposed,  ///< the thought is that the piece is of this type
    Instead,   ///< the thought is that it is of another one; `percent` is what it would be without that pin
    Follows    ///< another piece's pin changes it
  };
  int percent = 0;
  QString reason;  ///< why it is ruled out: by the facts, or in the thought
  Part part = Part::Fact;
  int fact_percent = 0;  ///< what it is without any thought
};

/// One type of one hidden piece: how likely it is, or that it is ruled out and why (on hover, and when reached by
/// keyboard). A thought is dashed in amber, and never solid.
class RangeCell : public QWidget {
  Q_OBJECT

 public:
  RangeCell(PieceType type, QWidget* parent);

  /// `piece`: how the row is called, for screen readers.
  void show(const QString& piece, const CellShown& shown);
  void setStyle(RangeStyle style);
  /// Can a click, or Enter, choose it?
  void setChoosable(bool choosable);

  int percent() const { return shown_.percent; }
  CellShown::Part part() const { return shown_.part; }
  QSize sizeHint() const override { return {60, 28}; }
  QSize minimumSizeHint() const override { return {40, 24}; }

 signals:
  void stepped(int right, int down);
  void chosen();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QString state() const;
  void paintGround(QPainter& painter) const;
  void paintNumber(QPainter& painter) const;
  void paintSupposed(QPainter& painter) const;
  void paintInstead(QPainter& painter) const;
  void paintPicture(QPainter& painter) const;

  PieceType type_;
  RangeStyle style_ = RangeStyle::Advanced;
  CellShown shown_;
  bool choosable_ = false;
};

}  // namespace raisechess::ui
