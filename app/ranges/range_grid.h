// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <vector>

#include "style/label.h"
#include "style/metrics.h"
#include "view/analysis.h"
#include "widgets/range_panel.h"

class QGridLayout;

namespace raisechess::ui {

class RangeCell;

/// The table of a range: a line for each hidden piece, a column for each type.
class RangeGrid : public QWidget {
  Q_OBJECT

 public:
  explicit RangeGrid(QWidget* parent = nullptr);

  /// `thought`: of the same range, if there is one.
  void show(const RangeTable& table, const Supposition* thought = nullptr);
  /// Can a type be chosen?
  void setChoosable(bool choosable);
  void focusFirst();
  void setStyle(RangeStyle style);
  void setDensity(Density density);
  /// A few words in the corner above the pieces.
  void setCorner(const QString& text) { corner_->setText(text); }

 signals:
  void typeChosen(raisechess::Square origin, raisechess::PieceType type);

 protected:
  bool event(QEvent* event) override;

 private:
  struct Row {
    Label* name = nullptr;
    Label* note = nullptr;
    std::array<RangeCell*, 5> cells{};
    Label* seen = nullptr;  ///< instead of the cells once the piece has been seen
    Square origin{};
  };

  void makeHeads();
  void takeHeads();
  void addRow();
  void showRow(Row& row, const RangeRow& shown, const Supposition* thought);
  static void hideCells(Row& row);
  void takeHeights();
  void step(std::size_t row, std::size_t column, int right, int down);

  QGridLayout* layout_;
  Label* corner_;
  std::array<QLabel*, 5> heads_{};
  std::vector<Row> rows_;
  std::size_t shown_rows_ = 0;  ///< of them; a match with fewer hidden pieces may follow
  RangeStyle style_ = RangeStyle::Advanced;
  Density density_ = Density::Normal;
  bool choosable_ = false;
};

/// "d8 → e7", or "d8" for a piece that stands where it was dealt or has left the board.
QString piece_path(const RangeRow& row);

}  // namespace raisechess::ui
