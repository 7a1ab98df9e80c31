// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "hint_shown.h"
#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/note_label.h"
#include "style/panel.h"

class QGridLayout;
class QVBoxLayout;

namespace raisechess {

/// A hint in its three steps, the price of the move beside them, and what can be done with it.
class HintCard : public ui::Panel {
  Q_OBJECT

 public:
  explicit HintCard(QWidget* parent = nullptr);

  void show_hint(const HintShown& hint);
  /// The key that goes on, for the button.
  void set_key(const QString& key);
  /// Where the card stands in the place of the list with its notes: what is to be said meanwhile.
  void set_note(const QString& note);
  void set_density(ui::Density density);

  QString sentence(HintShown::Step step) const;
  QString price() const;
  ui::Button* next_button() const { return next_; }
  ui::Button* hide_button() const { return hide_; }

 signals:
  void next_wanted();
  void play_wanted();
  void hide_wanted();

 private:
  struct Row {
    class StepDisc* disc;
    ui::Label* name;
    ui::Label* sentence;
  };

  void add_row(QGridLayout* grid, int place);
  void name_buttons();

  HintShown hint_;
  QString key_;
  QVBoxLayout* layout_;
  ui::Label* progress_;
  std::array<Row, 3> rows_;
  ui::NoteLabel* price_;
  ui::NoteLabel* note_;
  ui::Button* hide_;
  ui::Button* next_;
};

}  // namespace raisechess
