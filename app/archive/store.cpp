// SPDX-License-Identifier: GPL-3.0-or-later
#include "store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

#include "salvage.h"
#include "schema.h"

namespace raisechess::archive {
namespace {

QString log_of(const QString& path) {
  return path + QStringLiteral("-wal");
}

QString word_for(Failure::Kind kind) {
  switch (kind) {
    case Failure::Kind::Newer:
      return QStringLiteral("newer");
    case Failure::Kind::Foreign:
      return QStringLiteral("foreign");
    default:
      return QStringLiteral("damaged");
  }
}

bool rename_with_log(const QString& path, const QString& name) {
  if (!QFile::rename(path, name)) return false;
  QFile::rename(log_of(path), log_of(name));
  QFile::remove(path + QStringLiteral("-shm"));
  return true;
}

void remove_with_log(const QString& path) {
  for (const char* part : {"", "-wal", "-shm"}) QFile::remove(path + QLatin1String(part));
}

bool is_empty_file(const QString& path) {
  return QFileInfo(path).isFile() && QFileInfo(path).size() == 0;
}

/// What SQLite would take for a new database, and forget its log.
bool lost_its_pages(const QString& path) {
  return is_empty_file(path) && QFileInfo(log_of(path)).size() > 0;
}

/// Where there was no room for the first page, or no time.
bool holds_nothing(const QString& path) {
  return is_empty_file(path) && !lost_its_pages(path);
}

/// The nonces of matches and the names in records are nobody else's business.
void keep_to_owner(const QString& path) {
  for (const char* part : {"", "-wal", "-shm"}) {
    QFile::setPermissions(path + QLatin1String(part), QFile::ReadOwner | QFile::WriteOwner);
  }
}

bool is_replaced(Failure::Kind kind) {
  return kind == Failure::Kind::Damaged || kind == Failure::Kind::Newer || kind == Failure::Kind::Foreign;
}

}  // namespace

Store::Store(const QString& folder, Replaced replaced)
    : folder_(folder), path_(QDir(folder).filePath(QStringLiteral("archive.sqlite"))), replaced_(std::move(replaced)) {}

bool Store::exists() const {
  return QFile::exists(path_) && !holds_nothing(path_);
}

QString Store::name_aside(const QString& word) const {
  const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
  return QStringLiteral("%1.%2-%3").arg(path_, word, stamp);
}

std::optional<Failure> Store::run(const Work& work) {
  for (const bool again : {true, false}) {
    if (auto failure = open()) return failure;
    work(*database_);
    auto failure = database_->take_failure();
    if (!failure || failure->kind != Failure::Kind::Damaged || !again) return failure;
    if (auto left = replace_damaged(*failure)) return left;
  }
  return std::nullopt;
}

std::optional<Failure> Store::write(const Work& work) {
  return run([&](Database& database) { database.in_transaction([&] { work(database); }); });
}

std::optional<Failure> Store::replace_damaged(const Failure& failure) {
  return replace({Failure::Kind::Damaged, failure.detail, {}});
}

std::optional<Failure> Store::open() {
  if (database_ && QFile::exists(path_)) return std::nullopt;
  if (database_) return at_place(Failure::Kind::Missing, QCoreApplication::translate("Archive", "the file is gone"));
  auto failure = open_file();
  if (!failure || !is_replaced(failure->kind)) return failure;
  return replace(*std::move(failure));
}

Failure Store::at_place(Failure::Kind kind, const QString& what) const {
  return {kind, QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path_), what), {}};
}

std::optional<Failure> Store::open_file() {
  if (!QDir(folder_).exists() && !QDir().mkpath(folder_)) {
    return at_place(Failure::Kind::Missing, QCoreApplication::translate("Archive", "there is no such folder"));
  }
  if (!QFile::exists(path_)) QFile::rename(successor(), path_);  // where the program ended while it replaced the file
  if (exists() && !QFileInfo(path_).isFile()) {
    return at_place(Failure::Kind::Foreign, QCoreApplication::translate("Archive", "this is no file"));
  }
  if (lost_its_pages(path_)) {
    return at_place(Failure::Kind::Damaged, QCoreApplication::translate("Archive", "the file is empty"));
  }
  const bool is_new = !exists();
  database_.emplace(path_, Database::Access::ReadWrite);
  auto failure = prepare(*database_);
  if (is_new) keep_to_owner(path_);
  if (failure) database_.reset();
  return failure;
}

QString Store::successor() const {
  return path_ + QStringLiteral(".next");
}

/// Complete, and no part of it in a log.
std::optional<Failure> Store::make_successor(bool salvaging) {
  remove_with_log(successor());
  Database next(successor(), Database::Access::ReadWrite);
  if (auto failure = prepare(next)) return failure;
  keep_to_owner(successor());
  if (salvaging) next.in_transaction([&] { salvage(path_, next); });
  next.empty_log();
  return next.take_failure();
}

bool Store::give_place(const QString& aside) {
  if (!rename_with_log(path_, aside)) return false;
  if (QFile::rename(successor(), path_)) return true;
  rename_with_log(aside, path_);
  return false;
}

/// The file stays as it is until there is another one to take its place.
std::optional<Failure> Store::replace(Failure failure) {
  database_.reset();
  const bool salvaging = failure.kind == Failure::Kind::Damaged && QFileInfo(path_).size() > 0;
  if (auto left = make_successor(salvaging)) {
    remove_with_log(successor());
    return left;
  }
  const QString aside = name_aside(word_for(failure.kind));
  if (!give_place(aside)) return failure;
  failure.kept_as = aside;
  if (replaced_) replaced_(failure);
  return open_file();
}

}  // namespace raisechess::archive
