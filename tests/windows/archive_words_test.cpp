// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_words.h"

#include <gtest/gtest.h>

#include <QSet>

#include "history_words.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

using archive::Failure;
using Kind = Failure::Kind;

const QString archive_place = QStringLiteral("/somewhere/archive.sqlite: 5");
const QString copy = QStringLiteral("/somewhere/archive.sqlite.damaged-1");

std::vector<Failure> all_failures() {
  std::vector<Failure> failures;
  for (int kind = 0; kind <= static_cast<int>(Kind::Other); ++kind) {
    failures.push_back({static_cast<Kind>(kind), archive_place, copy});
  }
  return failures;
}

using Sentence = QString (*)(const Failure&);

QStringList said(ui::Language language, Sentence sentence) {
  ui::apply_language(language);
  QStringList all;
  for (const Failure& failure : all_failures()) all << sentence(failure);
  ui::apply_language(ui::Language::English);
  return all;
}

class ArchiveSentences : public testing::TestWithParam<Sentence> {};

TEST_P(ArchiveSentences, SayEveryFailureInEveryLanguage) {
  const QStringList english = said(ui::Language::English, GetParam());
  for (const ui::Language language : {ui::Language::Portuguese, ui::Language::Russian}) {
    const QStringList other = said(language, GetParam());
    for (int kind = 0; kind < english.size(); ++kind) {
      EXPECT_FALSE(english[kind].isEmpty());
      EXPECT_NE(other[kind], english[kind]);
      EXPECT_FALSE(other[kind].contains(QLatin1Char('%'))) << other[kind].toStdString();
      EXPECT_EQ(other[kind].contains(archive_place), english[kind].contains(archive_place))
          << other[kind].toStdString();
      EXPECT_EQ(other[kind].contains(copy), english[kind].contains(copy)) << other[kind].toStdString();
      EXPECT_TRUE(other[kind].endsWith(QLatin1Char('.'))) << other[kind].toStdString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, ArchiveSentences,
                         testing::Values(&ArchiveWords::not_saved, &ArchiveWords::unreadable, &ArchiveWords::replaced,
                                         &HistoryWords::failure));

TEST(ArchiveSentence, OfWhatCanBeDoneSomethingAboutIsItsOwn) {
  const QStringList history = said(ui::Language::English, &HistoryWords::failure);
  QSet<QString> different;
  for (const Kind kind :
       {Kind::DiskFull, Kind::ReadOnly, Kind::Missing, Kind::Locked, Kind::Damaged, Kind::NoSuchHand, Kind::Other}) {
    different << history[static_cast<int>(kind)];
  }
  EXPECT_EQ(different.size(), 7);
}

}  // namespace
}  // namespace raisechess::test
