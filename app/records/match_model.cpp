// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/match_model.h"

#include <QLocale>

#include <utility>

#include "match_words.h"

namespace raisechess::records {

MatchModel::MatchModel(HandModel::LevelName level_name, QObject* parent)
    : QAbstractTableModel(parent), level_name_(std::move(level_name)) {}

void MatchModel::set_matches(std::vector<archive::MatchLine> matches) {
  beginResetModel();
  matches_ = std::move(matches);
  endResetModel();
}

QString MatchModel::cell(const archive::MatchLine& match, int column) const {
  switch (column) {
    case Begun:
      return MatchWords::begun(match);
    case Against:
      return level_name_(match.level);
    case Kind:
      return MatchWords::kind(match);
    case Hands:
      return QLocale().toString(match.hands);
    case Result:
      return MatchWords::end(match);
    case Score:
      return MatchWords::score(match);
  }
  return {};
}

int MatchModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(matches_.size());
}

int MatchModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant MatchModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::DisplayRole) return cell(match(index.row()), index.column());
  const bool number = index.column() == Hands || index.column() == Score;
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
  return {};
}

QVariant MatchModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return MatchWords::columns().value(section);
}

}  // namespace raisechess::records

#include "records/moc_match_model.cpp"
