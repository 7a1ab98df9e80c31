// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema.h"

#include <QSqlQuery>
#include <QStringList>

#include <algorithm>
#include <limits>

#include "archive/values.h"
#include "checksum.h"
#include "rows.h"

namespace raisechess::archive {
namespace {

constexpr int program_letters = 0x52434152;  // "RCAR"
constexpr int largest = std::numeric_limits<int>::max();
constexpr Bounds yes_or_no{0, 1};
constexpr Bounds hidden_pieces{0, 5};
constexpr Bounds not_negative{0, largest};
constexpr Bounds all_aids{0, 7};
constexpr Bounds thousandths_of_bits{none, 12'000};  // five hidden pieces have 11.6 bits
constexpr Bounds not_negative_or_none{none, largest};
constexpr Bounds whole_range{-largest, largest};

QString text(const char* sql) {
  return QString::fromLatin1(sql);
}

template <class Enum>
Column one_of(const char* name, Enum last) {
  return {name, Bounds{0, static_cast<std::int64_t>(last)}};
}

template <class Enum>
Column one_or_none_of(const char* name, Enum last) {
  return {name, Bounds{none, static_cast<std::int64_t>(last)}};
}

bool is_within_bounds(const Column& column, const QVariant& value) {
  if (!column.bounds) return true;
  bool is_number = false;
  const qlonglong number = value.toLongLong(&is_number);
  return is_number && number >= column.bounds->least && number <= column.bounds->most;
}

/// An id is given once: a hand that was removed does not come back as another one.
void create_hand_table(Database& database) {
  for (const char* sql :
       {"CREATE TABLE hand (id INTEGER PRIMARY KEY AUTOINCREMENT, match INTEGER, number INTEGER, begun INTEGER,"
        " ended INTEGER, level TEXT, person INTEGER, betting INTEGER, hidden INTEGER, kind INTEGER, winner INTEGER,"
        " material_white INTEGER, material_black INTEGER, net_white INTEGER, plies INTEGER, take_backs INTEGER,"
        " has_record INTEGER, checksum INTEGER)",
        "CREATE INDEX hand_by_match ON hand (match, number)", "CREATE INDEX hand_by_end ON hand (ended)"}) {
    database.run(text(sql));
  }
}

/// The first archives counted no ids. The columns are the same.
void count_hand_ids(Database& database) {
  const QString counted = text("SELECT count(*) FROM sqlite_master WHERE name = 'sqlite_sequence'");
  if (database.value(counted).toInt() > 0) return;
  for (const char* sql : {"DROP INDEX hand_by_match", "DROP INDEX hand_by_end", "ALTER TABLE hand RENAME TO uncounted"})
    database.run(text(sql));
  create_hand_table(database);
  database.run(text("INSERT INTO hand SELECT * FROM uncounted"));
  database.run(text("DROP TABLE uncounted"));
}

/// Since version 2.
void create_play_table(Database& database) {
  database.run(
      text("CREATE TABLE play (match INTEGER, number INTEGER, over INTEGER, aids INTEGER, stake INTEGER,"
           " choice INTEGER, voluntary INTEGER, bets INTEGER, calls INTEGER, faced INTEGER, folded INTEGER,"
           " bits_dealt INTEGER, bits_kept INTEGER, checksum INTEGER, UNIQUE (match, number))"));
}

void set_version(Database& database) {
  database.run(QStringLiteral("PRAGMA user_version = %1").arg(schema_version));
}

void create_tables(Database& database) {
  for (const char* sql :
       {"CREATE TABLE match (id INTEGER PRIMARY KEY, begun INTEGER, ended INTEGER, end INTEGER, level TEXT,"
        " betting INTEGER, hidden INTEGER, recorded INTEGER, chips_a INTEGER, chips_b INTEGER, draw_array INTEGER,"
        " draw_colour INTEGER, nonce TEXT, sealed BLOB, checksum INTEGER)",
        "CREATE INDEX match_by_end ON match (ended)",
        "CREATE TABLE seal (match INTEGER, number INTEGER, sealed BLOB, times BLOB, checksum INTEGER,"
        " UNIQUE (match, number))",
        "CREATE TABLE record (hand INTEGER PRIMARY KEY, record BLOB, digest INTEGER, times BLOB, checksum INTEGER)",
        "CREATE INDEX record_by_digest ON record (digest)"}) {
    database.run(text(sql));
  }
  database.run(QStringLiteral("PRAGMA application_id = %1").arg(program_letters));
  create_hand_table(database);
  create_play_table(database);
  set_version(database);
}

/// What version 1 does not have. Its rows stay as they are.
void upgrade(Database& database) {
  count_hand_ids(database);
  create_play_table(database);
  set_version(database);
}

/// A text or bytes that Qt calls null would be stored as NULL, which has no type.
QVariant stored(const QVariant& value) {
  if (value.typeId() == QMetaType::QByteArray && value.toByteArray().isNull()) return QByteArray("");
  if (value.typeId() == QMetaType::QString && value.toString().isNull()) return QString(QLatin1String(""));
  return value;
}

Failure refused(Failure::Kind kind, int version) {
  return {kind, QStringLiteral("user_version %1").arg(version), {}};
}

}  // namespace

QString Table::all() const {
  QString list;
  for (const Column& column : columns) list += text(column.name) + QLatin1String(", ");
  return list + QLatin1String("checksum");
}

const Table& match_table() {
  static const Table table{text("match"),
                           {{"id"},
                            {"begun"},
                            {"ended"},
                            one_of("end", MatchEnd::Abandoned),
                            {"level"},
                            one_of("betting", BettingMode::PotLimit),
                            {"hidden", hidden_pieces},
                            {"recorded", yes_or_no},
                            {"chips_a", not_negative},
                            {"chips_b", not_negative},
                            {"draw_array", yes_or_no},
                            {"draw_colour", yes_or_no},
                            {"nonce"},
                            {"sealed"}}};
  return table;
}

const Table& seal_table() {
  static const Table table{text("seal"), {{"match"}, {"number", not_negative}, {"sealed"}, {"times"}}};
  return table;
}

const Table& hand_table() {
  static const Table table{text("hand"),
                           {{"id"},
                            {"match"},
                            {"number", not_negative},
                            {"begun"},
                            {"ended"},
                            {"level"},
                            one_or_none_of("person", Side::Black),
                            one_of("betting", BettingMode::PotLimit),
                            {"hidden", hidden_pieces},
                            one_of("kind", ResultKind::KingCapture),
                            one_or_none_of("winner", Side::Black),
                            {"material_white", not_negative_or_none},
                            {"material_black", not_negative_or_none},
                            {"net_white", whole_range},
                            {"plies", not_negative},
                            {"take_backs", not_negative},
                            {"has_record", yes_or_no}}};
  return table;
}

const Table& record_table() {
  static const Table table{text("record"), {{"hand"}, {"record"}, {"digest"}, {"times"}}};
  return table;
}

const Table& play_table() {
  static const Table table{text("play"),
                           {{"match"},
                            {"number", not_negative},
                            {"over", yes_or_no},
                            {"aids", all_aids},
                            {"stake", not_negative},
                            {"choice", yes_or_no},
                            {"voluntary", yes_or_no},
                            {"bets", not_negative},
                            {"calls", not_negative},
                            {"faced", not_negative},
                            {"folded", yes_or_no},
                            {"bits_dealt", thousandths_of_bits},
                            {"bits_kept", thousandths_of_bits}}};
  return table;
}

const std::array<const Table*, 5>& all_tables() {
  static const std::array<const Table*, 5> tables{&match_table(), &seal_table(), &hand_table(), &record_table(),
                                                  &play_table()};
  return tables;
}

std::optional<Failure> prepare(Database& database) {
  const int letters = database.value(text("PRAGMA application_id")).toInt();
  const int version = database.value(text("PRAGMA user_version")).toInt();
  const bool empty = database.value(text("SELECT count(*) FROM sqlite_master")).toInt() == 0;
  if (auto failure = database.take_failure()) return failure;
  if (empty && letters == 0) {
    database.run(text("PRAGMA journal_mode = WAL"));
    database.in_transaction([&] { create_tables(database); });
  } else if (letters != program_letters || version < 1) {
    return refused(Failure::Kind::Foreign, version);
  } else if (version > schema_version) {
    return refused(Failure::Kind::Newer, version);
  } else if (version < schema_version) {
    database.in_transaction([&] { upgrade(database); });
  }
  for (const char* pragma : {"journal_mode = WAL", "synchronous = FULL", "secure_delete = ON", "journal_size_limit = 0",
                             "wal_autocheckpoint = 200", "cache_size = -2000"}) {
    database.run(QLatin1String("PRAGMA ") + text(pragma));
  }
  return database.take_failure();
}

bool put_row(Database& database, const Table& table, const QVariantList& values) {
  QVariantList row;
  for (const QVariant& value : values) row << stored(value);
  row << qlonglong{row_checksum(table.name.toLatin1(), row)};
  const QStringList places(row.size(), QStringLiteral("?"));
  const QString sql = QStringLiteral("INSERT OR REPLACE INTO %1 (%2) VALUES (%3)")
                          .arg(table.name, table.all(), places.join(QLatin1String(", ")));
  return database.run(sql, row);
}

bool is_sound(const Table& table, const QVariantList& row) {
  return std::equal(table.columns.begin(), table.columns.end(), row.begin(), row.end(), is_within_bounds);
}

std::optional<QVariantList> checked_row(const Table& table, const QSqlQuery& row, int from) {
  QVariantList values;
  const auto count = static_cast<int>(table.columns.size());
  values.reserve(count);
  for (int column = 0; column < count; ++column) values << row.value(from + column);
  if (row.value(from + count).toLongLong() != row_checksum(table.name.toLatin1(), values)) return std::nullopt;
  if (!is_sound(table, values)) return std::nullopt;
  return values;
}

}  // namespace raisechess::archive
