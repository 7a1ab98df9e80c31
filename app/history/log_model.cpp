// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_model.h"

#include "words/words.h"

namespace raisechess::ui {

void LogModel::setView(const PlayerView& view, const std::vector<PlyNote>& notes) {
  beginResetModel();
  lines_ = log_lines(view, notes);
  last_ply_ = view.ply;
  endResetModel();
}

QModelIndex LogModel::indexOf(int ply) const {
  for (int row = 0; row < rowCount(); ++row) {
    for (int column : {White, Black}) {
      const auto& cell = lines_[static_cast<std::size_t>(row)].cells[column - White].ply;
      if (cell == ply) return index(row, column);
    }
  }
  return {};
}

int LogModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}
int LogModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
  const LogLine& line = lines_[static_cast<std::size_t>(index.row())];
  const bool is_turn = index.column() == White || index.column() == Black;
  if (role == PlyRole && is_turn) {
    const auto& ply = line.cells[index.column() - White].ply;
    return ply ? QVariant(*ply) : QVariant();
  }
  if (role == TakenBackRole) return line.taken_back > 0;
  const bool explains = role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole;
  if (explains && index.column() == Note && !line.note_in_words.isEmpty())
    return line.note + QLatin1Char('\n') + line.note_in_words;
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (index.column() == Number) return role == Qt::DisplayRole ? line.number : QVariant();
  return is_turn ? line.cells[index.column() - White].text() : line.note;
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Number:
      return tr("Move");
    case White:
      return Words::side(Side::White);
    case Black:
      return Words::side(Side::Black);
    case Note:
      return tr("Note");
    default:
      return {};
  }
}

Qt::ItemFlags LogModel::flags(const QModelIndex& index) const {
  const bool can_show = data(index, PlyRole).isValid();
  return can_show ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemFlags(Qt::ItemIsEnabled);
}

}  // namespace raisechess::ui

#include "moc_log_model.cpp"
