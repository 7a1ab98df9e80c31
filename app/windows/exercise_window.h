// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>
#include <utility>
#include <vector>

#include "counsel.h"
#include "hint_teller.h"
#include "session/exercise.h"
#include "settings.h"
#include "table_view.h"

class QShortcut;
class QVBoxLayout;

namespace raisechess {

namespace ui {
class Button;
class Label;
}  // namespace ui

/// The table of an exercise: a hand that was reviewed, taken up at a decision and played on. Esc never leaves it, for
/// it belongs to the board; what leaves it goes back to the review.
class ExerciseWindow : public QDialog {
  Q_OBJECT

 public:
  /// `yours`: the hand was that of who looks. `animations`: the desktop wants them.
  ExerciseWindow(std::unique_ptr<session::Exercise> exercise, bool yours, Settings& settings, bool animations,
                 QWidget* parent = nullptr);

  const session::Exercise& exercise() const { return *exercise_; }
  bool yours() const { return yours_; }
  void take_settings(bool animations);
  TableView* table() const { return table_; }
  ui::Label* sentence() const { return sentence_; }
  ui::Button* take_back_button() const { return take_back_; }
  ui::Button* hint_button() const { return ask_hint_; }
  ui::Button* back_button() const { return back_; }

 signals:
  /// It was left, or closed.
  void left();
  /// What has happened, for the ear; `table` has the new state already.
  void changed(const raisechess::PlayerView& before, const raisechess::PlayerView& after);
  void result_said();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  QLayout* build_heading();
  template <class Receiver, class Slot>
  void add_command(Command command, ui::Button* button, Receiver* receiver, Slot slot);
  void connect_table();
  void connect_counsel();
  void show_words();
  void show_state(const session::TableState& state);
  void show_counsel();
  QString key_of(Command command) const;
  void show_help();
  void begin_again();
  void take_back();

  std::unique_ptr<session::Exercise> exercise_;
  bool yours_;
  Settings& settings_;
  bool animations_;
  Counsel counsel_;
  HintTeller hints_{counsel_};
  std::vector<std::pair<Command, QShortcut*>> shortcuts_;
  QVBoxLayout* layout_;
  ui::Label* sentence_;
  ui::Button* take_back_;
  ui::Button* ask_hint_;
  ui::Button* again_;
  ui::Button* back_;
  TableView* table_ = nullptr;
};

}  // namespace raisechess
