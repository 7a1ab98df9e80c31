// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/instance_lock.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace raisechess::test {
namespace {

TEST(InstanceLock, IsHeldByOneProgramAtATime) {
  QTemporaryDir folder;
  const session::Folders folders{folder.filePath(QStringLiteral("data")), folder.path()};
  {
    const session::InstanceLock first(folders);
    EXPECT_FALSE(first.held_by_another());
    const session::InstanceLock second(folders);
    EXPECT_TRUE(second.held_by_another());
  }
  EXPECT_FALSE(session::InstanceLock(folders).held_by_another());
}

TEST(InstanceLock, IsNobodysWhateverAnEarlierProgramLeft) {
  QTemporaryDir folder;
  const session::Folders folders{folder.path(), folder.path()};
  for (const char* left : {"", "1\nraisechess\nanother-host\n", "\xff\xff\xff"}) {
    QFile file(folder.filePath(QStringLiteral("match.lock")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(left);
    file.close();
    EXPECT_FALSE(session::InstanceLock(folders).held_by_another()) << left;
  }
}

TEST(InstanceLock, IsNobodysWhereNothingCanBeWritten) {
  QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("file")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  const session::InstanceLock lock({folder.filePath(QStringLiteral("file/data")), folder.path()});
  EXPECT_FALSE(lock.held_by_another());
}

}  // namespace
}  // namespace raisechess::test
