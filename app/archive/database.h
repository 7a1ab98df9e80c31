// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QVariantList>

#include <functional>
#include <optional>

#include "archive/values.h"

class QSqlError;
class QSqlQuery;

namespace raisechess::archive {

/// One connection to an SQLite file, for the thread that makes it. The first failure is kept: until it is taken,
/// nothing more is done, so that a row of statements needs one look at its end.
class Database {
 public:
  enum class Access : std::uint8_t { ReadWrite, ReadOnly };

  Database(const QString& path, Access access);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  bool run(const QString& sql, const QVariantList& values = {});
  /// Calls `each` with every row that the statement gives.
  bool each(const QString& sql, const QVariantList& values, const std::function<void(const QSqlQuery&)>& each);
  /// The first value of the first row; invalid if there is none.
  QVariant value(const QString& sql, const QVariantList& values = {});
  /// All of `work` or nothing; on the disk when it comes back without a failure.
  void in_transaction(const std::function<void()>& work);

  /// Moves what stands in the log into the file, so that nothing of what has been deleted is left there. Locked while
  /// somebody else reads.
  void empty_log();

  bool failed() const { return failure_.has_value(); }
  std::optional<Failure> take_failure();

 private:
  bool execute(QSqlQuery& query, const QString& sql, const QVariantList& values);
  void fail(const QSqlError& error);

  QString path_;
  QString name_;  ///< of the connection
  QSqlDatabase connection_;
  std::optional<Failure> failure_;
};

}  // namespace raisechess::archive
