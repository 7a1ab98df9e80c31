// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <optional>
#include <vector>

#include "widgets/review_shown.h"

namespace raisechess::ui {

/// Findings as a table, all of them or those of one kind. Its texts are whole for screen readers: the last column
/// describes a finding by its sentence.
class FindingsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Kind, Number, Taken, Instead, Lost, ColumnCount };
  /// The kind of a row's finding, as a number.
  static constexpr int KindRole = Qt::UserRole;

  using QAbstractTableModel::QAbstractTableModel;

  void setFindings(const std::vector<FindingShown>& findings);
  /// Nothing: all kinds.
  void setKind(std::optional<LossKind> kind);

  const FindingShown& at(int row) const { return findings_[rows_[static_cast<std::size_t>(row)]]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void filter();

  std::vector<FindingShown> findings_;
  std::vector<std::size_t> rows_;  ///< places of those that are shown
  std::optional<LossKind> kind_;
};

}  // namespace raisechess::ui
