// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <vector>

#include "session/table_state.h"
#include "style/button.h"
#include "style/label.h"
#include "style/segments.h"

class QGridLayout;
class QSpinBox;

namespace raisechess {

class KindCard;

/// What the next match is played by. What does not apply to the chosen kind is grey, with its reason beside it.
class NewMatchDialog : public QDialog {
  Q_OBJECT

 public:
  enum class Kind { Chipless, HeadsUp, Classic };

  /// `levels`: the ids that exist. `match_is_on`: starting another one ends it, which is said.
  NewMatchDialog(const session::MatchChoice& choice, const QStringList& levels, bool match_is_on,
                 QWidget* parent = nullptr);

  session::MatchChoice choice() const;
  Kind kind() const { return kind_; }
  void choose_kind(Kind kind);

  // For tests
  ui::Button* start_button() const { return start_; }
  ui::Segments* hidden() const { return hidden_; }
  ui::Segments* array() const { return array_; }
  ui::Segments* showdown() const { return showdown_; }
  ui::Segments* colour() const { return colour_; }
  ui::Segments* draws() const { return draws_; }
  ui::Segments* arbiter() const { return arbiter_; }
  ui::Segments* betting() const { return betting_; }
  ui::Segments* blinds() const { return blinds_; }

 private:
  QWidget* kind_cards();
  QWidget* level_card(const QStringList& levels);
  QWidget* hand_card();
  QWidget* betting_card();
  QWidget* buttons(bool match_is_on);
  ui::Label* add_row(QGridLayout* grid, const QString& title, QWidget* field);
  void show_choice(const session::MatchChoice& choice);
  void follow_kind();
  void follow_showdown();
  void say_reasons();

  Kind kind_ = Kind::Chipless;
  QStringList level_ids_;
  std::array<KindCard*, 3> cards_{};
  ui::Segments* level_ = nullptr;
  ui::Label* level_note_ = nullptr;
  ui::Segments* hidden_ = nullptr;
  ui::Label* hidden_note_ = nullptr;
  ui::Segments* array_ = nullptr;
  QSpinBox* array_number_ = nullptr;
  ui::Label* array_note_ = nullptr;
  ui::Segments* showdown_ = nullptr;
  ui::Label* showdown_note_ = nullptr;
  ui::Segments* colour_ = nullptr;
  ui::Label* colour_note_ = nullptr;
  ui::Segments* draws_ = nullptr;
  ui::Label* draws_note_ = nullptr;
  ui::Segments* arbiter_ = nullptr;
  ui::Label* arbiter_note_ = nullptr;
  ui::Segments* betting_ = nullptr;
  ui::Label* betting_note_ = nullptr;
  ui::Segments* blinds_ = nullptr;
  ui::Label* blinds_note_ = nullptr;
  ui::Label* chips_note_ = nullptr;
  ui::Label* summary_ = nullptr;
  ui::Button* start_ = nullptr;
};

}  // namespace raisechess
