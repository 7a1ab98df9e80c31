// SPDX-License-Identifier: GPL-3.0-or-later
#include "database.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QStorageInfo>

#include <atomic>
#include <utility>

namespace raisechess::archive {
namespace {

constexpr int busy_milliseconds = 250;
constexpr qint64 next_to_nothing = 64 << 10;

/// What SQLite calls its primary result codes.
enum Code {
  Error = 1,
  Busy = 5,
  Locked = 6,
  ReadOnly = 8,
  IoError = 10,
  Corrupt = 11,
  Full = 13,
  CantOpen = 14,
  NotADatabase = 26
};

QString unused_name() {
  static std::atomic<int> count{0};
  return QStringLiteral("archive %1").arg(++count);
}

Failure::Kind kind_of_unopened(const QFileInfo& file) {
  const QFileInfo folder(file.absolutePath());
  if (!folder.isDir()) return Failure::Kind::Missing;
  const bool writable = file.exists() ? file.isReadable() && file.isWritable() : folder.isWritable();
  return writable ? Failure::Kind::Other : Failure::Kind::ReadOnly;
}

Failure::Kind kind_of_unwritten(const QFileInfo& file) {
  const QStorageInfo disk(file.absolutePath());
  return disk.isValid() && disk.bytesAvailable() < next_to_nothing ? Failure::Kind::DiskFull : Failure::Kind::Other;
}

Failure::Kind kind_of(int code, const QFileInfo& file) {
  switch (code & 0xff) {
    case Busy:
    case Locked:
      return Failure::Kind::Locked;
    case ReadOnly:
      return Failure::Kind::ReadOnly;
    case Error:  // the statements fit the tables: it is the tables that have changed
    case Corrupt:
    case NotADatabase:
      return Failure::Kind::Damaged;
    case Full:
      return Failure::Kind::DiskFull;
    case CantOpen:
      return kind_of_unopened(file);
    case IoError:
      return kind_of_unwritten(file);
    default:
      return Failure::Kind::Other;
  }
}

}  // namespace

Database::Database(const QString& path, Access access)
    : path_(path), name_(unused_name()), connection_(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_)) {
  QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busy_milliseconds);
  if (access == Access::ReadOnly) options += QStringLiteral(";QSQLITE_OPEN_READONLY");
  connection_.setConnectOptions(options);
  connection_.setDatabaseName(path);
  if (!connection_.open()) fail(connection_.lastError());
}

Database::~Database() {
  connection_.close();
  connection_ = QSqlDatabase();
  QSqlDatabase::removeDatabase(name_);
}

bool Database::run(const QString& sql, const QVariantList& values) {
  if (failed()) return false;
  QSqlQuery query(connection_);
  return execute(query, sql, values);
}

bool Database::each(const QString& sql, const QVariantList& values, const std::function<void(const QSqlQuery&)>& each) {
  if (failed()) return false;
  QSqlQuery query(connection_);
  if (!execute(query, sql, values)) return false;
  while (query.next()) each(query);
  if (query.lastError().isValid()) fail(query.lastError());
  return !failed();
}

QVariant Database::value(const QString& sql, const QVariantList& values) {
  QVariant first;
  each(sql, values, [&](const QSqlQuery& row) {
    if (!first.isValid()) first = row.value(0);
  });
  return first;
}

void Database::in_transaction(const std::function<void()>& work) {
  if (run(QStringLiteral("BEGIN IMMEDIATE"))) work();
  run(QStringLiteral("COMMIT"));
  if (!failed()) return;
  const auto failure = take_failure();
  run(QStringLiteral("ROLLBACK"));
  failure_ = failure;  // whether there was something left to roll back or not
}

void Database::empty_log() {
  constexpr auto sql = "PRAGMA wal_checkpoint(TRUNCATE)";
  const QVariant busy = value(QLatin1String(sql));
  if (!failed() && busy.toInt() != 0) failure_ = {Failure::Kind::Locked, QDir::toNativeSeparators(path_), {}};
}

std::optional<Failure> Database::take_failure() {
  return std::exchange(failure_, std::nullopt);
}

bool Database::execute(QSqlQuery& query, const QString& sql, const QVariantList& values) {
  query.setForwardOnly(true);
  bool done = query.prepare(sql);
  for (const QVariant& value : values) query.addBindValue(value);
  done = done && query.exec();
  if (!done) fail(query.lastError());
  return done;
}

void Database::fail(const QSqlError& error) {
  if (failed()) return;
  const QString said = error.driverText().isEmpty() ? error.text() : error.databaseText();
  failure_ = {kind_of(error.nativeErrorCode().toInt(), QFileInfo(path_)),
              QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path_), said.isEmpty() ? error.text() : said),
              {}};
}

}  // namespace raisechess::archive
