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

bool put_aside(const QString& path, const QString& aside) {
  if (!QFile::rename(path, aside)) return false;
  QFile::rename(log_of(path), log_of(aside));
  QFile::remove(path + QStringLiteral("-shm"));
  return true;
}

/// What SQLite would take for a new database, and forget its log.
bool lost_its_pages(const QString& path) {
  return QFile::exists(path) && QFileInfo(path).size() == 0;
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
  return QFile::exists(path_);
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
  if (database_) return std::nullopt;
  auto failure = open_file();
  if (!failure || !is_replaced(failure->kind)) return failure;
  return replace(*std::move(failure));
}

std::optional<Failure> Store::open_file() {
  const auto at_place = [&](Failure::Kind kind, const QString& what) {
    return Failure{kind, QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path_), what), {}};
  };
  if (!QDir(folder_).exists() && !QDir().mkpath(folder_)) {
    return at_place(Failure::Kind::Missing, QCoreApplication::translate("Archive", "there is no such folder"));
  }
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

std::optional<Failure> Store::replace(Failure failure) {
  database_.reset();
  const QString aside = name_aside(word_for(failure.kind));
  if (!put_aside(path_, aside)) return failure;
  failure.kept_as = aside;
  if (auto left = open_file()) return left;
  if (failure.kind == Failure::Kind::Damaged && QFileInfo(aside).size() > 0) {
    database_->in_transaction([&] { salvage(aside, *database_); });
    if (auto left = database_->take_failure()) return left;
  }
  if (replaced_) replaced_(failure);
  return std::nullopt;
}

}  // namespace raisechess::archive
