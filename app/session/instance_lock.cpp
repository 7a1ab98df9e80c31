// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/instance_lock.h"

#include <QDir>

namespace raisechess::session {
namespace {

QString lock_path(const Folders& folders) {
  QDir().mkpath(folders.data);
  return QDir(folders.data).filePath(QStringLiteral("match.lock"));
}

}  // namespace

InstanceLock::InstanceLock(const Folders& folders) : file_(lock_path(folders)) {
  file_.setStaleLockTime(0);
  file_.tryLock(0);
}

}  // namespace raisechess::session
