// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace raisechess::session {
namespace {

tl::unexpected<NoKey> no_key(const QString& path, const QString& reason) {
  return tl::unexpected(NoKey{false, QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), reason)});
}

}  // namespace

KeyFile::KeyFile(const QString& folder) : path_(QDir(folder).filePath(QStringLiteral("match.key"))) {
  QDir().mkpath(folder);
}

KeyFile::Stamp KeyFile::stamp() const {
  const QFileInfo file(path_);
  return {file.exists(), file.size(), file.lastModified()};
}

tl::expected<referee::Key, NoKey> KeyFile::key() {
  const Stamp now = stamp();
  if (key_ && now == stamp_) return *key_;
  if (!now.exists) return known(write(key_ ? *key_ : referee::random_key()));
  return known(read());
}

tl::expected<referee::Key, NoKey> KeyFile::new_key() {
  return known(write(referee::random_key()));
}

tl::expected<referee::Key, NoKey> KeyFile::known(const tl::expected<referee::Key, NoKey>& key) {
  key_ = key ? std::optional(*key) : std::nullopt;
  stamp_ = stamp();
  return key;
}

tl::expected<referee::Key, NoKey> KeyFile::read() const {
  QFile file(path_);
  if (!QFileInfo(path_).isFile()) return no_key(path_, QCoreApplication::translate("MatchFile", "this is no file"));
  if (!file.open(QIODevice::ReadOnly)) return no_key(path_, file.errorString());
  referee::Key key{};
  const QByteArray bytes = file.read(static_cast<qint64>(key.size()) + 1);
  if (bytes.size() != static_cast<qsizetype>(key.size())) return tl::unexpected(NoKey{true, {}});
  std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(key.data()));
  return key;
}

/// All or nothing.
tl::expected<referee::Key, NoKey> KeyFile::write(const referee::Key& key) const {
  QSaveFile file(path_);
  if (!file.open(QIODevice::WriteOnly)) return no_key(path_, file.errorString());
  file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
  file.write(reinterpret_cast<const char*>(key.data()), static_cast<qint64>(key.size()));
  if (!file.flush() || !file.commit()) return no_key(path_, file.errorString());
  return key;
}

}  // namespace raisechess::session
