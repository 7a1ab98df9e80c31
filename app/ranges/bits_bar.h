// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "view/range_table.h"

namespace raisechess::ui {

/// How much of the uncertainty is left: bits of the present range out of those at the deal, log2(5) for each piece. In
/// a thought, what it would take away is amber.
class BitsBar : public QWidget {
  Q_OBJECT

 public:
  explicit BitsBar(QWidget* parent = nullptr);

  void show(const RangeTable& range, std::optional<double> supposed = std::nullopt);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double part_ = 0;
  double supposed_part_ = 0;
};

}  // namespace raisechess::ui
