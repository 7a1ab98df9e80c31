// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <vector>

#include "new_match_fields.h"
#include "new_match_notes.h"
#include "session/table_state.h"
#include "style/button.h"
#include "style/label.h"
#include "style/segments.h"

class QGridLayout;
class QSpinBox;

namespace raisechess {

class KindCard;
class LevelBars;

/// What the next match is played by. What does not apply to the chosen kind is grey, with its reason beside it.
class NewMatchDialog : public QDialog {
  Q_OBJECT

 public:
  /// `levels`: the ids that exist, weakest first. `match_is_on`: starting another one ends it, which is asked first;
  /// the answer no lies where the button to start lay.
  NewMatchDialog(const session::MatchChoice& choice, const QStringList& levels, bool match_is_on,
                 QWidget* parent = nullptr);

  session::MatchChoice choice() const { return fields_.choice(); }
  MatchKind kind() const { return fields_.kind(); }
  void choose_kind(MatchKind kind);

  // For tests
  using Field = MatchField;
  ui::Segments* field(Field field) const { return rows_[static_cast<std::size_t>(field)].choices; }
  QString note(Field field) const { return rows_[static_cast<std::size_t>(field)].note->text(); }
  KindCard* card(MatchKind kind) const { return cards_[static_cast<std::size_t>(kind)]; }
  QSpinBox* array_number() const { return array_number_; }
  ui::Button* start_button() const { return start_; }
  ui::Button* sure_button() const { return sure_; }
  ui::Button* cancel_button() const { return cancel_; }
  ui::Button* usual_button() const { return usual_; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// A choice with its name before it and a note under it.
  struct Row {
    ui::Label* name = nullptr;
    ui::Segments* choices = nullptr;
    ui::Label* note = nullptr;
  };

  void take_size();
  QWidget* scrolled_cards(const QStringList& levels);
  QWidget* kind_cards();
  QWidget* level_card(const QStringList& levels);
  QWidget* hand_card();
  QWidget* betting_card();
  QWidget* match_card();
  QWidget* buttons();
  void start();
  void ask(bool sure);
  void add_row(QGridLayout* grid, Field field, const QString& name, const QStringList& choices);
  void add_array_number(QGridLayout* grid);
  void follow(Field field);
  void show_fields();
  void say_notes();
  void say_betting(const NewMatchNotes& notes);
  void say(Field field, const QString& note);

  QStringList levels_;
  bool match_is_on_;
  bool asking_ = false;
  NewMatchFields fields_;
  std::array<KindCard*, 3> cards_{};
  std::array<Row, match_fields> rows_{};
  LevelBars* level_bars_ = nullptr;
  ui::Label* level_name_ = nullptr;
  QSpinBox* array_number_ = nullptr;
  ui::Label* betting_title_ = nullptr;
  ui::Label* no_betting_ = nullptr;
  ui::Label* chips_name_ = nullptr;
  ui::Label* chips_ = nullptr;
  ui::Label* chips_note_ = nullptr;
  ui::Label* summary_ = nullptr;
  QWidget* footer_ = nullptr;
  QWidget* body_ = nullptr;
  ui::Button* usual_ = nullptr;
  ui::Button* cancel_ = nullptr;
  ui::Button* start_ = nullptr;
  ui::Button* sure_ = nullptr;
  ui::Label* warning_ = nullptr;
};

}  // namespace raisechess
