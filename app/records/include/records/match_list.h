// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <QWidget>

#include <optional>

#include "records/match_model.h"

namespace raisechess::ui {
class Label;
}

namespace raisechess::records {

/// The matches, of which one is chosen.
class MatchList : public QWidget {
  Q_OBJECT

 public:
  explicit MatchList(HandModel::LevelName level_name, QWidget* parent = nullptr);

  /// What was chosen stays chosen.
  void set_matches(std::vector<archive::MatchLine> matches);
  std::optional<archive::MatchLine> selected() const;
  const MatchModel& model() const { return *model_; }
  QTableView* table() const { return table_; }
  QString count_text() const;
  /// "of 3 Nov against Club": to name a match within a sentence.
  QString name_of(const archive::MatchLine& match) const;

 signals:
  void selection_changed();
  void hands_chosen();   ///< Enter or a double click on a match
  void delete_chosen();  ///< the key Del

 protected:
  bool eventFilter(QObject* table, QEvent* event) override;

 private:
  void build_table();

  HandModel::LevelName level_name_;
  MatchModel* model_;
  QTableView* table_;
  ui::Label* count_;
};

}  // namespace raisechess::records
