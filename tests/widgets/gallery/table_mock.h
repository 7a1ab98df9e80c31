// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "sample_tables.h"
#include "style/metrics.h"
#include "style/tab_card.h"
#include "widgets/action_bar.h"
#include "widgets/board_widget.h"
#include "widgets/hand_panel.h"
#include "widgets/log_panel.h"
#include "widgets/plate_widget.h"
#include "widgets/range_panel.h"
#include "widgets/score_panel.h"

namespace raisechess::test {

/// The widgets of a table side by side as a window would place them, at 1280×766 or 1024×610.
class TableMock : public QWidget {
 public:
  explicit TableMock(ui::Density density, bool with_chips = true);

  void show(const SampleTable& table);

  ui::BoardWidget board;
  ui::PlateWidget theirs;
  ui::PlateWidget yours;
  ui::ActionBar bar;
  ui::HandPanel hand;
  ui::RangePanel ranges;
  ui::TabCard card;
  ui::LogPanel* log;
  ui::ScorePanel* score;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  bool with_chips_;
  QSize size_;
};

}  // namespace raisechess::test
