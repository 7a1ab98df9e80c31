// SPDX-License-Identifier: GPL-3.0-or-later
#include "salvage.h"

#include <QSqlQuery>

#include "schema.h"

namespace raisechess::archive {
namespace {

constexpr qlonglong before_all = -1;

/// The last row that was reached.
qlonglong copy_rows(Database& from, Database& into, const Table& table, const QString& order, qlonglong after) {
  const QString sql = QStringLiteral("SELECT %1, rowid FROM %2 NOT INDEXED WHERE rowid > ? ORDER BY rowid %3")
                          .arg(table.all(), table.name, order);
  qlonglong reached = after;
  from.each(sql, {after}, [&](const QSqlQuery& row) {
    reached = row.value(static_cast<int>(table.columns.size()) + 1).toLongLong();
    if (const auto values = checked_row(table, row)) put_row(into, table, *values);
  });
  return reached;
}

}  // namespace

void salvage(const QString& damaged, Database& into) {
  Database from(damaged, Database::Access::ReadOnly);
  for (const Table* table : all_tables()) {
    const qlonglong reached = copy_rows(from, into, *table, QStringLiteral("ASC"), before_all);
    if (from.take_failure()) copy_rows(from, into, *table, QStringLiteral("DESC"), reached);
    from.take_failure();
  }
}

}  // namespace raisechess::archive
