// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/instance_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

#include <cerrno>

namespace raisechess::session {

InstanceLock::InstanceLock(const Folders& folders) {
  QDir().mkpath(folders.data);
  const QByteArray path = QFile::encodeName(QDir(folders.data).filePath(QStringLiteral("match.lock")));
  file_ = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  held_by_another_ = file_ >= 0 && ::flock(file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

InstanceLock::~InstanceLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace raisechess::session
