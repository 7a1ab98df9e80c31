// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>

#include "session/hand_replay.h"
#include "widgets/board_widget.h"
#include "widgets/log_panel.h"
#include "widgets/range_panel.h"

namespace raisechess {

namespace ui {
class BoardRoom;
class Button;
class Label;
class Segments;
class TabCard;
}  // namespace ui

/// A finished hand, half-move by half-move: as White or Black knew it then, or with everything turned up. It stays open
/// beside the table.
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
  ui::Button* review_button() const { return review_; }
  ui::Button* close_button() const { return close_; }

 signals:
  /// The decisions of the player whose view is shown (of the person's, where everything is turned up) are to be
  /// reviewed; `yours`: he is the person.
  void review_chosen(const raisechess::session::TableState& state, bool yours);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void build(const ui::BoardOptions& options);
  QLayout* build_steps();
  void show_ply();
  void choose_review();
  QString heading() const;

  session::HandReplay replay_;
  std::optional<Side> person_;
  session::TableState state_;
  session::Sight sight_ = session::Sight::TurnedUp;
  int ply_ = 0;

  ui::BoardRoom* board_room_;
  ui::BoardWidget* board_;
  ui::Label* heading_;
  ui::Label* ending_;
  ui::Segments* sights_;
  ui::RangePanel* ranges_;
  ui::LogPanel* log_;
  ui::TabCard* moves_;
  ui::Button* review_;
  ui::Button* close_;
};

}  // namespace raisechess
