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
class Label;
}

namespace raisechess::records {

/// The finished hands with the filters above them.
class HandList : public QWidget {
  Q_OBJECT

 public:
  explicit HandList(HandModel::LevelName level_name, QWidget* parent = nullptr);

  void set_hands(std::vector<archive::HandLine> hands);
  std::vector<archive::HandLine> selected() const;
  const HandModel& model() const { return *model_; }
  QTableView* table() const { return table_; }
  QLineEdit* search() const { return search_; }
  QComboBox* levels() const { return levels_; }
  QComboBox* bettings() const { return bettings_; }
  QComboBox* outcomes() const { return outcomes_; }
  QString count_text() const;

 signals:
  void selection_changed();
  void open_chosen();    ///< Enter or a double click on a hand
  void delete_chosen();  ///< the key Del

 protected:
  bool eventFilter(QObject* table, QEvent* event) override;

 private:
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
  ui::Label* count_;
};

}  // namespace raisechess::records
