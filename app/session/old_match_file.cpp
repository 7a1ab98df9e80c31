// SPDX-License-Identifier: GPL-3.0-or-later
#include "old_match_file.h"

#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>

namespace raisechess::session {
namespace {

constexpr quint32 magic = 0x52434d31;  // "RCM1"
constexpr quint16 last_version = 2;
constexpr qint64 most_bytes = 64 << 20;

}  // namespace

OldMatchFile::OldMatchFile(const QString& folder) : path_(QDir(folder).filePath(QStringLiteral("match.sealed"))) {}

bool OldMatchFile::exists() const {
  return QFile::exists(path_);
}

Expected<OldMatch> OldMatchFile::decode(const QByteArray& bytes) {
  QDataStream in(bytes);
  in.setVersion(QDataStream::Qt_6_0);
  quint32 found_magic = 0;
  quint16 version = 0;
  in >> found_magic >> version;
  if (found_magic != magic) return fail(ErrorCode::SealDamaged);
  if (version != last_version) return fail(ErrorCode::SealVersion, std::int64_t{version});
  OldMatch match;
  QByteArray sealed;
  in >> match.draw_array >> match.draw_colour >> match.level >> match.nonce >> sealed;
  if (in.status() != QDataStream::Ok || !in.atEnd()) return fail(ErrorCode::SealDamaged);
  match.sealed.assign(sealed.begin(), sealed.end());
  return match;
}

Expected<OldMatch> OldMatchFile::read() const {
  QFile file(path_);
  if (!QFileInfo(path_).isFile() || file.size() > most_bytes) return fail(ErrorCode::SealDamaged);
  if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::SealDamaged);
  return decode(file.readAll());
}

archive::Result<QString> OldMatchFile::put_aside(const QString& word) const {
  const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
  const QString aside = QStringLiteral("%1.%2-%3").arg(path_, word, stamp);
  QFile file(path_);
  if (file.rename(aside)) return aside;
  const QString reason = QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path_), file.errorString());
  return tl::unexpected(archive::Failure{archive::Failure::Kind::Other, reason, {}});
}

}  // namespace raisechess::session
