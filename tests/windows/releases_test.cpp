// SPDX-License-Identifier: GPL-3.0-or-later
// What each version left behind (tests/data/releases) opens in this one.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMessageBox>

#include "release_contents.h"
#include "session/hand_replay.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

QString releases() {
  return QStringLiteral(RAISECHESS_TEST_DATA "/releases/");
}

std::vector<std::string> all_releases() {
  std::vector<std::string> names;
  for (const QString& name : QDir(releases()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
    names.push_back(name.toStdString());
  return names;
}

QJsonObject expected_of(const QString& release) {
  QFile file(releases() + release + "/contents.json");
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << release.toStdString();
  return QJsonDocument::fromJson(file.readAll()).object();
}

void put(const QString& release, const char* file, const QString& path) {
  const QString sample = releases() + release + QLatin1Char('/') + QLatin1String(file);
  ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
  QFile::remove(path);
  ASSERT_TRUE(QFile::copy(sample, path)) << sample.toStdString();
  ASSERT_TRUE(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
}

/// The program starts on copies of what the version left.
void leave(WindowStage& stage, const QString& release) {
  stage.close();
  ASSERT_TRUE(QDir(stage.folder() + "/data").removeRecursively());
  put(release, "archive.sqlite", stage.archive_file());
  put(release, "match.key", stage.folder() + "/keys/match.key");
  put(release, "settings.ini", stage.settings_file());
  stage.open();
}

/// A later version may know of more: what the earlier one told must be the same.
void expect_same(const QJsonValue& expected, const QJsonValue& found, const std::string& path) {
  if (expected.isObject()) {
    const QJsonObject all = expected.toObject();
    for (const QString& key : all.keys()) expect_same(all[key], found[key], path + '/' + key.toStdString());
  } else if (expected.isArray()) {
    ASSERT_EQ(expected.toArray().size(), found.toArray().size()) << path;
    for (qsizetype place = 0; place < expected.toArray().size(); ++place)
      expect_same(expected[place], found[place], path + '/' + std::to_string(place));
  } else {
    EXPECT_EQ(expected, found) << path;
  }
}

class Release : public testing::TestWithParam<std::string> {};

TEST_P(Release, OpensAndGoesOn) {
  const QString release = QString::fromStdString(GetParam());
  const QJsonObject expected = expected_of(release);
  WindowStage stage;
  leave(stage, release);
  expect_same(expected["settings"], contents_of(stage.settings()), "settings");
  stage.window().begin();
  ASSERT_TRUE(stage.session().has_match());
  expect_same(expected["archive"], contents_of(stage.session()), "archive");
  EXPECT_EQ(stage.window().findChild<QMessageBox*>(), nullptr) << "there is nothing to tell";
  ASSERT_TRUE(stage.wait_for_turn());
  const auto actions = stage.state().view.log.size();
  const PlayerView view = stage.state().view;
  stage.session().submit(view.to_call > 0 ? Action{Call{}} : Action{MakeMove{view.moves.front()}});
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_GT(stage.state().view.log.size(), actions + 1) << "the computer has answered";
  stage.session().submit(Fold{});
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().hand_over() && !stage.session().saving(); }));
  const auto hands = stage.session().archive().hands({}).result().value();
  EXPECT_EQ(hands.damaged, 0);
  EXPECT_EQ(static_cast<qsizetype>(hands.hands.size()), expected["archive"]["hands"].toArray().size() + 1);
}

TEST_P(Release, ItsOpenHandsCanBeReplayedAndTheOthersNot) {
  WindowStage stage;
  leave(stage, QString::fromStdString(GetParam()));
  int open = 0, closed = 0;
  const auto hands = stage.session().archive().hands({}).result().value().hands;
  for (const archive::HandLine& line : hands) {
    const auto hand = stage.session().archive().hand(line.id).result();
    ASSERT_TRUE(hand);
    EXPECT_EQ(session::HandReplay::open(hand->record).has_value(), line.has_record) << line.number;
    ++(line.has_record ? open : closed);
  }
  EXPECT_GT(open, 0);
  EXPECT_GT(closed, 0) << "a hand that was folded in the match that is on";
}

INSTANTIATE_TEST_SUITE_P(Samples, Release, testing::ValuesIn(all_releases()), [](const auto& of) {
  std::string name = of.param;
  for (char& character : name) {
    if (std::isalnum(static_cast<unsigned char>(character)) == 0) character = '_';
  }
  return name;
});

}  // namespace
}  // namespace raisechess::test
