// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_model.h"

#include <QLocale>

#include <algorithm>

#include "view/move_text.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

/// "you −1.0 bit · computer −0.7 bits · pot 14", for the two half-moves of a line.
QString note_text(const std::vector<PlyNote>& notes, int first_ply) {
  double by_you = 0;
  double by_computer = 0;
  std::optional<Chips> pot;
  std::optional<Chips> before;
  if (first_ply > 2 && first_ply - 2 < static_cast<int>(notes.size())) {
    before = notes[static_cast<std::size_t>(first_ply) - 2].pot;
  }
  for (int ply = first_ply; ply < first_ply + 2 && ply <= static_cast<int>(notes.size()); ++ply) {
    const PlyNote& note = notes[static_cast<std::size_t>(ply) - 1];
    by_you += note.bits_told_by_you;
    by_computer += note.bits_told_by_computer;
    if (note.pot) pot = note.pot;
  }
  constexpr double least = 0.05;  // what one decimal shows
  QStringList parts;
  if (by_you >= least && by_computer >= least) {
    parts << LogModel::tr("you −%1 · computer %2", "a number; −0.7 bits")
                 .arg(QLocale().toString(by_you, 'f', 1), Words::lost_bits(by_computer));
  } else if (by_you >= least) {
    parts << LogModel::tr("you %1").arg(Words::lost_bits(by_you));
  } else if (by_computer >= least) {
    parts << LogModel::tr("computer %1").arg(Words::lost_bits(by_computer));
  }
  if (pot && (!before || *pot != *before)) parts << LogModel::tr("pot %1").arg(Words::number(*pot));
  return parts.join(QStringLiteral(" · "));
}

}  // namespace

QString LogModel::Turn::text() const {
  const QString bet = bets.join(tr(", "));
  if (bets.isEmpty()) return move;
  return move.isEmpty() ? bet : tr("%1 · %2", "bets · move").arg(bet, move);
}

std::vector<LogModel::Line> LogModel::lines_of(const PlayerView& view, const std::vector<PlyNote>& notes) {
  const std::vector<std::string> moves = move_texts(view);
  std::vector<Line> lines;
  int ply = 0;
  Line preflop{tr("pre", "before the first move"), {}, {}};
  const auto turn_at = [&](int turn_ply) -> Turn& {
    const auto line = static_cast<std::size_t>(turn_ply / 2);
    while (lines.size() <= line) lines.push_back({tr("%1.", "number of a move").arg(lines.size() + 1), {}, {}});
    return lines[line].turns[turn_ply % 2];
  };
  for (const Event& event : view.log) {
    if (as_move(event) != nullptr) {
      Turn& turn = turn_at(ply);
      turn.move = Words::move(moves[static_cast<std::size_t>(ply)]);
      turn.ply = ++ply;
    } else if (ply == 0) {
      preflop.turns[event.by == Side::White ? 0 : 1].bets << Words::short_action(event.action);
    } else {
      turn_at(ply).bets << Words::short_action(event.action);
    }
  }
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i].note = note_text(notes, static_cast<int>(2 * i) + 1);
  if (!preflop.turns[0].bets.isEmpty() || !preflop.turns[1].bets.isEmpty()) lines.insert(lines.begin(), preflop);
  return lines;
}

void LogModel::setView(const PlayerView& view, const std::vector<PlyNote>& notes) {
  beginResetModel();
  lines_ = lines_of(view, notes);
  last_ply_ = view.ply;
  endResetModel();
}

QModelIndex LogModel::indexOf(int ply) const {
  for (int row = 0; row < rowCount(); ++row) {
    for (int column : {White, Black}) {
      const auto& cell = lines_[static_cast<std::size_t>(row)].turns[column - White].ply;
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
  const Line& line = lines_[static_cast<std::size_t>(index.row())];
  const bool is_turn = index.column() == White || index.column() == Black;
  if (role == PlyRole && is_turn) {
    const auto& ply = line.turns[index.column() - White].ply;
    return ply ? QVariant(*ply) : QVariant();
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (index.column() == Number) return role == Qt::DisplayRole ? line.number : QVariant();
  return is_turn ? line.turns[index.column() - White].text() : line.note;
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
