// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>
#include <vector>

#include "course/course.h"
#include "widgets/board_widget.h"
#include "widgets/range_panel.h"

class QVBoxLayout;

namespace raisechess {

namespace ui {
class BoardRoom;
class Button;
class Label;
class Panel;
enum class Tone;
}  // namespace ui

/// The course: a board on which the learner makes moves, beside it the text, the answers, and what came of them. Every
/// step can be passed over; nothing of it is saved but the step.
class CourseWindow : public QDialog {
  Q_OBJECT

 public:
  /// `step`: where it was left; out of its bounds: the first one.
  CourseWindow(const ui::BoardOptions& options, int step, QWidget* parent = nullptr);

  void show_step(int step);
  int step() const { return step_; }
  int step_count() const { return static_cast<int>(steps_.size()); }
  const CourseStep& current() const { return steps_[static_cast<std::size_t>(step_)]; }
  bool is_solved() const { return solved_; }
  const session::TableState& state() const { return state_; }

  ui::BoardWidget* board() const { return board_; }
  ui::RangePanel* ranges() const { return ranges_; }
  ui::Label* text() const { return text_; }
  ui::Label* outcome() const { return outcome_; }
  const std::vector<ui::Button*>& answers() const { return answers_; }
  ui::Button* back_button() const { return back_; }
  ui::Button* next_button() const { return next_; }

 signals:
  void stepShown(int step);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* build_column();
  QWidget* build_task();
  QLayout* build_steps();
  void show_table();
  bool shows_ranges() const;
  void show_answers();
  void name_steps();
  void answer(int place);
  void take_move(Move move);
  void finish(bool right);
  /// An empty `reason` hides the card.
  void say(const QString& verdict, ui::Tone tone, const QString& reason);
  void step_on();

  std::vector<CourseStep> steps_;
  int step_ = 0;
  bool solved_ = false;
  std::optional<session::LessonHand> hand_;
  session::TableState state_;

  ui::BoardRoom* board_room_;
  ui::BoardWidget* board_;
  ui::Label* lesson_;
  ui::Label* progress_;
  ui::Label* text_;
  QVBoxLayout* answer_room_;
  std::vector<ui::Button*> answers_;
  ui::Panel* outcome_card_;
  ui::Label* verdict_;
  ui::Label* outcome_;
  ui::RangePanel* ranges_;
  ui::Button* back_;
  ui::Button* next_;
};

}  // namespace raisechess
