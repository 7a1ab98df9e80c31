// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QDate>
#include <QHash>

#include <functional>
#include <optional>
#include <vector>

#include "archive/values.h"

namespace raisechess::records {

using Outcome = archive::HandFilter::Outcome;

/// How much of a hand was the person's own play, as it counts in the statistics.
enum class Play : std::uint8_t {
  Own,       ///< all of it
  Watched,   ///< the computer acted for him: while he watched, or when his time was up
  WithHelp,  ///< with hints or takebacks
};
/// Does the hand go with that choice; a watched hand may have had hints, too.
bool is_played(const archive::HandLine& hand, Play play);

/// Which finished hands are listed; what is not given leaves any.
struct ListFilter {
  std::optional<archive::MatchId> match;
  std::optional<QString> level;
  std::optional<BettingMode> betting;
  std::optional<Outcome> outcome;
  std::optional<Play> play;
  QString text;  ///< each of its words must stand somewhere in the row, in either case
  friend bool operator==(const ListFilter&, const ListFilter&) = default;
};

/// How a hand came out for the person; nothing in a hand of others.
std::optional<Outcome> outcome_of(const archive::HandLine& hand);

/// Finished hands as a table, filtered. Ten thousand hands are set in 200 ms and filtered in 50 ms
/// (raisechess_history_bench).
class HandModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { When, Against, Kind, Moves, Ending, Result, Chips, Notes, ColumnCount };
  using LevelName = std::function<QString(const QString& id)>;

  explicit HandModel(LevelName level_name, QObject* parent = nullptr);

  void set_hands(std::vector<archive::HandLine> hands);
  void set_filter(const ListFilter& filter);
  const archive::HandLine& hand(int row) const { return hands_[shown_[static_cast<std::size_t>(row)]]; }
  int hands() const { return static_cast<int>(hands_.size()); }  ///< without the filter
  /// Ids of the levels that occur.
  QStringList levels() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  QString cell(const archive::HandLine& hand, int column) const;
  QString row_text(const archive::HandLine& hand);
  bool fits(std::size_t place, const QStringList& words) const;
  void filter();

  LevelName level_name_;
  std::vector<archive::HandLine> hands_;
  std::vector<QString> texts_;      ///< of each hand, in lower case, for the search
  QHash<QDate, QString> days_;      ///< as they are written
  std::vector<std::size_t> shown_;  ///< places in hands_
  ListFilter filter_;
};

}  // namespace raisechess::records
