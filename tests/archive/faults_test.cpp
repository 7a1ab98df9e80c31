// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <unistd.h>

#include <QFileInfo>

#include "archive_stage.h"
#include "database.h"
#include "full_disk.h"

namespace raisechess::test {
namespace {

using archive::Failure;

/// Another program that has the database for itself.
class OtherProgram {
 public:
  explicit OtherProgram(const QString& file) : database_(file, archive::Database::Access::ReadWrite) {
    EXPECT_TRUE(database_.run(QStringLiteral("BEGIN EXCLUSIVE")));
  }
  void let_go() { EXPECT_TRUE(database_.run(QStringLiteral("COMMIT"))); }

 private:
  archive::Database database_;
};

/// While it lives this process is nobody's, for whom permissions count even if it was root's.
class Unprivileged {
 public:
  Unprivileged() { EXPECT_TRUE(::getuid() != 0 || ::setresuid(nobody, nobody, 0) == 0); }
  ~Unprivileged() { EXPECT_TRUE(::getuid() != nobody || ::setresuid(0, 0, 0) == 0); }
  Unprivileged(const Unprivileged&) = delete;
  Unprivileged& operator=(const Unprivileged&) = delete;

 private:
  static constexpr uid_t nobody = 65534;
};

/// The match goes on, and once the fault is over everything is there.
void expect_nothing_lost(ArchiveStage& stage, int actions) {
  EXPECT_FALSE(stage.save(change(7, 2, actions)));
  stage.reopen();
  const auto running = stage.opening().running;
  ASSERT_TRUE(running);
  EXPECT_EQ(running->hands.at(2), change(7, 2, actions).match.hands.at(2));
  ASSERT_EQ(stage.hands().size(), 1) << "the hand that ended meanwhile";
  EXPECT_EQ(stage.archive().hand(1).result().value().record, record(1));
}

TEST(Faults, AFullDiskIsToldAndNothingIsLostOnceThereIsRoom) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  {
    const FullDisk full(static_cast<rlim_t>(QFileInfo(stage.file() + "-wal").size()));
    const auto failure = stage.save(end_of_hand(7, 1));
    ASSERT_TRUE(failure);
    EXPECT_TRUE(failure->detail.startsWith(stage.file())) << failure->detail.toStdString();
    EXPECT_TRUE(stage.save(change(7, 2, 1)));
    EXPECT_TRUE(stage.opening().failure == std::nullopt);
  }
  expect_nothing_lost(stage, 2);
}

TEST(Faults, ALockedDatabaseIsToldAndNothingIsLostOnceItIsFree) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  OtherProgram other(stage.file());
  const auto failure = stage.save(end_of_hand(7, 1));
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->kind, Failure::Kind::Locked);
  other.let_go();
  expect_nothing_lost(stage, 1);
}

TEST(Faults, WhatCouldNotBeWrittenIsWrittenAtTheEndIfThatIsPossibleThen) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  OtherProgram other(stage.file());
  EXPECT_TRUE(stage.save(end_of_match(end_of_hand(7, 1))));
  other.let_go();
  stage.reopen();
  EXPECT_FALSE(stage.opening().running);
  EXPECT_EQ(stage.hands().size(), 1);
}

TEST(Faults, ADatabaseLockedAtTheStartIsThereAndNotRead) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  stage.close();
  {
    archive::Database other(stage.file(), archive::Database::Access::ReadWrite);
    ASSERT_TRUE(other.run(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")));
    ASSERT_TRUE(other.run(QStringLiteral("BEGIN EXCLUSIVE")));
    stage.open();
    const auto opening = stage.opening();
    ASSERT_TRUE(opening.failure);
    EXPECT_EQ(opening.failure->kind, Failure::Kind::Locked);
    EXPECT_TRUE(opening.exists);
    EXPECT_FALSE(opening.running);
  }
  stage.reopen();
  EXPECT_EQ(stage.opening().running, change(7).match);
}

TEST(Faults, ASlowDiskHoldsUpNobodyWhoAsks) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  OtherProgram other(stage.file());
  auto answer = stage.archive().save(change(7, 1, 2));
  EXPECT_FALSE(answer.isFinished()) << "it comes when the disk has it";
  other.let_go();
  answer.waitForFinished();
  stage.reopen();
  EXPECT_EQ(stage.opening().running, change(7, 1, 2).match);
}

TEST(Faults, AFolderThatCannotBeMadeIsToldUntilItCan) {
  QTemporaryDir place;
  const QString blocked = place.filePath(QStringLiteral("file"));
  QFile file(blocked);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.close();
  ArchiveStage stage(blocked + QStringLiteral("/data"));
  ASSERT_TRUE(stage.opening().failure);
  EXPECT_EQ(stage.opening().failure->kind, Failure::Kind::Missing);
  EXPECT_FALSE(stage.opening().exists);
  EXPECT_EQ(stage.save(end_of_hand(7, 1))->kind, Failure::Kind::Missing);
  ASSERT_TRUE(QFile::remove(blocked));
  expect_nothing_lost(stage, 1);
}

TEST(Faults, AFolderThatVanishesIsToldAndMadeAgain) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  ASSERT_TRUE(QDir(stage.folder()).removeRecursively());
  EXPECT_FALSE(stage.archive().hands({}).result());
  const auto failure = stage.save(end_of_hand(7, 1));
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->kind, Failure::Kind::Missing);
  expect_nothing_lost(stage, 1);
}

TEST(Faults, ARemovedHandIsNotCalledGoneWhileSomebodyReadsIt) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(end_of_hand(7, 1)));
  archive::Database reader(stage.file(), archive::Database::Access::ReadOnly);
  ASSERT_TRUE(reader.run(QStringLiteral("BEGIN")));
  EXPECT_EQ(reader.value(QStringLiteral("SELECT count(*) FROM hand")).toInt(), 1);
  const auto failure = stage.archive().remove_hands({1}).result();
  ASSERT_TRUE(failure) << "it still stands in the log";
  EXPECT_EQ(failure->kind, Failure::Kind::Locked);
}

TEST(Faults, ADiskThatIsFullAtTheFirstStartLeavesNoDamagedFiles) {
  ArchiveStage stage;
  stage.close();
  ASSERT_TRUE(QDir(stage.folder()).removeRecursively());
  {
    const FullDisk full(0);
    stage.open();
    EXPECT_TRUE(stage.opening().failure);
    EXPECT_FALSE(stage.opening().exists);
    EXPECT_TRUE(stage.save(end_of_hand(7, 1)));
    stage.reopen();
    EXPECT_FALSE(stage.opening().exists) << "there is nothing to write over";
    EXPECT_TRUE(stage.save(end_of_hand(7, 1)));
  }
  EXPECT_TRUE(stage.replaced().empty());
  EXPECT_TRUE(QDir(stage.folder()).entryList({QStringLiteral("*damaged*")}).isEmpty());
  expect_nothing_lost(stage, 1);
}

TEST(Faults, AFolderThatMayNotBeWrittenIsTold) {
  QTemporaryDir place;
  const QString folder = place.filePath(QStringLiteral("data"));
  ASSERT_TRUE(QDir().mkpath(folder));
  const auto all_may_read =
      QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
  ASSERT_TRUE(QFile::setPermissions(place.path(), all_may_read | QFile::WriteOwner));
  ASSERT_TRUE(QFile::setPermissions(folder, all_may_read));
  ArchiveStage stage(folder);
  stage.close();
  for (const QString& name : QDir(folder).entryList(QDir::Files)) QFile::remove(QDir(folder).filePath(name));
  {
    const Unprivileged nobody;
    stage.open();
    ASSERT_TRUE(stage.opening().failure);
    EXPECT_EQ(stage.opening().failure->kind, Failure::Kind::ReadOnly);
    EXPECT_EQ(stage.save(end_of_hand(7, 1))->kind, Failure::Kind::ReadOnly);
  }
  ASSERT_TRUE(QFile::setPermissions(folder, all_may_read | QFile::WriteOwner | QFile::WriteOther));
  expect_nothing_lost(stage, 1);
}

}  // namespace
}  // namespace raisechess::test
