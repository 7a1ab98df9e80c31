// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "card_column.h"
#include "earlier_card.h"
#include "hint_card.h"
#include "style/metrics.h"
#include "style/tab_card.h"
#include "widgets/action_bar.h"
#include "widgets/hand_panel.h"
#include "widgets/log_panel.h"
#include "widgets/material_panel.h"
#include "widgets/next_hand_panel.h"
#include "widgets/range_panel.h"
#include "widgets/result_panel.h"
#include "widgets/score_panel.h"
#include "widgets/turned_up_panel.h"

namespace raisechess {

/// All that stands right of the board. The cards lie below each other in a column that can be scrolled; what comes next
/// stands below them. The table owns the widgets, which are all hidden at first.
class TableCards {
 public:
  explicit TableCards(QWidget* table);

  void take_density(ui::Density density);
  /// What comes next, where it is seen, stands below the other cards and never scrolls away.
  void place(QRect room);
  /// The hint's card stands above the list, or in its place where both have no room of this height.
  void show_hint(bool shown, QSize room);
  /// Keys and clicks that are meant for a bet land in these.
  bool bets_have_focus(const QWidget* table) const;

  QScrollArea* scroll;
  CardColumn* column;
  EarlierCard* earlier;
  ui::ActionBar* bar;
  ui::HandPanel* hand_panel;
  ui::ResultPanel* result;
  ui::RangePanel* ranges;
  ui::MaterialPanel* material;
  HintCard* hint;
  ui::TabCard* tabs;
  ui::TurnedUpPanel* turned_up;
  ui::LogPanel* log;
  ui::ScorePanel* score;
  ui::NextHandPanel* next;
};

}  // namespace raisechess
