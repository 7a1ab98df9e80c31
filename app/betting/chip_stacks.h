// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

#include <vector>

#include "view/setup.h"

namespace raisechess::ui {

/// Chips of one value.
struct ChipColumn {
  Chips value = 1;
  int count = 0;
  friend bool operator==(const ChipColumn&, const ChipColumn&) = default;
};

/// `amount` in chips of 1, 5, 25, 100, 500, 2500 … , largest first: at most eight of the largest, and at most four
/// values (a large stack leaves its small change undrawn).
std::vector<ChipColumn> chip_columns(Chips amount);

QColor chip_color(Chips value);

/// Chips stacked by value beside a number that says how many they are. Where it is low, high stacks stand closer.
class ChipStacks : public QWidget {
  Q_OBJECT

 public:
  /// Half the width of a chip.
  ChipStacks(double chip_radius, QWidget* parent = nullptr);

  void setAmount(Chips amount);
  void setChipRadius(double radius);
  Chips amount() const { return amount_; }

  QSize sizeHint() const override;
  /// Where there is no room, the stacks of small value are left out.
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double stepWithin(const std::vector<ChipColumn>& columns) const;

  double radius_;
  Chips amount_ = 0;
};

}  // namespace raisechess::ui
