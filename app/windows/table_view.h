// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "hint_shown.h"
#include "key_map.h"
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

namespace raisechess {

class Announcer;
class ChipMotion;
class EarlierCard;
class HintCard;
class TableCards;

namespace ui {
class TabCard;
}

/// The table: the board between its two plates on the left, the cards on the right. Shows a TableState, sends on what
/// the player does, and looks back at earlier half-moves.
class TableView : public QWidget {
  Q_OBJECT

 public:
  explicit TableView(QWidget* parent = nullptr);
  ~TableView() override;

  /// The pages of the lowest card; the first one is there when a hand is over.
  enum Page { TurnedUpPage, LogPage, MatchPage };
  /// Over the list of what was done in a hand.
  static QString log_title(bool with_chips);

  /// Draws in advance what the board of a window of this size needs first, while the fonts are still being read.
  static void prepare_pictures(QSize window, double scale);

  void set_state(const session::TableState& state);
  const std::optional<session::TableState>& state() const { return state_; }
  void set_board_options(const ui::BoardOptions& options);
  void set_flipped(bool flipped);  ///< turns the board: the other side below
  bool flipped() const { return flipped_; }
  void set_ranges_shown(bool shown);
  void set_range_style(ui::RangeStyle style);
  void set_keys(const KeyMap& keys);
  /// Empty: he is called "You".
  void set_player_name(const QString& name);
  /// The person's chance; nothing: it is not shown.
  void set_equity(const std::optional<ui::EquityShown>& equity);
  /// What he supposes at present; a new position ends it.
  void set_thought(const std::optional<ui::ThoughtShown>& thought);
  const std::optional<ui::ThoughtShown>& thought() const { return thought_; }
  /// A hint for the present, with its marks on the board; nothing: none.
  void set_hint(const std::optional<HintShown>& hint);
  /// Lets the keyboard choose a type in the table of ranges.
  void focus_types();
  void set_confirm_all_in(bool confirm);
  /// Match time now, for the time to the next blinds.
  void show_minutes(double minutes);
  /// What is left of the person's turn; nothing where no clock runs.
  void show_turn_clock(std::optional<double> seconds);
  /// A sentence under the log that goes before what usually stands there (a refused move, say); the next action ends
  /// it.
  void say(const QString& sentence);
  /// The same of something that is to be chosen; Esc, or the choice, ends it.
  void prompt(const QString& sentence);

  /// Makes the cards. It happens by itself as soon as it must, at the latest when the board is on the screen: the first
  /// frame shows the board, and need not wait for more.
  void complete();
  bool cards_shown() const;

  /// Looks back at the board after `ply` half-moves; the present ends it.
  void look_at(int ply);
  void look_at_present();
  std::optional<int> looked_at() const { return looked_at_; }
  bool counts_material() const { return counting_; }
  bool looks_back() const { return looked_at_.has_value(); }

  ui::BoardWidget* board() const { return board_; }
  ui::PlateWidget* plate(bool yours) const { return yours ? your_plate_ : computer_plate_; }
  Announcer* announcer() const { return announcer_; }

  // These complete the table.
  EarlierCard* earlier();
  HintCard* hint();
  ui::ActionBar* action_bar();
  ui::HandPanel* hand_panel();
  ui::RangePanel* ranges();
  ui::LogPanel* log();
  ui::ScorePanel* score();
  ui::TabCard* tabs();
  ui::NextHandPanel* next_hand();
  ui::ResultPanel* result();
  ui::MaterialPanel* material();

 signals:
  void completed();
  void action_chosen(raisechess::Action action);
  void next_hand_chosen();
  void review_chosen();
  void stop_chosen();
  void new_match_chosen();
  void range_style_chosen(raisechess::ui::RangeStyle style);
  void type_chosen(raisechess::Square origin, raisechess::PieceType type);
  void thought_let_go();
  void hint_step_wanted();
  void hint_let_go();
  void skip_wanted();
  void result_said();  ///< after all pieces were turned up, where that takes a while

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* board, QEvent* event) override;

 private:
  ChipMotion* make_chip_motion();
  void connect_parts();
  void connect_cards();
  TableCards& cards();
  void fill_cards();
  void take_up_end();
  void check();
  bool escape();
  bool look_by_key(const QKeySequence& key);
  void place_parts();
  int column_width() const;
  QWidget* top_card() const;
  void take_density(ui::Density density);
  ui::Density density() const { return density_.value_or(ui::Density::Normal); }
  void announce(const std::optional<session::TableState>& before);
  void start_motion(const std::optional<session::TableState>& before);
  void show_turning_over();
  void show_board();
  void show_plates();
  void show_ranges();
  void show_hint();
  void show_log();
  void show_note();
  bool prompts() const { return !said_.isEmpty() && said_ == prompt_; }
  QString usual_note() const;
  void show_score();
  void show_end();
  void show_cards();

  std::optional<session::TableState> state_;
  std::optional<int> looked_at_;
  std::optional<ui::ThoughtShown> thought_;
  std::optional<HintShown> hint_;
  QString said_;    ///< by `say`
  QString prompt_;  ///< said last by `prompt`
  double minutes_ = 0;
  ui::BoardOptions options_;
  KeyMap keys_;
  QString player_name_;
  bool flipped_ = false;
  bool ranges_shown_ = true;
  ui::RangeStyle range_style_ = ui::RangeStyle::Plain;
  bool confirm_all_in_ = true;
  std::optional<ui::EquityShown> equity_;
  bool counting_ = false;  ///< the pieces are being turned up, the result is not said yet
  std::optional<ui::Density> density_;

  ui::PlateWidget* computer_plate_;
  ui::PlateWidget* your_plate_;
  ui::BoardWidget* board_;
  ChipMotion* chips_;
  Announcer* announcer_;
  std::unique_ptr<TableCards> cards_;  ///< none before the table is complete
};

}  // namespace raisechess
