// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QRegularExpression>

#include "view/record_fault.h"
#include "words/language.h"
#include "words/words.h"

namespace raisechess::test {
namespace {

using ui::Language;
using ui::Words;

Error fault_error(RecordFault fault, std::vector<ErrorArgument> arguments) {
  arguments.insert(arguments.begin(), static_cast<std::int64_t>(fault));
  return {ErrorCode::RecordFormat, std::move(arguments)};
}

std::vector<ErrorArgument> some_arguments() {
  return {std::string("[X]"), std::string("7"), std::int64_t{1}, std::int64_t{2}};
}

TEST(RecordFaults, SayWhatWasFoundAndWhatIsAllowed) {
  EXPECT_EQ(
      Words::error(fault_error(RecordFault::NotWholeNumber, {std::string("\"hands[0].setup.array\""),
                                                             std::string("1000"), std::int64_t{0}, std::int64_t{959}})),
      "This is no record of a hand: \"hands[0].setup.array\" must be a whole number from 0 to 959 (found: 1000).");
  EXPECT_EQ(
      Words::error(fault_error(RecordFault::NotOneOf, {std::string("[Betting]"), std::string(), std::string("\"none\""),
                                                       std::string("\"no-limit\""), std::string("\"pot-limit\"")})),
      "This is no record of a hand: [Betting] must be \"none\", \"no-limit\" or \"pot-limit\" (found: nothing).");
}

/// Only names of tags, of programs and of chess are the same in every language.
TEST(RecordFaults, AreInTheLanguageOfTheWindow) {
  static const QRegularExpression latin_word(QStringLiteral("[A-Za-z]{4,}"));
  ui::apply_language(Language::Russian);
  for (int fault = 0; fault <= static_cast<int>(RecordFault::last); ++fault) {
    QString sentence = Words::error(fault_error(static_cast<RecordFault>(fault), some_arguments()));
    for (const char* same : {"RaiseChess", "JSON"}) sentence.remove(QLatin1String(same));
    EXPECT_FALSE(sentence.contains(latin_word)) << sentence.toStdString();
    EXPECT_FALSE(sentence.contains(QRegularExpression(QStringLiteral("%[1-4]")))) << sentence.toStdString();
  }
  ui::apply_language(Language::English);
}

TEST(RecordFaults, KeepAStrangersTextOnOneShortLine) {
  const QString sentence =
      Words::error(fault_error(RecordFault::OtherVariant, {std::string("a\nb") + std::string(500, 'x')}));
  EXPECT_FALSE(sentence.contains(QLatin1Char('\n')));
  EXPECT_LT(sentence.size(), 200);
}

}  // namespace
}  // namespace raisechess::test
