// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include "translation_file.h"

namespace raisechess::test {
namespace {

QDir pages_in(const QString& language) {
  return QDir(project_root + QStringLiteral("/resources/help/") + language);
}

QStringList lines_of(const QString& language, const QString& page) {
  QFile file(pages_in(language).filePath(page));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
  return QString::fromUtf8(file.readAll()).split('\n');
}

/// What is to be alike in every language: headings, lists, tables and boards, in their order.
QStringList shape_of(const QStringList& lines) {
  static const QRegularExpression mark(QStringLiteral("^(#+ |- |[0-9]+\\. |\\|-+\\|-+\\||\\|)"));
  static const QRegularExpression board(QStringLiteral("\\(board:[^)]*\\)"));
  QStringList shape;
  for (const QString& line : lines) {
    const QString drawn = board.match(line).captured();
    shape << (line.isEmpty() ? QString() : QStringLiteral("text") + mark.match(line).captured() + drawn);
  }
  return shape;
}

template <class Check>
void for_each_page(Check check) {
  const QStringList pages = pages_in(QStringLiteral("en")).entryList(QDir::Files);
  ASSERT_EQ(pages.size(), 9);
  for (const QString& language : translated_languages) {
    EXPECT_EQ(pages_in(language).entryList(QDir::Files), pages);
    for (const QString& page : pages) {
      SCOPED_TRACE((language + '/' + page).toStdString());
      check(language, page);
    }
  }
}

TEST(HelpPages, HaveTheSameShapeInEveryLanguage) {
  for_each_page([](const QString& language, const QString& page) {
    EXPECT_EQ(shape_of(lines_of(language, page)), shape_of(lines_of(QStringLiteral("en"), page)));
  });
}

TEST(HelpPages, AreTranslated) {
  static const QRegularExpression letters(QStringLiteral("\\p{L}{2}"));
  static const QRegularExpression cyrillic(QStringLiteral("\\p{Cyrillic}"));
  for_each_page([](const QString& language, const QString& page) {
    const QStringList english = lines_of(QStringLiteral("en"), page);
    for (const QString& line : lines_of(language, page)) {
      if (!line.contains(letters)) continue;
      EXPECT_FALSE(english.contains(line)) << line.toStdString();
      EXPECT_TRUE(language != QStringLiteral("ru") || line.contains(cyrillic)) << line.toStdString();
    }
  });
}

}  // namespace
}  // namespace raisechess::test
