// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>

#include "session/hand_replay.h"
#include "widgets/board_widget.h"
#include "widgets/log_panel.h"
#include "widgets/plate_widget.h"
#include "widgets/range_panel.h"

namespace raisechess {

namespace ui {
class BoardRoom;
class Button;
class Label;
class Segments;
class TabCard;
}  // namespace ui

/// A finished hand, half-move by half-move: as White or Black knew it then, or with everything turned up. Without
/// hidden pieces there is one sight of it, and the board can be turned. It stays open beside the table.
class ReplayWindow : public QDialog {
  Q_OBJECT

 public:
  /// `person`: whose eyes the hand is seen with first; nothing: everything is turned up.
  ReplayWindow(const session::HandReplay& replay, std::optional<Side> person, const ui::BoardOptions& options,
               QWidget* parent = nullptr);

  void show_sight(session::Sight sight);
  void look_at(int ply);
  int ply() const { return ply_; }
  const session::HandReplay& replay() const { return replay_; }
  std::optional<Side> person() const { return person_; }
  session::Sight sight() const { return sight_; }
  const session::TableState& state() const { return state_; }

  ui::BoardWidget* board() const { return board_; }
  ui::LogPanel* log() const { return log_; }
  ui::RangePanel* ranges() const { return ranges_; }
  ui::Segments* sights() const { return sights_; }
  const ui::PlateWidget* plate(Side side) const { return side == state_.side() ? below_ : above_; }
  QString heading() const;  ///< who played: "You – Computer · Club"
  QString pot() const;      ///< empty without chips
  ui::Button* turn_button() const { return turn_; }
  ui::Button* review_button() const { return review_; }
  ui::Button* close_button() const { return close_; }

 signals:
  /// The decisions of the player whose view is shown (of the person's, where everything is turned up) are to be
  /// reviewed; `yours`: he is the person.
  void review_chosen(const raisechess::session::TableState& state, bool yours);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build(const ui::BoardOptions& options);
  QLayout* build_heading();
  QLayout* build_board(const ui::BoardOptions& options);
  QLayout* build_steps();
  void take_steps();
  void show_ply();
  void show_chips();
  void show_plate(ui::PlateWidget* plate, Side side);
  QString name_of(Side side) const;
  bool has_sights() const { return state_.view.setup.hidden > 0; }
  Side reviewed_side() const;
  void show_review();
  void choose_review();

  session::HandReplay replay_;
  std::optional<Side> person_;
  session::TableState state_;
  session::Sight sight_ = session::Sight::TurnedUp;
  int ply_ = 0;

  ui::PlateWidget* above_;
  ui::PlateWidget* below_;
  ui::BoardRoom* board_room_;
  ui::BoardWidget* board_;
  ui::Label* heading_;
  ui::Label* ending_;
  ui::Label* pot_;
  ui::Label* place_;
  ui::Segments* sights_;
  ui::RangePanel* ranges_;
  ui::LogPanel* log_;
  ui::TabCard* moves_;
  ui::Button* turn_;
  ui::Button* review_;
  ui::Button* close_;
};

}  // namespace raisechess
