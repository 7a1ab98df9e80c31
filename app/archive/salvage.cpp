// SPDX-License-Identifier: GPL-3.0-or-later
#include "salvage.h"

#include <QSqlQuery>

#include "schema.h"

namespace raisechess::archive {
namespace {

constexpr qlonglong before_all = -1;

/// The columns by their places: their names may be what is damaged.
QString rows_of(const Table& table, const QString& order) {
  return QStringLiteral("SELECT rowid, * FROM %1 NOT INDEXED WHERE rowid > ? ORDER BY rowid %2").arg(table.name, order);
}

/// The last row that was reached.
qlonglong copy_rows(Database& from, Database& into, const Table& table, const QString& order, qlonglong after) {
  qlonglong reached = after;
  from.each(rows_of(table, order), {after}, [&](const QSqlQuery& row) {
    reached = row.value(0).toLongLong();
    if (const auto values = checked_row(table, row, 1)) put_row(into, table, *values);
  });
  return reached;
}

}  // namespace

void salvage(const QString& damaged, Database& into) {
  Database from(damaged, Database::Access::ReadOnly);
  from.run(QStringLiteral("PRAGMA writable_schema = ON"));  // goes on past tables and indexes that make no sense
  for (const Table* table : all_tables()) {
    const qlonglong reached = copy_rows(from, into, *table, QStringLiteral("ASC"), before_all);
    if (from.take_failure()) copy_rows(from, into, *table, QStringLiteral("DESC"), reached);
    from.take_failure();
  }
}

}  // namespace raisechess::archive
