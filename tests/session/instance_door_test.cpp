// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/instance_door.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

namespace raisechess::test {
namespace {

using session::InstanceDoor;

/// Knocks as another program does, on a thread of its own, while the first one's events go on.
bool knock(const session::Folders& folders, const QStringList& files) {
  std::atomic<int> answer = -1;
  std::thread visitor([&] { answer = InstanceDoor::knock(folders, files) ? 1 : 0; });
  EXPECT_TRUE(QTest::qWaitFor([&] { return answer >= 0; }, 20'000));
  visitor.join();
  return answer == 1;
}

TEST(InstanceDoor, HandsFilesOverToTheFirstProgram) {
  const QTemporaryDir folder;
  const session::Folders folders{folder.path(), folder.path()};
  const InstanceDoor door(folders);
  QList<QStringList> visits;
  QObject::connect(&door, &InstanceDoor::knocked, &door, [&](const QStringList& files) { visits << files; });
  EXPECT_TRUE(knock(folders, {"/a/hand.pgn", "/b/ä.raisechess"}));
  EXPECT_TRUE(knock(folders, {}));
  EXPECT_EQ(visits, (QList<QStringList>{{"/a/hand.pgn", "/b/ä.raisechess"}, {}}));
}

TEST(InstanceDoor, NobodyAnswersWhereNoProgramRuns) {
  const QTemporaryDir folder, other;
  const InstanceDoor door({folder.path(), folder.path()});
  EXPECT_FALSE(InstanceDoor::knock({other.path(), other.path()}, {}));
}

TEST(InstanceDoor, OpensAgainAfterAnEarlierProgram) {
  const QTemporaryDir folder;
  const session::Folders folders{folder.path(), folder.path()};
  { const InstanceDoor earlier(folders); }
  const InstanceDoor door(folders);
  EXPECT_TRUE(knock(folders, {}));
}

}  // namespace
}  // namespace raisechess::test
