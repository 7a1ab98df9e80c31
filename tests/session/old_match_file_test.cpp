// SPDX-License-Identifier: GPL-3.0-or-later
// The files in which earlier versions kept their match; samples of theirs stand in tests/data/saved.
#include "old_match_file.h"

#include <gtest/gtest.h>

#include <QDataStream>

#include "session_stage.h"

namespace raisechess::test {
namespace {

QString sample(const char* name, const char* file) {
  return QStringLiteral(RAISECHESS_TEST_DATA "/saved/%1/%2").arg(QLatin1String(name), QLatin1String(file));
}

QByteArray content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As an earlier version left its folders; the session starts on them.
void leave(SessionStage& stage, const char* name) {
  stage.close();
  ASSERT_TRUE(QDir(stage.folders().data).removeRecursively());
  QFile::remove(stage.key_file());
  ASSERT_TRUE(QDir().mkpath(stage.folders().data) && QDir().mkpath(stage.folders().keys));
  ASSERT_TRUE(QFile::copy(sample(name, "match.sealed"), stage.old_match_file()));
  ASSERT_TRUE(QFile::copy(sample(name, "match.key"), stage.key_file()));
  stage.open();
}

QStringList kept(const SessionStage& stage, const char* word) {
  return QDir(stage.folders().data).entryList({QStringLiteral("match.sealed.%1-*").arg(QLatin1String(word))});
}

struct Sample {
  const char* name;
  int hand;
  int ply;
  PerSeat<Chips> chips;
};

class OldMatch : public testing::TestWithParam<Sample> {};

TEST_P(OldMatch, GoesOnAndMovesIntoTheArchive) {
  SessionStage stage;
  leave(stage, GetParam().name);
  ASSERT_TRUE(stage.session().has_saved_match());
  stage.session().resume();
  ASSERT_TRUE(stage.session().has_match());
  const PlayerView view = stage.state().view;
  EXPECT_EQ(stage.state().score.hand, GetParam().hand);
  EXPECT_EQ(view.ply, GetParam().ply);
  EXPECT_EQ(stage.state().score.chips, GetParam().chips);
  EXPECT_EQ(stage.state().choice.level, QStringLiteral("web"));
  ASSERT_TRUE(SessionStage::wait([&] { return !QFile::exists(stage.old_match_file()); }));
  ASSERT_EQ(kept(stage, "imported").size(), 1);
  EXPECT_EQ(content(QDir(stage.folders().data).filePath(kept(stage, "imported")[0])),
            content(sample(GetParam().name, "match.sealed")));
  stage.close();
  stage.open();
  stage.session().resume();
  ASSERT_TRUE(stage.session().has_match());
  EXPECT_EQ(stage.state().view, view) << "now from the archive";
  stage.move_first();
  EXPECT_TRUE(stage.wait_for_turn());
}

INSTANTIATE_TEST_SUITE_P(Samples, OldMatch,
                         testing::Values(Sample{"chipless", 1, 10, {100, 100}}, Sample{"chips", 3, 12, {2, 198}},
                                         Sample{"classic", 1, 6, {100, 100}}),
                         [](const auto& of) { return of.param.name; });

TEST(OldMatchFile, LeavesItsFinishedHandsInTheHistory) {
  SessionStage stage;
  leave(stage, "chips");
  stage.session().resume();
  ASSERT_TRUE(SessionStage::wait([&] { return !QFile::exists(stage.old_match_file()); }));
  const auto hands = stage.session().archive().hands({}).result().value().hands;
  ASSERT_EQ(hands.size(), 2);
  EXPECT_EQ(hands[0].number + hands[1].number, 3);
  for (const auto& hand : hands) {
    const bool folded = hand.result.kind == ResultKind::Fold;
    EXPECT_EQ(hand.has_record, !folded);
    EXPECT_EQ(hand.plies, folded ? 0 : 40);
    EXPECT_EQ(hand.level, QStringLiteral("web"));
  }
}

TEST(OldMatchFile, IsPutAsideByARunAfterOneThatEndedTooSoon) {
  SessionStage stage;
  leave(stage, "chipless");
  stage.session().resume();
  ASSERT_TRUE(SessionStage::wait([&] { return !QFile::exists(stage.old_match_file()); }));
  stage.move_first();
  ASSERT_TRUE(stage.wait_for_turn());
  const int ply = stage.state().view.ply;
  stage.close();
  ASSERT_TRUE(QFile::copy(sample("chipless", "match.sealed"), stage.old_match_file()));
  stage.open();
  stage.session().resume();
  EXPECT_EQ(stage.state().view.ply, ply) << "the archive's match is the newer one";
  EXPECT_FALSE(QFile::exists(stage.old_match_file()));
}

TEST(OldMatchFile, ThatIsDamagedAnywhereIsToldOrReadRight) {
  const QByteArray whole = content(sample("chips", "match.sealed"));
  for (qsizetype place = 0; place < whole.size(); place += 67) {
    SessionStage stage;
    leave(stage, "chips");
    QByteArray changed = whole;
    changed[place] = static_cast<char>(changed[place] ^ 0x55);
    QFile file(stage.old_match_file());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(changed);
    file.close();
    stage.session().resume();
    EXPECT_TRUE(stage.resume_failed->count() == 1 || stage.session().has_match()) << place;
    if (stage.resume_failed->count() == 1) {
      EXPECT_EQ(content(stage.resume_failed->at(0)[1].toString()), changed) << place;
    }
  }
}

TEST(OldMatchFile, ThatIsCutOffAnywhereIsRefused) {
  const QByteArray whole = content(sample("chips", "match.sealed"));
  ASSERT_TRUE(session::OldMatchFile::decode(whole).has_value());
  for (qsizetype length = 0; length < whole.size(); ++length) {
    EXPECT_FALSE(session::OldMatchFile::decode(whole.left(length)).has_value()) << length;
  }
  EXPECT_FALSE(session::OldMatchFile::decode(whole + 'x').has_value());
}

TEST(OldMatchFile, OfAnotherVersionIsToldApart) {
  for (const quint16 version : {1, 7}) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << quint32(0x52434d31) << version;
    const auto read = session::OldMatchFile::decode(bytes);
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(read.error().code, ErrorCode::SealVersion);
  }
}

}  // namespace
}  // namespace raisechess::test
