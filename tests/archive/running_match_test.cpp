// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "archive_stage.h"

namespace raisechess::test {
namespace {

using archive::MatchEnd;

TEST(RunningMatch, IsNoneInANewArchive) {
  ArchiveStage stage;
  const auto opening = stage.opening();
  EXPECT_FALSE(opening.running);
  EXPECT_FALSE(opening.failure);
  EXPECT_FALSE(opening.exists);
}

TEST(RunningMatch, ComesBackAsItWasSaved) {
  ArchiveStage stage;
  archive::RunningMatch expected;
  for (int actions = 1; actions <= 5; ++actions) {
    const auto made = change(7, 1, actions);
    EXPECT_FALSE(stage.save(made));
    expected = made.match;
    stage.reopen();
    EXPECT_EQ(stage.opening().running, expected) << actions;
  }
  EXPECT_FALSE(stage.save(change(7, 2, 1)));
  stage.reopen();
  const auto running = stage.opening().running;
  ASSERT_TRUE(running);
  EXPECT_EQ(running->hands.at(1), expected.hands.at(1)) << "only what changed is written";
  EXPECT_EQ(running->hands.at(2), change(7, 2, 1).match.hands.at(2));
}

TEST(RunningMatch, IsOnTheDiskWhenTheAnswerComes) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  QTemporaryDir copies;
  for (const QString& name : QDir(stage.folder()).entryList(QDir::Files)) {
    ASSERT_TRUE(QFile::copy(QDir(stage.folder()).filePath(name), copies.filePath(name)));
  }
  ArchiveStage copy(copies.path());
  EXPECT_EQ(copy.opening().running, change(7).match) << "the first program is still running";
}

TEST(RunningMatch, StandsInFilesOfItsOwnerAlone) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  ASSERT_TRUE(stage.archive().keep_copy().result());
  const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
  const QDir folder(stage.folder());
  ASSERT_GE(folder.entryList(QDir::Files).size(), 3) << "the database, its log and a copy";
  for (const QString& name : folder.entryList(QDir::Files)) {
    EXPECT_FALSE(QFile::permissions(folder.filePath(name)) & others) << name.toStdString();
  }
}

TEST(RunningMatch, LeavesItsSealsWithItsEnd) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  EXPECT_FALSE(stage.save(end_of_match(end_of_hand(7, 1), MatchEnd::PersonWon)));
  stage.reopen();
  EXPECT_FALSE(stage.opening().running);
  const auto matches = stage.matches();
  ASSERT_EQ(matches.size(), 1);
  EXPECT_EQ(matches[0].end, MatchEnd::PersonWon);
  EXPECT_EQ(matches[0].hands, 1);
  EXPECT_EQ(matches[0].chips, (PerSeat<Chips>{90, 110}));
}

TEST(RunningMatch, IsAbandonedByTheNextOne) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(end_of_hand(7, 1)));
  EXPECT_FALSE(stage.save(change(8)));
  stage.reopen();
  EXPECT_EQ(stage.opening().running, change(8).match);
  const auto matches = stage.matches();
  ASSERT_EQ(matches.size(), 2);
  EXPECT_EQ(matches[0].end, MatchEnd::Running);
  EXPECT_EQ(matches[1].end, MatchEnd::Abandoned);
  EXPECT_EQ(stage.hands().size(), 1) << "what was finished of it stays";
}

TEST(RunningMatch, ThatIsNotRecordedComesBackAndLeavesNothing) {
  ArchiveStage stage;
  auto made = end_of_hand(7, 1);
  made.match.line.recorded = false;
  EXPECT_FALSE(stage.save(made));
  stage.reopen();
  EXPECT_EQ(stage.opening().running, made.match);
  EXPECT_TRUE(stage.hands().empty());
  EXPECT_TRUE(stage.matches().empty());
  EXPECT_FALSE(stage.save(end_of_match(made)));
  EXPECT_TRUE(stage.matches().empty());
  stage.close();
  EXPECT_FALSE(stage.bytes().contains(made.match.nonce.toUtf8()));
}

TEST(RunningMatch, ThatIsNotRecordedLeavesNothingWhereItIsAbandoned) {
  ArchiveStage stage;
  auto made = end_of_hand(7, 1);
  made.match.line.recorded = false;
  EXPECT_FALSE(stage.save(made));
  EXPECT_FALSE(stage.save(change(8)));
  ASSERT_EQ(stage.matches().size(), 1);
  EXPECT_EQ(stage.matches()[0].id, 8);
}

TEST(MatchChange, AbsorbsALaterOneAsIfBothHadBeenSaved) {
  ArchiveStage one_by_one;
  ArchiveStage together;
  auto both = end_of_hand(7, 1, false);
  auto later = change(7, 2, 3);
  later.opened[1] = opened(1);
  EXPECT_FALSE(one_by_one.save(both));
  EXPECT_FALSE(one_by_one.save(later));
  both.absorb(later);
  EXPECT_FALSE(together.save(both));
  one_by_one.reopen();
  together.reopen();
  EXPECT_EQ(one_by_one.opening().running, together.opening().running);
  EXPECT_EQ(one_by_one.hands(), together.hands());
  EXPECT_EQ(together.archive().hand(1).result().value().record, record(1));
}

}  // namespace
}  // namespace raisechess::test
