// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "log_lines.h"
#include "widgets/log_panel.h"

namespace raisechess::ui {

/// The log as a table: move number, what White did, what Black did, a note.
class LogModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Number, White, Black, Note, ColumnCount };
  /// The half-move that a cell ends with; nothing in cells without one.
  static constexpr int PlyRole = Qt::UserRole;
  /// Was the line taken back.
  static constexpr int TakenBackRole = Qt::UserRole + 1;

  using QAbstractTableModel::QAbstractTableModel;

  void setView(const PlayerView& view, const std::vector<PlyNote>& notes);
  int lastPly() const { return last_ply_; }
  QModelIndex indexOf(int ply) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  std::vector<LogLine> lines_;
  int last_ply_ = 0;
};

}  // namespace raisechess::ui
