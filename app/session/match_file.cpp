// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_file.h"

#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QSaveFile>

namespace raisechess::session {
namespace {

constexpr quint32 magic = 0x52434d31;  // "RCM1"
constexpr quint16 format_version = 2;
constexpr qint64 most_bytes = 64 << 20;

bool write_key(const QString& path, const referee::Key& key) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
  file.write(reinterpret_cast<const char*>(key.data()), static_cast<qint64>(key.size()));
  return file.commit();
}

}  // namespace

MatchFile::MatchFile(const Folders& folders)
    : path_(QDir(folders.data).filePath(QStringLiteral("match.sealed"))),
      key_path_(QDir(folders.keys).filePath(QStringLiteral("match.key"))) {
  QDir().mkpath(folders.data);
  QDir().mkpath(folders.keys);
}

bool MatchFile::exists() const {
  return QFile::exists(path_);
}

Expected<referee::Key> MatchFile::key() const {
  referee::Key key{};
  QFile file(key_path_);
  if (file.open(QIODevice::ReadOnly)) {
    const QByteArray bytes = file.read(static_cast<qint64>(key.size()) + 1);
    if (bytes.size() != static_cast<qsizetype>(key.size())) return fail(ErrorCode::SealKey);
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(key.data()));
    return key;
  }
  if (file.exists()) return fail(ErrorCode::SealKey);
  return new_key();
}

Expected<referee::Key> MatchFile::new_key() const {
  const referee::Key key = referee::random_key();
  if (!write_key(key_path_, key)) return fail(ErrorCode::SealKey);
  return key;
}

QByteArray MatchFile::encode(const SavedMatch& match) {
  QByteArray bytes;
  QDataStream out(&bytes, QIODevice::WriteOnly);
  out.setVersion(QDataStream::Qt_6_0);
  out << magic << format_version << match.draw_array << match.draw_colour << match.level << match.nonce
      << QByteArray(reinterpret_cast<const char*>(match.sealed.data()), static_cast<qsizetype>(match.sealed.size()));
  return bytes;
}

Expected<SavedMatch> MatchFile::decode(const QByteArray& bytes) {
  QDataStream in(bytes);
  in.setVersion(QDataStream::Qt_6_0);
  quint32 found_magic = 0;
  quint16 version = 0;
  in >> found_magic >> version;
  if (found_magic != magic) return fail(ErrorCode::SealDamaged);
  if (version != format_version) return fail(ErrorCode::SealVersion, std::int64_t{version});
  SavedMatch match;
  QByteArray sealed;
  in >> match.draw_array >> match.draw_colour >> match.level >> match.nonce >> sealed;
  if (in.status() != QDataStream::Ok || !in.atEnd()) return fail(ErrorCode::SealDamaged);
  match.sealed.assign(sealed.begin(), sealed.end());
  return match;
}

Expected<SavedMatch> MatchFile::read() const {
  QFile file(path_);
  if (!file.open(QIODevice::ReadOnly) || file.size() > most_bytes) return fail(ErrorCode::SealDamaged);
  return decode(file.readAll());
}

QString MatchFile::write(const QByteArray& bytes) const {
  QSaveFile file(path_);
  if (!file.open(QIODevice::WriteOnly)) return file.errorString();
  file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
  file.write(bytes);
  return file.commit() ? QString() : file.errorString();
}

QString MatchFile::put_aside() const {
  const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
  const QString aside = path_ + QStringLiteral(".damaged-") + stamp;
  return QFile::rename(path_, aside) ? aside : QString();
}

}  // namespace raisechess::session
