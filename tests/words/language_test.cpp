// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/language.h"

#include <gtest/gtest.h>

#include <QLocale>

#include "translation_file.h"
#include "words/words.h"

namespace raisechess::test {
namespace {

using ui::Language;
using ui::Words;

/// In a language of the window, until the end of the scope.
class Speaking {
 public:
  explicit Speaking(Language language) { ui::apply_language(language); }
  ~Speaking() { ui::apply_language(Language::English); }
};

TEST(LanguageOfTheWindow, HasACodeAndANameOfItsOwn) {
  for (Language language : ui::spoken_languages) {
    EXPECT_EQ(ui::language_of_code(ui::code(language)), language);
    EXPECT_FALSE(ui::own_name(language).isEmpty());
  }
  EXPECT_EQ(ui::own_name(Language::Russian), QStringLiteral("Русский"));
  EXPECT_EQ(ui::language_of_code(QString()), Language::System);
  EXPECT_EQ(ui::language_of_code(QStringLiteral("tlh")), Language::System);
}

TEST(LanguageOfTheWindow, HasAFileOfTranslationsForEachButEnglish) {
  for (Language language : ui::spoken_languages) {
    EXPECT_EQ(language != Language::English, translated_languages.contains(ui::code(language)));
  }
}

TEST(LanguageOfTheWindow, ChangesWhatIsSaidFromThenOn) {
  EXPECT_EQ(Words::type(PieceType::Queen), QStringLiteral("queen"));
  {
    const Speaking russian(Language::Russian);
    EXPECT_EQ(Words::type(PieceType::Queen), QStringLiteral("ферзь"));
    EXPECT_EQ(QLocale().language(), QLocale::Russian);
    const Speaking portuguese(Language::Portuguese);
    EXPECT_EQ(Words::type(PieceType::Queen), QStringLiteral("dama"));
  }
  EXPECT_EQ(Words::type(PieceType::Queen), QStringLiteral("queen"));
}

TEST(LanguageOfTheWindow, CountsInRussian) {
  const Speaking russian(Language::Russian);
  EXPECT_EQ(Words::chips(1), QStringLiteral("1 фишка"));
  EXPECT_EQ(Words::chips(3), QStringLiteral("3 фишки"));
  EXPECT_EQ(Words::chips(11), QStringLiteral("11 фишек"));
  EXPECT_EQ(Words::chips(21), QStringLiteral("21 фишка"));
  EXPECT_EQ(Words::chips(112), QStringLiteral("112 фишек"));
  EXPECT_EQ(Words::points(17), QStringLiteral("17 очков"));
  EXPECT_EQ(Words::points(22), QStringLiteral("22 очка"));
  EXPECT_EQ(Words::uncertainty(125, 6.97), QStringLiteral("125 раздач · 7,0 бита"));
  EXPECT_EQ(Words::chips(1'000'000), QStringLiteral("1\u00a0000\u00a0000 фишек"));
}

TEST(LanguageOfTheWindow, CountsInPortuguese) {
  const Speaking portuguese(Language::Portuguese);
  EXPECT_EQ(Words::chips(1), QStringLiteral("1 ficha"));
  EXPECT_EQ(Words::chips(2), QStringLiteral("2 fichas"));
  EXPECT_EQ(Words::deals(1), QStringLiteral("1 combinação"));
  EXPECT_EQ(Words::deals(125), QStringLiteral("125 combinações"));
  EXPECT_EQ(Words::bits(4.32), QStringLiteral("4,3 bits"));
}

TEST(LanguageOfTheWindow, ListsInItsOwnWay) {
  const std::vector<PieceType> types{PieceType::Queen, PieceType::Rook, PieceType::Bishop};
  EXPECT_EQ(Words::types(types), QStringLiteral("queen, rook or bishop"));
  const Speaking russian(Language::Russian);
  EXPECT_EQ(Words::types(types), QStringLiteral("ферзь, ладья или слон"));
}

TEST(LanguageOfTheWindow, TellsOfMaterialInRussian) {
  const Speaking russian(Language::Russian);
  const HandResult won{ResultKind::Showdown, Side::White, {22, 21}, {20, -20}};
  EXPECT_EQ(Words::result_sentence(won, {}, false),
            QStringLiteral("Белые — 22 очка, чёрные — 21: у кого больше, берёт всё."));
}

}  // namespace
}  // namespace raisechess::test
