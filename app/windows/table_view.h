// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "session/table_state.h"
#include "widgets/action_bar.h"
#include "widgets/board_widget.h"
#include "widgets/hand_panel.h"
#include "widgets/log_panel.h"
#include "widgets/material_panel.h"
#include "widgets/next_hand_panel.h"
#include "widgets/plate_widget.h"
#include "widgets/range_panel.h"
#include "widgets/result_panel.h"
#include "widgets/score_panel.h"
#include "widgets/turned_up_panel.h"

class QScrollArea;
class QVBoxLayout;

namespace raisechess {

namespace ui {
class TabCard;
}

/// The table: the board between its two plates on the left, the cards on the right. Shows a TableState, sends on what
/// the player does, and looks back at earlier half-moves.
class TableView : public QWidget {
  Q_OBJECT

 public:
  explicit TableView(QWidget* parent = nullptr);

  void set_state(const session::TableState& state);
  void set_board_options(const ui::BoardOptions& options);
  void set_flipped(bool flipped);  ///< turns the board: the other side below
  void set_ranges_shown(bool shown);
  void set_range_style(ui::RangeStyle style) { ranges_->setStyle(style); }
  void set_confirm_all_in(bool confirm) { bar_->setConfirmAllIn(confirm); }
  /// A sentence under the log, for the player (a refused move, say); empty: none.
  void say(const QString& sentence);

  /// Looks back at the board after `ply` half-moves; the present ends it.
  void look_at(int ply);
  bool looks_back() const { return looked_at_.has_value(); }

  ui::BoardWidget* board() const { return board_; }
  ui::ActionBar* action_bar() const { return bar_; }
  ui::HandPanel* hand_panel() const { return hand_panel_; }
  ui::RangePanel* ranges() const { return ranges_; }
  ui::LogPanel* log() const { return log_; }
  ui::NextHandPanel* next_hand() const { return next_; }
  ui::PlateWidget* plate(bool yours) const { return yours ? your_plate_ : computer_plate_; }

 signals:
  void action_chosen(raisechess::Action action);
  void next_hand_chosen();
  void stop_chosen();
  void new_match_chosen();
  void range_style_chosen(raisechess::ui::RangeStyle style);
  void skip_wanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void build_cards();
  void connect_parts();
  void place_parts();
  void show_board();
  void show_plates();
  void show_ranges();
  void show_log();
  void show_score();
  void show_end();
  void show_cards();
  ui::PlateState plate_state(Side side) const;
  ui::HandEnd hand_end() const;

  std::optional<session::TableState> state_;
  std::optional<int> looked_at_;
  ui::BoardOptions options_;
  bool flipped_ = false;
  bool ranges_shown_ = true;
  ui::Density density_ = ui::Density::Normal;

  ui::PlateWidget* computer_plate_;
  ui::PlateWidget* your_plate_;
  ui::BoardWidget* board_;
  QScrollArea* cards_;
  QVBoxLayout* cards_layout_ = nullptr;
  ui::ActionBar* bar_;
  ui::HandPanel* hand_panel_;
  ui::ResultPanel* result_;
  ui::MaterialPanel* material_;
  ui::TurnedUpPanel* turned_up_;
  ui::NextHandPanel* next_;
  ui::RangePanel* ranges_;
  ui::TabCard* tabs_;
  ui::LogPanel* log_;
  ui::ScorePanel* score_;
};

}  // namespace raisechess
