// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "full_disk.h"
#include "key_file.h"
#include "session_stage.h"

namespace raisechess::test {
namespace {

QByteArray bytes_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
  file.write(bytes);
}

std::vector<std::uint8_t> blob(const QByteArray& bytes) {
  return {bytes.begin(), bytes.end()};
}

/// The person's view of the match as another program finds it on the disk.
PlayerView view_on_disk(const SessionStage& stage) {
  QTemporaryDir copies;
  for (const QString& name : QDir(stage.folders().data).entryList(QDir::Files)) {
    EXPECT_TRUE(QFile::copy(QDir(stage.folders().data).filePath(name), copies.filePath(name)));
  }
  archive::Archive archive(copies.path());
  const auto match = archive.opening().result().running.value();
  referee::SealedParts parts{blob(match.sealed), {}};
  for (const auto& [number, hand] : match.hands) parts.hands.push_back(blob(hand.sealed));
  const auto key = session::KeyFile(stage.folders().keys).key().value();
  return referee::Referee::open(parts, key).value().view(Seat::A);
}

TEST(Saving, EveryActionIsOnTheDiskBeforeTheComputerIsAsked) {
  SessionStage stage;
  int asked = 0;
  QObject::connect(&stage.session(), &session::GameSession::state_changed, [&](const session::TableState& state) {
    if (!state.thinking) return;
    ++asked;
    EXPECT_EQ(view_on_disk(stage), state.view);
  });
  stage.start(chipless());
  for (int turn = 0; turn < 3 && !stage.state().hand_over(); ++turn) {
    stage.move_first();
    ASSERT_TRUE(stage.wait_for_turn());
  }
  EXPECT_GT(asked, 0);
}

TEST(Saving, ResumesTheSameHandAndMatch) {
  SessionStage stage;
  stage.start(heads_up());
  const session::TableState before = stage.state();
  stage.close();
  stage.open();
  ASSERT_TRUE(stage.session().has_saved_match());
  stage.session().resume();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view, before.view);
  EXPECT_EQ(stage.state().range, before.range);
  EXPECT_EQ(stage.state().told, before.told);
  EXPECT_EQ(stage.state().dealing, before.dealing);
  EXPECT_EQ(stage.state().choice, before.choice);
}

TEST(Saving, KeepsEveryOptionOfTheMatch) {
  SessionStage stage;
  session::MatchChoice choice = chipless(0);
  choice.setup.alternate_colours = false;
  choice.setup.turn_seconds = 30;
  choice.setup.hand.showdown = showdown_to_mate;
  choice.setup.hand.start_fen = "7k/8/8/8/8/8/R7/K7 w - - 0 1";
  choice.nonce = QStringLiteral("my nonce");
  stage.start(choice);
  stage.close();
  stage.open();
  stage.session().resume();
  EXPECT_EQ(stage.state().choice, choice);
  stage.session().submit(Fold{});
  stage.session().next_hand();
  EXPECT_EQ(stage.state().side(), Side::White) << "the colours do not alternate";
}

TEST(Saving, TheEndOfAMatchIsShownOnceItIsOnTheDisk) {
  SessionStage stage;
  stage.start(chipless());
  stage.session().submit(Fold{});
  ASSERT_TRUE(stage.wait_until_saved());
  ASSERT_FALSE(stage.state().match_over);
  stage.session().stop_match();
  EXPECT_TRUE(stage.session().saving());
  EXPECT_FALSE(stage.state().match_over) << "it may still be lost";
  ASSERT_TRUE(stage.wait_until_saved());
  EXPECT_TRUE(stage.state().match_over);
}

bool set_changed(const QString& path, const QDateTime& when) {
  QFile file(path);
  return file.open(QIODevice::ReadWrite) && file.setFileTime(when, QFileDevice::FileModificationTime);
}

TEST(Saving, ReadsTheKeyOnceAndKeepsItWhereItsFileGoes) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("match.key"));
  session::KeyFile file(folder.path());
  const referee::Key key = file.key().value();
  const QDateTime before = QFileInfo(path).lastModified();
  overwrite(path, QByteArray(32, 'x'));
  ASSERT_TRUE(set_changed(path, before));
  EXPECT_EQ(file.key().value(), key) << "it is not read again";
  ASSERT_TRUE(QFile::remove(path));
  EXPECT_EQ(file.key().value(), key);
  EXPECT_EQ(session::KeyFile(folder.path()).key().value(), key) << "it stands there again";
  overwrite(path, QByteArray(32, 'k'));
  ASSERT_TRUE(set_changed(path, before.addSecs(60))) << "a file system's clock may stand still for some milliseconds";
  EXPECT_EQ(file.key().value(), session::KeyFile(folder.path()).key().value()) << "what is there now is the key";
  EXPECT_NE(file.key().value(), key);
}

TEST(Saving, AKeyThatFindsNoRoomIsNoKey) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("match.key"));
  session::KeyFile file(folder.path());
  {
    const FullDisk full(0);
    const auto key = file.key();
    ASSERT_FALSE(key);
    EXPECT_FALSE(key.error().lost);
    EXPECT_TRUE(key.error().reason.startsWith(path + ": ")) << key.error().reason.toStdString();
  }
  EXPECT_FALSE(QFile::exists(path)) << "half a key would be none";
  EXPECT_TRUE(file.key());
  EXPECT_EQ(QFile(path).size(), 32);
}

TEST(Saving, ResumesAfterTheHandIsOver) {
  SessionStage stage;
  stage.start(chipless());
  stage.session().submit(Fold{});
  const session::TableState before = stage.state();
  stage.close();
  stage.open();
  stage.session().resume();
  EXPECT_EQ(stage.state().view, before.view);
  EXPECT_TRUE(stage.state().hand_over());
  stage.session().next_hand();
  EXPECT_EQ(stage.state().score.hand, 2);
}

TEST(Saving, MatchTimeStandsStillWhileTheProgramIsClosed) {
  SessionStage stage;
  stage.start(heads_up());
  stage.close();
  {
    archive::Archive archive(stage.folders().data);
    auto match = archive.opening().result().running.value();
    const auto key = session::KeyFile(stage.folders().keys).key().value();
    auto referee = referee::Referee::open({blob(match.sealed), {blob(match.hands[1].sealed)}}, key).value();
    referee.set_minutes(500);
    const auto sealed = referee.seal_match(key);
    match.sealed = QByteArray(reinterpret_cast<const char*>(sealed.data()), static_cast<qsizetype>(sealed.size()));
    ASSERT_FALSE(archive.save({match, {}, {}, {}}).result());
  }
  stage.open();
  stage.session().resume();
  EXPECT_GE(stage.session().match_minutes(), 500);
  EXPECT_LT(stage.session().match_minutes(), 505);
}

TEST(Saving, WhereNothingCanBeWrittenPlayGoesOn) {
  QTemporaryDir folder;
  overwrite(folder.filePath(QStringLiteral("file")), "not a folder");
  SessionStage stage(folder.filePath(QStringLiteral("file/data")));
  stage.start(chipless());
  stage.move_first();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 2);
  EXPECT_GT(stage.failed->count(), 0);
  EXPECT_EQ(stage.failed->count(), 1) << "told once";
  EXPECT_EQ(stage.failed->at(0)[0].value<archive::Failure>().kind, archive::Failure::Kind::Missing);
}

/// The place is named, and why; the computer plays on, and it is told once.
TEST(Saving, SaysWhyTheKeyCannotBeWritten) {
  SessionStage stage;
  ASSERT_TRUE(QDir().mkpath(stage.key_file()));
  stage.start(chipless());
  stage.move_first();
  ASSERT_TRUE(stage.wait_for_turn());
  ASSERT_EQ(stage.failed->count(), 1);
  EXPECT_TRUE(stage.failed->at(0)[0].value<archive::Failure>().detail.startsWith(stage.key_file() + ": "));
  EXPECT_EQ(stage.refused->count(), 0);
}

TEST(Saving, WhatHadNoKeyIsSavedAtTheEndIfItHasOneThen) {
  SessionStage stage;
  ASSERT_TRUE(QDir().mkpath(stage.key_file()));
  stage.start(chipless());
  stage.session().submit(Fold{});
  stage.session().stop_match();
  ASSERT_TRUE(stage.state().match_over);
  ASSERT_TRUE(QDir().rmdir(stage.key_file()));
  stage.close();
  stage.open();
  EXPECT_FALSE(stage.session().has_saved_match());
  EXPECT_EQ(stage.session().archive().hands({}).result().value().hands.size(), 1);
}

TEST(Saving, LeavesAMatchWhoseKeyCannotBeReadWhereItIs) {
  SessionStage stage;
  stage.start(chipless());
  const PlayerView view = stage.state().view;
  stage.close();
  const QByteArray key = bytes_of(stage.key_file());
  ASSERT_TRUE(QFile::remove(stage.key_file()) && QDir().mkpath(stage.key_file()));
  stage.open();
  QSignalSpy unreadable(&stage.session(), &session::GameSession::key_unreadable);
  stage.session().resume();
  ASSERT_EQ(unreadable.count(), 1);
  EXPECT_TRUE(unreadable[0][0].toString().startsWith(stage.key_file() + ": "));
  EXPECT_EQ(stage.resume_failed->count(), 0);
  ASSERT_TRUE(QDir().rmdir(stage.key_file()));
  overwrite(stage.key_file(), key);
  stage.start(chipless());
  stage.close();
  stage.open();
  stage.session().resume();
  ASSERT_TRUE(stage.session().has_match());
  EXPECT_EQ(stage.state().view, view) << "nothing is written over it";
}

TEST(Saving, ReadsNeitherPipesNorDevices) {
  for (bool pipe : {true, false}) {
    SessionStage stage;
    ASSERT_TRUE(QDir().mkpath(stage.folders().data));
    const QByteArray place = QFile::encodeName(stage.old_match_file());
    ASSERT_EQ(pipe ? mkfifo(place.constData(), 0600) : symlink("/dev/zero", place.constData()), 0);
    ASSERT_TRUE(stage.session().has_saved_match());
    stage.session().resume();
    EXPECT_EQ(stage.resume_failed->count(), 1);
  }
  SessionStage stage;
  ASSERT_EQ(mkfifo(QFile::encodeName(stage.key_file()).constData(), 0600), 0);
  stage.start(chipless());
  EXPECT_EQ(stage.failed->count(), 1);
}

TEST(Saving, TheKeyIsForItsOwnerAlone) {
  SessionStage stage;
  stage.start(chipless());
  const QString key = stage.key_file();
  EXPECT_EQ(QFile(key).size(), 32);
  EXPECT_EQ(QFile::permissions(key) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
            QFile::Permissions());
}

TEST(Saving, NoHiddenTypeIsReadableInTheFile) {
  SessionStage stage;
  stage.start(chipless());
  stage.close();
  const QByteArray bytes = stage.bytes();
  for (const char* word : {"queen", "rook", "bishop", "knight", "secret"}) EXPECT_FALSE(bytes.contains(word));
}

}  // namespace
}  // namespace raisechess::test
