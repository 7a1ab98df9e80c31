// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/fault_text.h"

#include <array>
#include <string_view>

#include "record/listed.h"
#include "view/record_fault.h"

namespace raisechess::record {
namespace {

struct FaultWording {
  RecordFault fault;
  std::string_view text;
};

/// In the order of RecordFault; {0} is the first argument of a fault. What must stand in a field begins with "is" or
/// "it must be".
constexpr auto fault_wordings = std::to_array<FaultWording>({
    {RecordFault::Missing, "{0} is missing"},
    {RecordFault::NotWholeNumber, "{0} is {1}; it must be a whole number from {2} to {3}"},
    {RecordFault::NotOneOf, "{0} is {1}; it must be {*}"},
    {RecordFault::NotTrueOrFalse, "{0} is {1}; it must be true or false"},
    {RecordFault::NotText, "{0} is {1}; it must be a text"},
    {RecordFault::NotArray, "{0} is {1}; it must be an array"},
    {RecordFault::NotObject, "{0} is {1}; it must be an object"},
    {RecordFault::NotHexDigits, "{0} is {1}; it must be 64 hexadecimal digits"},
    {RecordFault::NotHexPairs, "{0} is {1}; it must be two hexadecimal digits for each byte"},
    {RecordFault::NotDeal, "{0} is {1}; it must be squares with their types, as in \"b1Q e2R h2P\""},
    {RecordFault::NoSquare, "there is no square {1} in {0}; squares are a1 to h8"},
    {RecordFault::TakeBackCount, "{0} is not the number of them in the actions"},
    {RecordFault::NotJson, "the file is not one JSON object"},
    {RecordFault::NeitherJsonNorPgn, "the file holds neither hands in JSON nor games in PGN"},
    {RecordFault::HandCount, "it holds {0} hands and must hold one"},
    {RecordFault::OtherResult, "the result is not the one that the rules give"},
    {RecordFault::CommentEnd, "a comment does not end with }"},
    {RecordFault::VariationEnd, "a variation of a game does not end"},
    {RecordFault::VariationStart, "a variation ends that has not begun"},
    {RecordFault::TagValue, "a tag has no value in quotes"},
    {RecordFault::TagEnd, "a tag does not end with ]"},
    {RecordFault::QuoteEnd, "the value of a tag does not end with a quote"},
    {RecordFault::OtherVariant, "it is a game of the variant \"{0}\", and only RaiseChess and chess are read"},
    {RecordFault::OtherStart, "the tag FEN is not the position that the hand begins with"},
    {RecordFault::CommandIncomplete, "the command [%{0}] is not complete"},
    {RecordFault::CommandWithoutChips, "the command [%{0}] names no chips"},
    {RecordFault::NoResult, "the game has no result"},
    {RecordFault::Unfinished, "the game was not finished: its result is *"},
    {RecordFault::NotTextFile, "the file is no text, so it holds neither JSON nor PGN"},
});

constexpr bool every_fault_has_its_place() {
  for (std::size_t i = 0; i < fault_wordings.size(); ++i) {
    if (static_cast<std::size_t>(fault_wordings[i].fault) != i) return false;
  }
  return fault_wordings.size() == static_cast<std::size_t>(RecordFault::last) + 1;
}
static_assert(every_fault_has_its_place());

std::string argument_text(const Error& error, std::size_t place) {
  if (place >= error.arguments.size()) return "?";
  const ErrorArgument& value = error.arguments[place];
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

std::string choice_text(const Error& error) {
  constexpr std::size_t first = 3;
  std::vector<std::string> words;
  for (std::size_t place = first; place < error.arguments.size(); ++place) words.push_back(argument_text(error, place));
  return listed(words, "or");
}

/// What stands there; a field that does not is missing.
std::string filled(std::string_view rest, const Error& error) {
  constexpr std::string_view found = "is {1};", missing = "is missing;";
  std::string text(rest);
  if (const auto place = text.find(found); place != std::string::npos && argument_text(error, 2).empty())
    text.replace(place, found.size(), missing);
  rest = text;
  std::string sentence;
  for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    sentence += rest.substr(0, open);
    const char which = rest[open + 1];
    sentence += which == '*' ? choice_text(error) : argument_text(error, static_cast<std::size_t>(which - '0') + 1);
    rest.remove_prefix(open + std::string_view("{0}").size());
  }
  return sentence.append(rest);
}

}  // namespace

std::string fault_text(const Error& error) {
  const auto* fault = error.arguments.empty() ? nullptr : std::get_if<std::int64_t>(&error.arguments.front());
  if (!fault || *fault < 0 || *fault > static_cast<std::int64_t>(RecordFault::last)) return "?";
  return filled(fault_wordings[static_cast<std::size_t>(*fault)].text, error);
}

}  // namespace raisechess::record
