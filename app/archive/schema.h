// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantList>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "database.h"

namespace raisechess::archive {

struct Bounds {
  std::int64_t least;
  std::int64_t most;
};

struct Column {
  const char* name;
  std::optional<Bounds> bounds = std::nullopt;  ///< of the number in it; else it is any, or text or bytes
};

/// A table whose last column, beside these, is the checksum of the row.
struct Table {
  QString name;
  std::vector<Column> columns;

  /// For a SELECT: every column, and the checksum.
  QString all() const;
};

const Table& match_table();   ///< every match
const Table& seal_table();    ///< the sealed hands of the match that is running
const Table& hand_table();    ///< every finished hand of a recorded match, as a line of the history
const Table& record_table();  ///< what else is kept of it
const Table& play_table();    ///< what the person did in a hand of a recorded match
const std::array<const Table*, 5>& all_tables();

/// The version of these tables, in the file's header beside the letters of the program.
inline constexpr int schema_version = 2;

/// Is the file one of this program's and this version's; one that is new gets its tables. Failures: Newer, Foreign, and
/// those of the database.
std::optional<Failure> prepare(Database& database);

/// Writes a row, in the place of one with the same key.
bool put_row(Database& database, const Table& table, const QVariantList& values);
/// Does every number of such a row mean something?
bool is_sound(const Table& table, const QVariantList& row);
/// The values of a row that was asked for by Table::all, from that place on, or nothing if the checksum does not fit or
/// it is not sound: a checksum finds damage and not what another program wrote.
std::optional<QVariantList> checked_row(const Table& table, const QSqlQuery& row, int from = 0);

}  // namespace raisechess::archive
