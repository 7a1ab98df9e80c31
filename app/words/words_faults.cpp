// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "sentence.h"
#include "view/record_fault.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

struct FaultWording {
  RecordFault fault;
  const char* text;
};

/// In the order of RecordFault; %1, %2 … stand for a fault's arguments, and from the third on for all words that may
/// stand there.
constexpr auto fault_wordings = std::to_array<FaultWording>({
    {RecordFault::Missing, QT_TRANSLATE_NOOP("Words", "%1 is missing")},
    {RecordFault::NotWholeNumber, QT_TRANSLATE_NOOP("Words", "%1 must be a whole number from %3 to %4 (found: %2)")},
    {RecordFault::NotOneOf, QT_TRANSLATE_NOOP("Words", "%1 must be %3 (found: %2)")},
    {RecordFault::NotTrueOrFalse, QT_TRANSLATE_NOOP("Words", "%1 must be true or false (found: %2)")},
    {RecordFault::NotText, QT_TRANSLATE_NOOP("Words", "%1 must be a text (found: %2)")},
    {RecordFault::NotArray, QT_TRANSLATE_NOOP("Words", "%1 must be an array, […] (found: %2)")},
    {RecordFault::NotObject, QT_TRANSLATE_NOOP("Words", "%1 must be an object, {…} (found: %2)")},
    {RecordFault::NotHexDigits, QT_TRANSLATE_NOOP("Words", "%1 must be 64 hexadecimal digits (found: %2)")},
    {RecordFault::NotHexPairs,
     QT_TRANSLATE_NOOP("Words", "%1 must be two hexadecimal digits for each byte (found: %2)")},
    {RecordFault::NotDeal,
     QT_TRANSLATE_NOOP("Words", "%1 must be squares with their types, as in b1Q e2R h2P (found: %2)")},
    {RecordFault::NoSquare, QT_TRANSLATE_NOOP("Words", "%1 must name squares from a1 to h8 (found: %2)")},
    {RecordFault::TakeBackCount, QT_TRANSLATE_NOOP("Words", "%1 must be the number of takebacks in the actions")},
    {RecordFault::NotJson, QT_TRANSLATE_NOOP("Words", "the file is not one JSON object")},
    {RecordFault::NeitherJsonNorPgn,
     QT_TRANSLATE_NOOP("Words", "the file holds neither hands in JSON nor games in PGN")},
    {RecordFault::HandCount, QT_TRANSLATE_NOOP("Words", "the number of hands in it must be 1, not %1")},
    {RecordFault::OtherResult, QT_TRANSLATE_NOOP("Words", "the result is not the one that the rules give")},
    {RecordFault::CommentEnd, QT_TRANSLATE_NOOP("Words", "a comment does not end with }")},
    {RecordFault::VariationEnd, QT_TRANSLATE_NOOP("Words", "a variation does not end with )")},
    {RecordFault::VariationStart, QT_TRANSLATE_NOOP("Words", "a variation ends that has not begun")},
    {RecordFault::TagValue, QT_TRANSLATE_NOOP("Words", "a tag has no value in quotes")},
    {RecordFault::TagEnd, QT_TRANSLATE_NOOP("Words", "a tag does not end with ]")},
    {RecordFault::QuoteEnd, QT_TRANSLATE_NOOP("Words", "the value of a tag does not end with a quote")},
    {RecordFault::OtherVariant,
     QT_TRANSLATE_NOOP("Words", "it is a game of the variant “%1”, and only RaiseChess and chess are read")},
    {RecordFault::OtherStart,
     QT_TRANSLATE_NOOP("Words", "the tag [FEN] is not the position that the hand begins with")},
    {RecordFault::CommandIncomplete, QT_TRANSLATE_NOOP("Words", "the command [%%1] is not complete")},
    {RecordFault::CommandWithoutChips,
     QT_TRANSLATE_NOOP("Words", "the command [%%1] does not say how many chips, from 1 up")},
    {RecordFault::NoResult, QT_TRANSLATE_NOOP("Words", "the game has no result: it must end with 1-0, 0-1 or 1/2-1/2")},
    {RecordFault::Unfinished,
     QT_TRANSLATE_NOOP("Words", "the game was not finished (its result is *), and only finished ones can be replayed")},
    {RecordFault::NotTextFile, QT_TRANSLATE_NOOP("Words", "the file is no text, so it holds neither JSON nor PGN")},
});

constexpr bool every_fault_has_its_place() {
  for (std::size_t i = 0; i < fault_wordings.size(); ++i) {
    if (static_cast<std::size_t>(fault_wordings[i].fault) != i) return false;
  }
  return fault_wordings.size() == static_cast<std::size_t>(RecordFault::last) + 1;
}
static_assert(every_fault_has_its_place());

constexpr std::size_t first_choice = 3;  ///< place of the first word that may stand there

/// The fault's arguments stand behind its number.
QString fault_argument(const Error& error, std::size_t place) {
  if (place >= error.arguments.size()) return QStringLiteral("?");
  const ErrorArgument& value = error.arguments[place];
  if (const auto* number = std::get_if<std::int64_t>(&value)) return QString::number(*number);
  return quote(std::get<std::string>(value));
}

}  // namespace

QString Words::choice(const QStringList& words) {
  if (words.size() < 2) return words.join(QString());
  return tr("%1 or %2", "the last two of a list")
      .arg(words.mid(0, words.size() - 1).join(QStringLiteral(", ")), words.last());
}

QString Words::fault(const Error& error) {
  const auto* number = error.arguments.empty() ? nullptr : std::get_if<std::int64_t>(&error.arguments.front());
  if (number == nullptr || *number < 0 || *number > static_cast<std::int64_t>(RecordFault::last)) return {};
  QStringList values;
  for (std::size_t place = 1; place < error.arguments.size(); ++place) values << fault_argument(error, place);
  if (static_cast<RecordFault>(*number) == RecordFault::NotOneOf && values.size() >= 3)
    values = {values[0], values[1], choice(values.mid(2))};
  if (values.size() > 1 && values[1].isEmpty()) values[1] = tr("nothing", "found in a file");
  values.resize(4);
  return filled(tr(fault_wordings[static_cast<std::size_t>(*number)].text), values);
}

}  // namespace raisechess::ui
