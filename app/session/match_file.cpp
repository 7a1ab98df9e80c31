// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_file.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QSaveFile>

namespace raisechess::session {
namespace {

constexpr quint32 magic = 0x52434d31;  // "RCM1"
constexpr quint16 format_version = 2;
constexpr qint64 most_bytes = 64 << 20;

QString at(const QString& path, const QString& reason) {
  return QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), reason);
}

/// All or nothing, for the owner alone; the place and the system's sentence on failure, else empty.
QString write_whole(const QString& path, QByteArrayView bytes) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return at(path, file.errorString());
  file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
  file.write(bytes.data(), bytes.size());
  return file.commit() ? QString() : at(path, file.errorString());
}

tl::unexpected<NoKey> no_key(const QString& reason) {
  return tl::unexpected(NoKey{false, reason});
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

tl::expected<referee::Key, NoKey> MatchFile::key() const {
  QFile file(key_path_);
  if (!file.exists()) return new_key();
  if (!QFileInfo(key_path_).isFile())
    return no_key(at(key_path_, QCoreApplication::translate("MatchFile", "this is no file")));
  if (!file.open(QIODevice::ReadOnly)) return no_key(at(key_path_, file.errorString()));
  referee::Key key{};
  const QByteArray bytes = file.read(static_cast<qint64>(key.size()) + 1);
  if (bytes.size() != static_cast<qsizetype>(key.size())) return tl::unexpected(NoKey{true, {}});
  std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(key.data()));
  return key;
}

tl::expected<referee::Key, NoKey> MatchFile::new_key() const {
  const referee::Key key = referee::random_key();
  const QString failure = write_whole(key_path_, {reinterpret_cast<const char*>(key.data()), key.size()});
  if (!failure.isEmpty()) return no_key(failure);
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
  if (!QFileInfo(path_).isFile() || file.size() > most_bytes) return fail(ErrorCode::SealDamaged);
  if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::SealDamaged);
  return decode(file.readAll());
}

QString MatchFile::write(const QByteArray& bytes) const {
  return write_whole(path_, bytes);
}

QString MatchFile::put_aside() const {
  const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
  const QString aside = path_ + QStringLiteral(".damaged-") + stamp;
  return QFile::rename(path_, aside) ? aside : QString();
}

}  // namespace raisechess::session
