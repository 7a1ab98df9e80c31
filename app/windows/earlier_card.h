// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/button.h"
#include "style/label.h"
#include "style/panel.h"
#include "view/player_view.h"

namespace raisechess {

/// Stands in the place of the bets while an earlier position is shown: says which one, and how to return.
class EarlierCard : public ui::Panel {
  Q_OBJECT

 public:
  explicit EarlierCard(QWidget* parent = nullptr);

  void show_ply(const PlayerView& view, int ply);
  ui::Button* back_button() const { return back_; }

 signals:
  void back_chosen();

 private:
  ui::Label* sentence_;
  ui::Button* back_;
};

}  // namespace raisechess
