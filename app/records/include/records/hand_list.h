// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <QWidget>

#include <vector>

#include "archive/values.h"
#include "records/hand_model.h"

class QComboBox;
class QLineEdit;

namespace raisechess::ui {
class Button;
class Label;
}  // namespace raisechess::ui

namespace raisechess::records {

/// The finished hands with the filters above them.
class HandList : public QWidget {
  Q_OBJECT

 public:
  explicit HandList(HandModel::LevelName level_name, QWidget* parent = nullptr);

  void set_hands(std::vector<archive::HandLine> hands);
  std::vector<archive::HandLine> selected() const;
  /// Only the hands of one match, which is called `name`, until all are chosen again.
  void show_match(archive::MatchId match, const QString& name);
  void show_all_matches();
  QString match_text() const;  ///< empty where all are shown
  const HandModel& model() const { return *model_; }
  QTableView* table() const { return table_; }
  QLineEdit* search() const { return search_; }
  QComboBox* levels() const { return levels_; }
  QComboBox* bettings() const { return bettings_; }
  QComboBox* outcomes() const { return outcomes_; }
  QComboBox* plays() const { return plays_; }
  ui::Button* all_matches() const { return all_matches_; }
  QString count_text() const;

 signals:
  void selection_changed();
  void open_chosen();    ///< Enter or a double click on a hand
  void delete_chosen();  ///< the key Del

 protected:
  bool eventFilter(QObject* table, QEvent* event) override;

 private:
  QLayout* build_match_row();
  void build_filters();
  void build_table();
  void fill_levels();
  void take_filter();
  void show_count();

  HandModel::LevelName level_name_;
  HandModel* model_;
  QTableView* table_;
  QLineEdit* search_;
  QComboBox* levels_;
  QComboBox* bettings_;
  QComboBox* outcomes_;
  QComboBox* plays_;
  std::optional<archive::MatchId> match_;
  ui::Label* match_name_;
  ui::Button* all_matches_;
  ui::Label* count_;
};

}  // namespace raisechess::records
