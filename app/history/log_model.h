// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <vector>

#include "widgets/log_panel.h"

namespace raisechess::ui {

/// The log as a table: move number, White's turn, Black's turn, a note. What is bet before White's first move has a
/// line of its own.
class LogModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Number, White, Black, Note, ColumnCount };
  /// The half-move that a cell ends with; nothing in cells without one.
  static constexpr int PlyRole = Qt::UserRole;

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
  struct Turn {
    QStringList bets;
    QString move;
    std::optional<int> ply;
    QString text() const;
  };
  struct Line {
    QString number;
    std::array<Turn, 2> turns;
    QString note;
  };

  static std::vector<Line> lines_of(const PlayerView& view, const std::vector<PlyNote>& notes);

  std::vector<Line> lines_;
  int last_ply_ = 0;
};

}  // namespace raisechess::ui
