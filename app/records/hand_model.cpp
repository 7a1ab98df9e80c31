// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/hand_model.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <utility>

#include "hand_words.h"

namespace raisechess::records {

std::optional<Outcome> outcome_of(const archive::HandLine& hand) {
  if (!hand.person) return std::nullopt;
  if (!hand.result.winner) return Outcome::Split;
  return hand.result.winner == hand.person ? Outcome::Won : Outcome::Lost;
}

bool is_played(const archive::HandLine& hand, Play play) {
  const bool watched = hand.aids.watched || hand.aids.out_of_time;
  const bool with_help = hand.aids.hint || hand.take_backs > 0;
  if (play == Play::Watched) return watched;
  if (play == Play::WithHelp) return with_help;
  return hand.person && !watched && !with_help;
}

HandModel::HandModel(LevelName level_name, QObject* parent)
    : QAbstractTableModel(parent), level_name_(std::move(level_name)) {}

void HandModel::set_hands(std::vector<archive::HandLine> hands) {
  beginResetModel();
  hands_ = std::move(hands);
  texts_.clear();
  for (const archive::HandLine& hand : hands_) texts_.push_back(row_text(hand).toLower());
  filter();
  endResetModel();
}

void HandModel::set_filter(const ListFilter& filter_wanted) {
  if (filter_wanted == filter_) return;
  beginResetModel();
  filter_ = filter_wanted;
  filter();
  endResetModel();
}

QStringList HandModel::levels() const {
  QStringList levels;
  for (const archive::HandLine& hand : hands_) {
    if (!hand.level.isEmpty() && !levels.contains(hand.level)) levels << hand.level;
  }
  levels.sort();
  return levels;
}

void HandModel::filter() {
  const QStringList words = filter_.text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  shown_.clear();
  for (std::size_t place = 0; place < hands_.size(); ++place) {
    if (fits(place, words)) shown_.push_back(place);
  }
}

bool HandModel::fits(std::size_t place, const QStringList& words) const {
  const archive::HandLine& hand = hands_[place];
  if (filter_.match && hand.match != *filter_.match) return false;
  if (filter_.level && hand.level != *filter_.level) return false;
  if (filter_.betting && hand.betting != *filter_.betting) return false;
  if (filter_.outcome && outcome_of(hand) != filter_.outcome) return false;
  if (filter_.play && !is_played(hand, *filter_.play)) return false;
  return std::ranges::all_of(words, [&](const QString& word) { return texts_[place].contains(word); });
}

/// To write a date costs more than all else, and many hands are of one day.
QString HandModel::row_text(const archive::HandLine& hand) {
  QString text;
  if (hand.ended != 0) {
    const QDate day = QDateTime::fromMSecsSinceEpoch(hand.ended).date();
    QString& written = days_[day];
    if (written.isEmpty()) written = QLocale().toString(day, QLocale::ShortFormat);
    text = written;
  }
  for (int column = When + 1; column < ColumnCount; ++column) text += QLatin1Char('\n') + cell(hand, column);
  return text;
}

QString HandModel::cell(const archive::HandLine& hand, int column) const {
  switch (column) {
    case When:
      return HandWords::when(hand);
    case Against:
      return hand.level.isEmpty() ? HandWords::imported() : level_name_(hand.level);
    case Kind:
      return HandWords::kind(hand);
    case Moves:
      return QLocale().toString((hand.plies + 1) / 2);
    case Ending:
      return HandWords::ending(hand);
    case Result:
      return HandWords::outcome(hand);
    case Chips:
      return HandWords::net(hand);
    case Notes:
      return HandWords::notes(hand);
  }
  return {};
}

int HandModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int HandModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant HandModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::DisplayRole) return cell(hand(index.row()), index.column());
  const bool number = index.column() == Moves || index.column() == Chips;
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
  return {};
}

QVariant HandModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return HandWords::columns().value(section);
}

}  // namespace raisechess::records

#include "records/moc_hand_model.cpp"
