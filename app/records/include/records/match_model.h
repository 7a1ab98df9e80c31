// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "archive/values.h"
#include "records/hand_model.h"

namespace raisechess::records {

/// The matches as a table, in the order in which they are given.
class MatchModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Begun, Against, Kind, Hands, Result, Score, ColumnCount };

  explicit MatchModel(HandModel::LevelName level_name, QObject* parent = nullptr);

  void set_matches(std::vector<archive::MatchLine> matches);
  const archive::MatchLine& match(int row) const { return matches_[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  QString cell(const archive::MatchLine& match, int column) const;

  HandModel::LevelName level_name_;
  std::vector<archive::MatchLine> matches_;
};

}  // namespace raisechess::records
