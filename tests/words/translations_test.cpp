// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include "translation_file.h"

namespace raisechess::test {
namespace {

template <class Check>
void for_each_entry(Check check) {
  for (const QString& language : translated_languages) {
    const std::vector<Entry> entries = read_translations(translations_of(language));
    ASSERT_GT(entries.size(), 600U);
    for (const Entry& entry : entries) {
      SCOPED_TRACE((language + QStringLiteral(": ") + entry.source).toStdString());
      check(language, entry);
    }
  }
}

QStringList found(const QString& pattern, const QString& text) {
  QStringList all;
  auto matches = QRegularExpression(pattern).globalMatch(text);
  while (matches.hasNext()) all << matches.next().captured();
  all.sort();
  return all;
}

/// What is the same in the language as in English: names, keys, and the words of poker that Portuguese players use.
const QMap<QString, QSet<QString>>& allowed_to_be_the_same() {
  static const QMap<QString, QSet<QString>> allowed{
      {QStringLiteral("pt"),
       {"RaiseChess", "Raise",    "Tab, %1", "Esc",    "Enter",  "Del",       "Chess960",     "Web",
        "P",          "B",        "30 s",    "60 s",   "Normal", "Showdown",  "blinds %1/%2", "fold",
        "call",       "raise %1", "Fold",    "Check",  "All-in", "All-in %1", "%1 · all-in",  "en passant",
        "diagonal",   "%1 bit",   "%1 bits", "15 min", "check"}},
      {QStringLiteral("ru"), {"RaiseChess", "Tab, %1", "Esc", "Enter", "Del", "Chess960"}},
  };
  return allowed;
}

TEST(Translations, AreFinished) {
  for_each_entry([](const QString& language, const Entry& entry) {
    EXPECT_TRUE(entry.finished);
    EXPECT_EQ(entry.forms.size(), !entry.counts ? 1 : language == QStringLiteral("ru") ? 3 : 2);
    for (const QString& form : entry.forms) EXPECT_FALSE(form.isEmpty());
  });
}

TEST(Translations, DifferFromTheirSource) {
  QMap<QString, QSet<QString>> same;
  for_each_entry([&](const QString& language, const Entry& entry) {
    if (!has_words(entry.source) || !entry.forms.contains(entry.source)) return;
    same[language] << entry.source;
    EXPECT_TRUE(allowed_to_be_the_same()[language].contains(entry.source));
  });
  for (const QString& language : translated_languages) {
    for (const QString& text : allowed_to_be_the_same()[language] - same[language]) {
      ADD_FAILURE() << "no longer the same: " << text.toStdString();
    }
  }
}

TEST(Translations, AreCyrillicInRussian) {
  static const QRegularExpression cyrillic(QStringLiteral("\\p{Cyrillic}"));
  for_each_entry([](const QString& language, const Entry& entry) {
    if (language != QStringLiteral("ru") || !has_words(entry.source)) return;
    const bool is_sign = entry.forms.front() == QStringLiteral("№");
    if (is_sign || allowed_to_be_the_same()[language].contains(entry.source)) return;
    for (const QString& form : entry.forms) EXPECT_TRUE(form.contains(cyrillic));
  });
}

TEST(Translations, KeepPlaceholdersTagsAndMnemonics) {
  for_each_entry([](const QString&, const Entry& entry) {
    for (const QString& form : entry.forms) {
      SCOPED_TRACE(form.toStdString());
      for (const char* pattern : {"%[0-9n]", "</?[a-z]+>", "&[^ ]", "^ | $", "\n"}) {
        const QStringList in_form = found(QLatin1String(pattern), form);
        const QStringList in_source = found(QLatin1String(pattern), entry.source);
        const bool letters = pattern[0] == '&';
        if (letters) {
          EXPECT_EQ(in_form.size(), in_source.size());
        } else {
          EXPECT_EQ(in_form, in_source);
        }
      }
    }
  });
}

/// By the tool that finds the texts in the sources.
TEST(Translations, AreThoseOfTheSources) {
  const QTemporaryDir copies;
  for (const QString& language : translated_languages) {
    const QString file = translations_of(language);
    ASSERT_TRUE(QFile::copy(file, copies.filePath(file.section('/', -1))));
  }
  QProcess update;
  update.start(project_root + QStringLiteral("/translations/update"), {copies.path()});
  ASSERT_TRUE(update.waitForFinished() && update.exitCode() == 0);
  const QByteArray warnings = update.readAllStandardError();
  EXPECT_FALSE(warnings.contains("unknown namespace"))
      << "texts would be looked for in a wrong class: " << warnings.data();
  for (const QString& language : translated_languages) {
    const QString file = translations_of(language);
    QSet<QStringList> here, in_sources;
    for (const Entry& entry : read_translations(file)) here << entry.key();
    for (const Entry& entry : read_translations(copies.filePath(file.section('/', -1)))) in_sources << entry.key();
    for (const QStringList& key : in_sources - here)
      ADD_FAILURE() << language.toStdString() << " lacks " << key[1].toStdString();
    for (const QStringList& key : here - in_sources) ADD_FAILURE() << "is in no source: " << key[1].toStdString();
  }
}

}  // namespace
}  // namespace raisechess::test
