// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>

#include <optional>

#include "session/hand_reviewer.h"
#include "session/table_state.h"
#include "view/own_decisions.h"
#include "widgets/board_widget.h"
#include "widgets/chance_chart.h"
#include "widgets/decisions_panel.h"
#include "widgets/finding_panel.h"

namespace raisechess {

namespace ui {
class BoardRoom;
class Button;
class Label;
class Panel;
}  // namespace ui

/// The decisions of one player in a hand that is over: his chance from turn to turn, what he lost by moves, bets and
/// secrets, and for each finding the position as he knew it, with what would have been better. It stays open beside the
/// table; nothing in it touches the match. Closing it ends the work on it.
class ReviewWindow : public QDialog {
  Q_OBJECT

 public:
  /// `state`: at the end of the hand, as the player saw it. `yours`: he is who looks. `reviewer` works for this
  /// window until it is closed.
  ReviewWindow(const session::TableState& state, bool yours, session::HandReviewer& reviewer,
               const ui::BoardOptions& options, QWidget* parent = nullptr);
  ~ReviewWindow() override;

  const session::TableState& state() const { return state_; }
  bool yours() const { return shown_.yours; }
  QString known() const { return known_->text(); }  ///< then, and where the chips lay
  bool ready() const { return shown_.ready; }
  const ui::ReviewShown& shown() const { return shown_; }
  int ply() const { return ply_; }
  void look_at(int ply);
  void show_next_finding();

  ui::BoardWidget* board() const { return board_; }
  ui::ChanceChart* chart() const { return chart_; }
  ui::DecisionsPanel* decisions() const { return decisions_; }
  ui::FindingPanel* finding() const { return finding_; }
  ui::Button* turn_up_button() const { return turn_up_; }
  ui::Button* try_button() const { return finding_->tryButton(); }

 signals:
  /// The hand is to be taken up where it is shown, before `decision`.
  void try_chosen(const raisechess::OwnDecision& decision);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build(const ui::BoardOptions& options);
  QLayout* build_left();
  QLayout* build_right();
  QLayout* build_chart_title();
  ui::Panel* build_heading();
  ui::Panel* build_steps();
  void take_keys();
  void ask();
  void take(const HandReview& review);
  QString sentence_of(const Finding& finding) const;
  void show_finding(int row);
  void show_ply();
  void show_heading();
  QString known_then() const;
  void turn_up(bool on);
  std::vector<ui::BoardMark> arrows() const;
  const Finding* finding_shown() const;
  std::optional<OwnDecision> decision_shown() const;
  void show_try();
  void try_again();

  session::TableState state_;
  std::vector<OwnDecision> own_decisions_;
  QPointer<session::HandReviewer> reviewer_;
  ui::ReviewShown shown_;
  int ply_ = 0;
  std::optional<int> row_;  ///< of the finding that is shown
  bool turned_up_ = false;

  ui::BoardRoom* board_room_;
  ui::BoardWidget* board_;
  ui::Label* title_;
  ui::Label* known_;
  ui::Label* place_;
  ui::Button* turn_up_;
  ui::ChanceChart* chart_;
  ui::DecisionsPanel* decisions_;
  ui::FindingPanel* finding_;
};

}  // namespace raisechess
