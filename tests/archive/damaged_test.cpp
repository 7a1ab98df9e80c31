// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QSqlDatabase>

#include "archive_stage.h"
#include "database.h"
#include "full_disk.h"

namespace raisechess::test {
namespace {

using archive::Failure;

constexpr int hand_count = 60;

/// An archive of many pages: hands with records that no packing makes small, and a match that is on.
QByteArray filled(ArchiveStage& stage) {
  archive::MatchChange all = end_of_hand(7, 1);
  for (int number = 2; number <= hand_count; ++number) all.absorb(end_of_hand(7, number));
  std::uint32_t state = 1;
  for (auto& [number, opened] : all.opened) {
    for (int i = 0; i < 1500; ++i) opened.record += static_cast<char>((state = state * 1664525 + 1013904223) >> 24);
  }
  EXPECT_FALSE(stage.save(all));
  stage.close();
  QFile file(stage.file());
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

void overwrite(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
  file.write(bytes);
}

QByteArray content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Everything that can be asked, so that damage shows wherever it is.
void ask_everything(ArchiveStage& stage) {
  (void)stage.opening();
  const auto list = stage.archive().hands({}).result();
  if (list) {
    for (const auto& hand : list->hands) (void)stage.archive().hand(hand.id).result();
  }
}

void expect_usable(ArchiveStage& stage) {
  EXPECT_FALSE(stage.save(change(9)));
  stage.reopen();
  ASSERT_TRUE(stage.opening().running);
  EXPECT_EQ(stage.opening().running->line.id, 9);
}

struct BadFile {
  const char* name;
  QByteArray bytes;
  Failure::Kind kind;
};

class NoDatabase : public testing::TestWithParam<BadFile> {};

TEST_P(NoDatabase, IsKeptAsideAndToldAndANewOneBegun) {
  ArchiveStage stage;
  stage.close();
  overwrite(stage.file(), GetParam().bytes);
  stage.open();
  EXPECT_FALSE(stage.opening().running);
  EXPECT_FALSE(stage.opening().failure);
  const auto told = stage.replaced();
  ASSERT_EQ(told.size(), 1);
  EXPECT_EQ(told[0].kind, GetParam().kind);
  EXPECT_EQ(content(told[0].kept_as), GetParam().bytes);
  expect_usable(stage);
}

INSTANTIATE_TEST_SUITE_P(OfManyKinds, NoDatabase,
                         testing::Values(BadFile{"text", QByteArray("no database"), Failure::Kind::Damaged},
                                         BadFile{"noise", QByteArray(100'000, 'x'), Failure::Kind::Damaged},
                                         BadFile{"zeros", QByteArray(100'000, '\0'), Failure::Kind::Damaged},
                                         BadFile{"head", QByteArray("SQLite format 3\0", 16), Failure::Kind::Damaged}),
                         [](const auto& of) { return of.param.name; });

TEST(DamagedArchive, CutOffAnywhereStartsAndSavesWhatCanBeRead) {
  ArchiveStage stage;
  const QByteArray whole = filled(stage);
  for (int part = 1; part < 4; ++part) {
    overwrite(stage.file(), whole.left(whole.size() * part / 4 + part * 100));
    stage.open();
    ask_everything(stage);
    const auto told = stage.replaced();
    EXPECT_EQ(told.size(), static_cast<std::size_t>(part)) << "once each time";
    EXPECT_TRUE(QFile::exists(told.back().kept_as));
    expect_usable(stage);
    stage.close();
  }
}

TEST(DamagedArchive, ZeroedPagesLoseNoMoreThanTheirRows) {
  ArchiveStage stage;
  const QByteArray whole = filled(stage);
  QByteArray bytes = whole;
  bytes.replace(bytes.size() / 2, 4096, QByteArray(4096, '\0'));
  overwrite(stage.file(), bytes);
  stage.open();
  ask_everything(stage);
  EXPECT_GT(stage.hands().size(), hand_count / 2);
  EXPECT_EQ(stage.opening().running->line.id, 7);
}

TEST(DamagedArchive, StaysInItsPlaceUntilThereIsRoomForAnother) {
  ArchiveStage stage;
  QByteArray bytes = filled(stage);
  bytes.replace(bytes.size() / 2, 4096, QByteArray(4096, '\0'));
  overwrite(stage.file(), bytes);
  {
    const FullDisk full(64 << 10);
    stage.open();
    ask_everything(stage);
    EXPECT_TRUE(stage.replaced().empty());
    EXPECT_TRUE(content(stage.file()).startsWith(bytes.left(bytes.size() / 2)));
    EXPECT_TRUE(QDir(stage.folder()).entryList({QStringLiteral("*damaged*"), QStringLiteral("*next*")}).isEmpty());
  }
  ask_everything(stage);
  EXPECT_EQ(stage.replaced().size(), 1);
  EXPECT_GT(stage.hands().size(), hand_count / 2);
  stage.reopen();
  ASSERT_TRUE(stage.opening().running);
  EXPECT_EQ(stage.opening().running->line.id, 7);
}

TEST(DamagedArchive, ComesBackWhereTheProgramEndedBetweenTwoNames) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  stage.close();
  ASSERT_TRUE(QFile::rename(stage.file(), stage.file() + ".next"));
  stage.open();
  EXPECT_EQ(stage.opening().running, change(7).match);
}

TEST(DamagedArchive, IsFoundWhereTheNamesOfItsTablesAreDamaged) {
  for (const auto& [was, is] : {std::pair("nonce TEXT", "nooce TEXT"), std::pair("times BLOB", "timer BLOB"),
                                std::pair("chips_a INT", "chips_A INT"), std::pair("match (ended)", "match (endad)"),
                                std::pair("INDEX hand_by_end", "INDEX hand\"by_end")}) {
    ArchiveStage stage;
    QByteArray bytes = filled(stage);
    ASSERT_TRUE(bytes.contains(was));
    overwrite(stage.file(), bytes.replace(bytes.indexOf(was), qstrlen(was), is));
    stage.open();
    EXPECT_FALSE(stage.opening().failure) << is;
    ask_everything(stage);
    ASSERT_TRUE(stage.opening().running) << is;
    EXPECT_EQ(stage.opening().running->line.id, 7);
    EXPECT_EQ(stage.hands().size(), hand_count) << is;
    EXPECT_FALSE(stage.save(change(7, 1, 6))) << is;
  }
}

TEST(DamagedArchive, AChangedByteAnywhereIsFoundOrHarmless) {
  ArchiveStage stage;
  const QByteArray whole = filled(stage);
  for (qsizetype place = 11; place < whole.size(); place += whole.size() / 20) {
    QByteArray bytes = whole;
    bytes[place] = static_cast<char>(bytes[place] ^ 0x55);
    overwrite(stage.file(), bytes);
    QFile::remove(stage.file() + "-wal");
    stage.open();
    ask_everything(stage);
    for (const auto& hand : stage.hands()) {
      auto expected = line(7, hand.number);
      expected.id = hand.id;
      expected.has_record = true;
      EXPECT_EQ(hand, expected) << place;
    }
    stage.close();
  }
}

TEST(DamagedArchive, EmptiedBesideItsLogIsKeptWithIt) {
  ArchiveStage stage;
  stage.save(change(7));
  QTemporaryDir copies;
  ASSERT_TRUE(QFile::copy(stage.file() + "-wal", copies.filePath("log")));
  stage.close();
  overwrite(stage.file(), {});
  ASSERT_TRUE(QFile::copy(copies.filePath("log"), stage.file() + "-wal"));
  stage.open();
  const auto told = stage.replaced();
  ASSERT_EQ(told.size(), 1);
  EXPECT_EQ(content(told[0].kept_as + "-wal"), content(copies.filePath("log")));
}

TEST(DamagedArchive, OfAnySizeIsPutAsideWithoutReadingIt) {
  ArchiveStage stage;
  stage.close();
  QFile file(stage.file());
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  ASSERT_TRUE(file.resize(qint64{64} << 30)) << "with a hole in it";
  file.close();
  stage.open();
  ASSERT_EQ(stage.replaced().size(), 1);
  EXPECT_EQ(QFile(stage.replaced()[0].kept_as).size(), qint64{64} << 30);
  expect_usable(stage);
}

TEST(ForeignArchive, IsRefusedAndKeptAside) {
  ArchiveStage stage;
  stage.close();
  QFile::remove(stage.file());
  {
    archive::Database other(stage.file(), archive::Database::Access::ReadWrite);
    ASSERT_TRUE(other.run(QStringLiteral("CREATE TABLE recipes (cake TEXT)")));
    ASSERT_TRUE(other.run(QStringLiteral("INSERT INTO recipes VALUES ('apple')")));
  }
  const QByteArray bytes = content(stage.file());
  stage.open();
  ASSERT_EQ(stage.replaced().size(), 1);
  EXPECT_EQ(stage.replaced()[0].kind, Failure::Kind::Foreign);
  EXPECT_EQ(content(stage.replaced()[0].kept_as), bytes);
  expect_usable(stage);
}

TEST(NewerArchive, IsRefusedAndKeptAside) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(change(7)));
  stage.close();
  {
    archive::Database later(stage.file(), archive::Database::Access::ReadWrite);
    ASSERT_TRUE(later.run(QStringLiteral("PRAGMA user_version = 3")));
  }
  stage.open();
  EXPECT_FALSE(stage.opening().running);
  ASSERT_EQ(stage.replaced().size(), 1);
  EXPECT_EQ(stage.replaced()[0].kind, Failure::Kind::Newer);
  EXPECT_TRUE(stage.replaced()[0].detail.contains(QLatin1Char('3')));
  archive::Database kept(stage.replaced()[0].kept_as, archive::Database::Access::ReadWrite);
  EXPECT_EQ(kept.value(QStringLiteral("SELECT id FROM match")).toInt(), 7);
  expect_usable(stage);
}

TEST(ForeignArchive, IsAFolderOrAPipeInItsPlaceToo) {
  for (const bool pipe : {true, false}) {
    ArchiveStage stage;
    stage.close();
    QFile::remove(stage.file());
    const QByteArray place = QFile::encodeName(stage.file());
    ASSERT_EQ(pipe ? mkfifo(place.constData(), 0600) : mkdir(place.constData(), 0700), 0);
    stage.open();
    ASSERT_EQ(stage.replaced().size(), 1);
    EXPECT_EQ(stage.replaced()[0].kind, Failure::Kind::Foreign);
    expect_usable(stage);
  }
}

TEST(DamagedRow, OfTheMatchThatIsOnIsFoundAtTheStart) {
  ArchiveStage stage;
  EXPECT_FALSE(stage.save(end_of_hand(7, 1)));
  stage.close();
  {
    archive::Database database(stage.file(), archive::Database::Access::ReadWrite);
    ASSERT_TRUE(database.run(QStringLiteral("UPDATE match SET chips_a = 1000")));
  }
  stage.open();
  EXPECT_FALSE(stage.opening().running);
  ASSERT_EQ(stage.replaced().size(), 1);
  EXPECT_EQ(stage.hands().size(), 1) << "the rest is saved";
  expect_usable(stage);
}

TEST(DamagedRow, OfAHandIsLeftOutAndCounted) {
  ArchiveStage stage;
  auto all = end_of_hand(7, 1);
  all.absorb(end_of_hand(7, 2));
  EXPECT_FALSE(stage.save(all));
  stage.close();
  {
    archive::Database database(stage.file(), archive::Database::Access::ReadWrite);
    ASSERT_TRUE(database.run(QStringLiteral("UPDATE hand SET net_white = 1000 WHERE id = 1")));
  }
  stage.open();
  const auto list = stage.archive().hands({}).result().value();
  EXPECT_EQ(list.hands.size(), 1);
  EXPECT_EQ(list.damaged, 1);
  EXPECT_EQ(stage.archive().hand(1).result().error().kind, Failure::Kind::Damaged);
  EXPECT_TRUE(stage.archive().hand(2).result());
}

}  // namespace
}  // namespace raisechess::test
