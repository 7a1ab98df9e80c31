// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "style/metrics.h"

namespace raisechess::ui {

/// The list itself: half-moves that are stepped through with the arrow keys, Home and End. What was done always stands
/// whole, if need be in several lines; the notes get what room is left.
class LogView : public QTableView {
  Q_OBJECT

 public:
  explicit LogView(QWidget* parent = nullptr);

  void setDensity(Density density);
  void markPly(int ply);
  int markedPly() const { return marked_ply_; }

 signals:
  /// By how many half-moves to go; very large numbers mean the start or the present.
  void stepped(int half_moves);
  void plyClicked(int ply);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void reset() override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void scrollToMarked();
  void fitLines();
  void fitColumns();
  void fitRows();
  int widest(int column) const;
  void takeColors();
  void retranslate();

  int marked_ply_ = 0;
};

}  // namespace raisechess::ui
