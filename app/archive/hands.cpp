// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands.h"

#include <QHash>
#include <QSet>
#include <QSqlQuery>

#include <utility>

#include "conditions.h"
#include "plays.h"
#include "rows.h"
#include "schema.h"

namespace raisechess::archive {
namespace {

std::optional<QVariantList> row_with(Database& database, const Table& table, const QString& condition,
                                     const QVariantList& values, bool& damaged) {
  std::optional<QVariantList> found;
  const QString sql = QStringLiteral("SELECT %1 FROM %2 WHERE %3").arg(table.all(), table.name, condition);
  database.each(sql, values, [&](const QSqlQuery& row) {
    found = checked_row(table, row);
    damaged = damaged || !found;
  });
  return found;
}

void put_hand(Database& database, const StoredHand& hand) {
  put_row(database, hand_table(), hand_row(hand.line));
  put_row(database, record_table(), record_row(hand.line.id, hand.record, hand.times));
}

/// One that no hand has had.
HandId next_id(Database& database) {
  return database.value(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = 'hand'")).toLongLong() + 1;
}

std::optional<HandLine> hand_of_match(Database& database, MatchId match, int number) {
  bool damaged = false;
  const auto row =
      row_with(database, hand_table(), QStringLiteral("match = ? AND number = ?"), {qlonglong{match}, number}, damaged);
  return row ? std::optional(hand_from(*row)) : std::nullopt;
}

std::vector<Time> sealed_times(Database& database, MatchId match, int number) {
  bool damaged = false;
  const auto row =
      row_with(database, seal_table(), QStringLiteral("match = ? AND number = ?"), {qlonglong{match}, number}, damaged);
  return row ? hand_seal_from(*row).times : std::vector<Time>();
}

/// The seal has none where the hand was sealed anew.
std::vector<Time> times_of(Database& database, const HandLine& hand) {
  auto times = sealed_times(database, hand.match, hand.number);
  if (!times.empty()) return times;
  bool damaged = false;
  const auto row = row_with(database, record_table(), QStringLiteral("hand = ?"), {qlonglong{hand.id}}, damaged);
  return row ? record_times_from(*row) : times;
}

void open_hand(Database& database, HandLine line, const OpenedHand& opened) {
  line.has_record = true;
  line.result.material = opened.material;
  put_hand(database, {line, opened.record, times_of(database, line)});
}

struct HandCounts {
  int all = 0;
  int won = 0;
  int lost = 0;
};

QHash<MatchId, HandCounts> hand_counts(Database& database) {
  QHash<MatchId, HandCounts> counts;
  const QString sql =
      QStringLiteral("SELECT match, count(*), sum(winner = person), sum(winner = 1 - person) FROM hand GROUP BY match");
  database.each(sql, {}, [&](const QSqlQuery& row) {
    counts.insert(row.value(0).toLongLong(), {row.value(1).toInt(), row.value(2).toInt(), row.value(3).toInt()});
  });
  return counts;
}

QSet<MatchId> matches_on(Database& database) {
  QSet<MatchId> ids;
  database.each(QStringLiteral("SELECT id FROM match WHERE ended = 0"), {},
                [&](const QSqlQuery& row) { ids.insert(row.value(0).toLongLong()); });
  return ids;
}

HandLine line_from(const QVariantList& row, const QSet<MatchId>& on) {
  HandLine line = hand_from(row);
  line.stays_closed = !line.has_record && !on.contains(line.match);
  return line;
}

HandId insert_hand(Database& database, const StoredHand& imported) {
  const auto same =
      database.value(QStringLiteral("SELECT hand FROM record WHERE digest = ?"), {qlonglong{digest(imported.record)}});
  if (same.isValid() && !imported.record.isEmpty()) return same.toLongLong();
  StoredHand hand = imported;
  hand.line.id = next_id(database);
  hand.line.match = 0;
  hand.line.has_record = true;
  put_hand(database, hand);
  return hand.line.id;
}

void remove_hand(Database& database, HandId id) {
  database.run(QStringLiteral("DELETE FROM play WHERE (match, number) = (SELECT match, number FROM hand WHERE id = ?)"),
               {qlonglong{id}});
  database.run(QStringLiteral("DELETE FROM record WHERE hand = ?"), {qlonglong{id}});
  database.run(QStringLiteral("DELETE FROM hand WHERE id = ?"), {qlonglong{id}});
}

Failure damaged_hand(HandId id) {
  return {Failure::Kind::Damaged, QStringLiteral("hand %1").arg(id), {}};
}

}  // namespace

void add_finished_hands(Database& database, const MatchChange& change) {
  const MatchId match = change.match.line.id;
  for (const auto& [number, line] : change.finished) {
    if (hand_of_match(database, match, number)) continue;
    HandLine added = line;
    added.id = next_id(database);
    put_hand(database, {added, {}, sealed_times(database, match, number)});
  }
  for (const auto& [number, opened] : change.opened) {
    if (const auto line = hand_of_match(database, match, number)) open_hand(database, *line, opened);
  }
}

std::vector<HandId> insert_hands(Database& database, const std::vector<StoredHand>& imported) {
  std::vector<HandId> ids;
  ids.reserve(imported.size());
  for (const StoredHand& hand : imported) ids.push_back(insert_hand(database, hand));
  return ids;
}

void remove_hands(Database& database, const std::vector<HandId>& ids) {
  for (const HandId id : ids) remove_hand(database, id);
}

void remove_match(Database& database, MatchId id) {
  const QVariantList match{qlonglong{id}};
  if (database.value(QStringLiteral("SELECT count(*) FROM match WHERE id = ? AND ended = 0"), match).toInt() > 0)
    return;
  database.run(QStringLiteral("DELETE FROM record WHERE hand IN (SELECT id FROM hand WHERE match = ?)"), match);
  database.run(QStringLiteral("DELETE FROM play WHERE match = ?"), match);
  database.run(QStringLiteral("DELETE FROM hand WHERE match = ?"), match);
  database.run(QStringLiteral("DELETE FROM match WHERE id = ?"), match);
}

void clear_history(Database& database) {
  database.run(QStringLiteral("DELETE FROM play WHERE over = 1"));
  database.run(QStringLiteral("DELETE FROM play WHERE match NOT IN (SELECT id FROM match WHERE ended = 0)"));
  database.run(QStringLiteral("DELETE FROM record"));
  database.run(QStringLiteral("DELETE FROM hand"));
  database.run(QStringLiteral("DELETE FROM match WHERE ended <> 0"));
}

std::vector<MatchLine> list_matches(Database& database) {
  std::vector<MatchLine> matches;
  const QHash<MatchId, HandCounts> counts = hand_counts(database);
  const QString sql =
      QStringLiteral("SELECT %1 FROM match WHERE recorded <> 0 ORDER BY begun DESC").arg(match_table().all());
  database.each(sql, {}, [&](const QSqlQuery& row) {
    const auto values = checked_row(match_table(), row);
    if (!values) return;
    MatchLine line = match_from(*values).line;
    const HandCounts count = counts.value(line.id);
    line.hands = count.all;
    line.won = count.won;
    line.lost = count.lost;
    matches.push_back(std::move(line));
  });
  return matches;
}

HandList list_hands(Database& database, const HandFilter& filter) {
  HandList list;
  const AidsOfHands aids = hands_with_aids(database);
  const QSet<MatchId> on = matches_on(database);
  const Conditions conditions = conditions_of(filter);
  const QString sql =
      QStringLiteral("SELECT %1 FROM hand%2 ORDER BY ended DESC, id DESC").arg(hand_table().all(), conditions.sql());
  database.each(sql, conditions.values(), [&](const QSqlQuery& row) {
    if (const auto values = checked_row(hand_table(), row)) {
      HandLine& line = list.hands.emplace_back(line_from(*values, on));
      line.aids = aids.value({line.match, line.number});
    } else {
      ++list.damaged;
    }
  });
  return list;
}

Result<StoredHand> read_hand(Database& database, HandId id) {
  bool damaged = false;
  const auto line = row_with(database, hand_table(), QStringLiteral("id = ?"), {qlonglong{id}}, damaged);
  const auto record = row_with(database, record_table(), QStringLiteral("hand = ?"), {qlonglong{id}}, damaged);
  if (damaged) return tl::unexpected(damaged_hand(id));
  if (!line || !record) return tl::unexpected(Failure{Failure::Kind::NoSuchHand, {}, {}});
  StoredHand hand{line_from(*line, matches_on(database)), record_from(*record), record_times_from(*record)};
  hand.line.aids = aids_of(database, hand.line.match, hand.line.number);
  return hand;
}

HandRecords read_records(Database& database, const std::vector<HandId>& ids) {
  HandRecords read;
  for (const HandId id : ids) {
    auto hand = read_hand(database, id);
    if (hand) {
      read.records.push_back(std::move(hand->record));
    } else if (!read.failure) {
      read.failure = std::move(hand.error());
    }
  }
  return read;
}

}  // namespace raisechess::archive
