// SPDX-License-Identifier: GPL-3.0-or-later
#include "findings_model.h"

#include "widgets/review_words.h"

namespace raisechess::ui {

void FindingsModel::setFindings(const std::vector<FindingShown>& findings) {
  beginResetModel();
  findings_ = findings;
  filter();
  endResetModel();
}

void FindingsModel::setKind(std::optional<LossKind> kind) {
  beginResetModel();
  kind_ = kind;
  filter();
  endResetModel();
}

void FindingsModel::filter() {
  rows_.clear();
  for (std::size_t place = 0; place < findings_.size(); ++place) {
    if (!kind_ || findings_[place].finding.kind == *kind_) rows_.push_back(place);
  }
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const FindingShown& shown = at(index.row());
  if (role == KindRole) return static_cast<int>(shown.finding.kind);
  if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) return shown.sentence;
  if (role == Qt::AccessibleTextRole && index.column() == Kind) return ReviewWords::kind(shown.finding.kind);
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case Number:
      return ReviewWords::number(shown.finding);
    case Taken:
      return ReviewWords::taken(shown.finding);
    case Instead:
      return ReviewWords::instead(shown.finding);
    case Lost:
      return ReviewWords::lost(shown.finding);
    default:
      return {};
  }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const QStringList titles{QString(), tr("move", "its number, a column"), tr("chosen", "what was done, a column"),
                           tr("instead", "a column"), tr("lost", "how much, a column")};
  return titles.value(section);
}

}  // namespace raisechess::ui

#include "moc_findings_model.cpp"
