// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema.h"

#include <QSqlQuery>

#include "checksum.h"

namespace raisechess::archive {
namespace {

constexpr int program_letters = 0x52434152;  // "RCAR"

QString text(const char* sql) {
  return QString::fromLatin1(sql);
}

void create_tables(Database& database) {
  for (const char* sql :
       {"CREATE TABLE match (id INTEGER PRIMARY KEY, begun INTEGER, ended INTEGER, end INTEGER, level TEXT,"
        " betting INTEGER, hidden INTEGER, recorded INTEGER, chips_a INTEGER, chips_b INTEGER, draw_array INTEGER,"
        " draw_colour INTEGER, nonce TEXT, sealed BLOB, checksum INTEGER)",
        "CREATE INDEX match_by_end ON match (ended)",
        "CREATE TABLE seal (match INTEGER, number INTEGER, sealed BLOB, times BLOB, checksum INTEGER,"
        " UNIQUE (match, number))",
        "CREATE TABLE hand (id INTEGER PRIMARY KEY AUTOINCREMENT, match INTEGER, number INTEGER, begun INTEGER,"
        " ended INTEGER, level TEXT, person INTEGER, betting INTEGER, hidden INTEGER, kind INTEGER, winner INTEGER,"
        " material_white INTEGER, material_black INTEGER, net_white INTEGER, plies INTEGER, take_backs INTEGER,"
        " has_record INTEGER, checksum INTEGER)",
        "CREATE INDEX hand_by_match ON hand (match, number)", "CREATE INDEX hand_by_end ON hand (ended)",
        "CREATE TABLE record (hand INTEGER PRIMARY KEY, record BLOB, digest INTEGER, times BLOB, checksum INTEGER)",
        "CREATE INDEX record_by_digest ON record (digest)"}) {
    database.run(text(sql));
  }
  database.run(QStringLiteral("PRAGMA application_id = %1").arg(program_letters));
  database.run(QStringLiteral("PRAGMA user_version = %1").arg(schema_version));
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

const Table& match_table() {
  static const Table table{text("match"),
                           {"id", "begun", "ended", "end", "level", "betting", "hidden", "recorded", "chips_a",
                            "chips_b", "draw_array", "draw_colour", "nonce", "sealed"}};
  return table;
}

const Table& seal_table() {
  static const Table table{text("seal"), {"match", "number", "sealed", "times"}};
  return table;
}

const Table& hand_table() {
  static const Table table{
      text("hand"),
      {"id", "match", "number", "begun", "ended", "level", "person", "betting", "hidden", "kind", "winner",
       "material_white", "material_black", "net_white", "plies", "take_backs", "has_record"}};
  return table;
}

const Table& record_table() {
  static const Table table{text("record"), {"hand", "record", "digest", "times"}};
  return table;
}

const std::array<const Table*, 4>& all_tables() {
  static const std::array<const Table*, 4> tables{&match_table(), &seal_table(), &hand_table(), &record_table()};
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

std::optional<QVariantList> checked_row(const Table& table, const QSqlQuery& row, int from) {
  QVariantList values;
  const auto count = static_cast<int>(table.columns.size());
  values.reserve(count);
  for (int column = 0; column < count; ++column) values << row.value(from + column);
  if (row.value(from + count).toLongLong() != row_checksum(table.name.toLatin1(), values)) return std::nullopt;
  return values;
}

}  // namespace raisechess::archive
