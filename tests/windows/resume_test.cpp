// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QSettings>

#include "window_stage.h"

namespace raisechess::test {
namespace {

void overwrite(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
  file.write(bytes);
}

TEST(Resuming, ComesBackToTheSameHand) {
  WindowStage stage;
  stage.window().start_match(heads_up_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  const PlayerView before = stage.state().view;
  const MatchScore score = stage.state().score;
  const RangeTable range = stage.state().range;
  stage.close();
  stage.open();
  stage.window().begin();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view, before);
  EXPECT_EQ(stage.state().range, range);
  EXPECT_EQ(stage.state().score.chips, score.chips);
  EXPECT_EQ(stage.state().score.hand, score.hand);
}

TEST(Resuming, AsksTheComputerAgainWhereItWasToAct) {
  WindowStage stage;
  stage.session().set_delay(std::chrono::minutes(1));
  stage.window().start_match(heads_up_choice());  // White: the computer speaks first
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().thinking; }));
  stage.close();
  stage.open();
  stage.session().set_delay(std::chrono::milliseconds(0));
  stage.window().begin();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_FALSE(stage.state().view.log.empty());
}

class BrokenFile : public testing::TestWithParam<QByteArray> {};

TEST_P(BrokenFile, IsToldAndKeptAsideAndANewMatchBegins) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.close();
  overwrite(stage.archive_file(), GetParam());
  stage.open();
  stage.window().begin();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 0);
  const QMessageBox* box = nullptr;
  ASSERT_TRUE(WindowStage::wait([&] { return (box = stage.window().findChild<QMessageBox*>()) != nullptr; }));
  EXPECT_TRUE(box->text().contains(QStringLiteral("archive.sqlite.damaged-"))) << box->text().toStdString();
  const QStringList kept = QDir(stage.folder() + "/data").entryList({QStringLiteral("archive.sqlite.damaged-*")});
  ASSERT_EQ(kept.size(), 1);
  QFile aside(stage.folder() + "/data/" + kept[0]);
  ASSERT_TRUE(aside.open(QIODevice::ReadOnly));
  EXPECT_EQ(aside.readAll(), GetParam());
}

INSTANTIATE_TEST_SUITE_P(OfManyKinds, BrokenFile,
                         testing::Values(QByteArray("no match"), QByteArray(100'000, 'x'), QByteArray(50'000, '\0'),
                                         QByteArray("SQLite format 3\0", 16)));

TEST(Resuming, ALostKeyVoidsTheHandWithASentence) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.close();
  ASSERT_TRUE(QFile::remove(stage.folder() + "/keys/match.key"));
  stage.open();
  stage.window().begin();
  ASSERT_TRUE(stage.wait_for_turn());
  const auto* box = stage.window().findChild<QMessageBox*>();
  ASSERT_NE(box, nullptr);
  EXPECT_TRUE(box->text().contains(QStringLiteral("void"))) << box->text().toStdString();
  EXPECT_EQ(stage.state().score.hand, 2) << "the match goes on";
}

TEST(NonsenseSettings, AreReadAsTheUsualOnes) {
  WindowStage stage;
  stage.close();
  QSettings store(stage.settings_file(), QSettings::IniFormat);
  for (const char* key :
       {"look/theme", "board/coordinates", "board/colors", "board/targets", "ranges/style", "computer/delay",
        "match/hidden", "match/array", "match/showdown", "match/betting", "match/blind_minutes", "match/first_white"}) {
    store.setValue(QLatin1String(key), QStringLiteral("-17 bananas"));
  }
  store.setValue("match/hidden", 2);
  store.setValue("match/showdown", 10);
  store.setValue("match/level", QStringLiteral("grandmaster"));
  store.setValue("window/geometry", QByteArray("no geometry"));
  store.sync();
  stage.open();
  EXPECT_EQ(stage.settings().theme(), ui::ThemeChoice::System);
  EXPECT_EQ(stage.settings().board(), ui::BoardOptions());
  EXPECT_EQ(stage.settings().match_choice().setup, usual_choice().setup);
  stage.window().begin();
  EXPECT_TRUE(stage.wait_for_turn());
}

struct BrokenSettings {
  const char* name;
  QByteArray content;
  QString told;
};

class DamagedSettings : public testing::TestWithParam<BrokenSettings> {};

TEST_P(DamagedSettings, AreToldKeptAsideAndMendedOnce) {
  WindowStage stage;
  stage.close();
  overwrite(stage.settings_file(), GetParam().content);
  stage.open();
  stage.window().begin();
  EXPECT_TRUE(stage.wait_for_turn());
  const auto* box = stage.window().findChild<QMessageBox*>();
  ASSERT_NE(box, nullptr);
  EXPECT_TRUE(box->text().contains(GetParam().told)) << box->text().toStdString();
  const QStringList kept = QDir(stage.folder()).entryList({QStringLiteral("settings.ini.damaged-*")});
  ASSERT_EQ(kept.size(), 1);
  EXPECT_TRUE(box->text().contains(kept[0])) << box->text().toStdString();
  stage.close();
  EXPECT_EQ(Settings(stage.settings_file()).mend(), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(
    OfManyKinds, DamagedSettings,
    testing::Values(
        BrokenSettings{"WrongTypes", "[computer]\ndelay=soon\n[look]\nlanguage=@ByteArray(\\0)\n[board]\ncolors=7, 8\n",
                       QStringLiteral("computer/delay")},
        BrokenSettings{"OutOfBounds", "[match]\narray=960\nlevel=grandmaster\n",
                       QStringLiteral("match/array, match/level")},
        BrokenSettings{"Garbage", "\x01\x02 no settings at all\nstill none", QStringLiteral("as at the first start")},
        BrokenSettings{"Bytes", "a\x01=\x02\n[look]\nlanguage=en\n\x03=\x04\n",
                       QStringLiteral("as at the first start")},
        BrokenSettings{"Huge", "[look]\nlanguage=en\nx=" + QByteArray(2 << 20, 'x'),
                       QStringLiteral("as at the first start")},
        BrokenSettings{"FewZeros", QByteArray(3000, '\0'), QStringLiteral("as at the first start")},
        BrokenSettings{"Zeros", QByteArray(5000, '\0'), QStringLiteral("as at the first start")}),
    [](const auto& of) { return of.param.name; });

TEST(Settings, ThatMakeSenseAreLeftAlone) {
  WindowStage stage;
  stage.settings().set_player_name(QStringLiteral("Ada, Countess"));
  stage.settings().set_match_choice(heads_up_choice());
  stage.settings().set_keys(KeyMap());
  stage.close();
  stage.open();
  EXPECT_EQ(stage.settings().mend(), std::nullopt);
  EXPECT_TRUE(QDir(stage.folder()).entryList({QStringLiteral("settings.ini.damaged-*")}).isEmpty());
}

TEST(Settings, RememberTheChoicesOfAMatch) {
  WindowStage stage;
  session::MatchChoice choice = heads_up_choice();
  choice.setup.hand.hidden = 5;
  choice.setup.hand.array = 12;
  choice.setup.hand.betting = BettingMode::PotLimit;
  choice.setup.blind_minutes = 15;
  choice.setup.first_white = Seat::B;
  stage.settings().set_match_choice(choice);
  stage.close();
  stage.open();
  EXPECT_EQ(stage.settings().match_choice(), choice);
}

TEST(Settings, ClassicChessIsAsItsRulesSayWhateverElseIsWritten) {
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("settings.ini"));
  QSettings written(file, QSettings::IniFormat);
  for (const char* key : {"match/hidden", "match/betting", "match/classic_draws"}) written.setValue(key, 0);
  written.setValue("match/showdown", 30);
  written.setValue("match/king_capture", 1);
  written.setValue("match/turn_seconds", 45);
  written.sync();
  const MatchSetup setup = Settings(file).match_choice().setup;
  EXPECT_EQ(setup.hand.showdown, showdown_to_mate);
  EXPECT_TRUE(setup.hand.classic_draws);
  EXPECT_FALSE(setup.hand.king_capture);
  EXPECT_EQ(setup.hand.promotion, PromotionRule::Choice);
  EXPECT_EQ(setup.turn_seconds, 0) << "45 s is not offered";
}

TEST(Settings, TheFirstMatchIsWithoutChips) {
  WindowStage stage;
  EXPECT_EQ(stage.settings().match_choice().setup.hand.betting, BettingMode::None);
  EXPECT_TRUE(stage.settings().ranges_shown());
}

}  // namespace
}  // namespace raisechess::test
