// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_commands.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <utility>
#include <vector>

#include "english/english_words.h"
#include "english/number_text.h"

namespace raisechess::cli {

namespace {

using Read = tl::expected<Command, std::string>;

constexpr auto plain_words = std::to_array<std::pair<std::string_view, Word>>({
    {"help", Word::Help},
    {"h", Word::Help},
    {"?", Word::Help},
    {"rules", Word::Rules},
    {"board", Word::Board},
    {"ranges", Word::Ranges},
    {"range", Word::Ranges},
    {"moves", Word::Moves},
    {"call", Word::Call},
    {"check", Word::Check},
    {"fold", Word::Fold},
    {"resign", Word::Fold},
    {"all-in", Word::AllIn},
    {"allin", Word::AllIn},
    {"all in", Word::AllIn},
    {"offer", Word::OfferSplit},
    {"offer split", Word::OfferSplit},
    {"accept", Word::AcceptSplit},
    {"accept split", Word::AcceptSplit},
    {"decline", Word::DeclineSplit},
    {"decline split", Word::DeclineSplit},
    {"take back", Word::TakeBack},
    {"takeback", Word::TakeBack},
    {"undo", Word::TakeBack},
    {"score", Word::Score},
    {"log", Word::Log},
    {"proof", Word::Proof},
    {"next", Word::Next},
    {"stop", Word::Stop},
    {"show", Word::Show},
    {"quit", Word::Quit},
    {"exit", Word::Quit},
});

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::vector<std::string> words_of(std::string_view line) {
  std::istringstream stream{std::string(line)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + lower(word);
  return text;
}

std::optional<PieceType> type_named(const std::string& name) {
  for (PieceType type : pocket_types) {
    if (name == word(type)) return type;
  }
  return std::nullopt;
}

std::optional<Chips> chips_named(const std::string& text) {
  const auto chips = number_in<Chips>(text);
  return chips && *chips >= 0 ? chips : std::nullopt;
}

Read unclear(std::string sentence) {
  return tl::unexpected(std::move(sentence));
}

Read read_describe(const std::vector<std::string>& words) {
  if (words.size() == 1) return Describe{};
  const auto square = square_from_name(lower(words[1]));
  if (words.size() > 2 || !square)
    return unclear("Describe takes a square from a1 to h8, or nothing for the whole board.");
  return Describe{square};
}

Read read_why(const std::vector<std::string>& words) {
  const auto square = words.size() > 1 ? square_from_name(lower(words[1])) : std::nullopt;
  const auto type = words.size() > 2 ? type_named(lower(words[2])) : std::nullopt;
  if (!square || words.size() > 3 || (words.size() == 3 && !type))
    return unclear("Why takes the square of a hidden piece and a type: why c8 queen.");
  return Why{*square, type};
}

Read read_bet(const std::vector<std::string>& words) {
  const bool says_to = words.size() == 3 && lower(words[1]) == "to";
  const auto chips = words.size() == 2 || says_to ? chips_named(words.back()) : std::nullopt;
  if (!chips)
    return unclear(capitalized(lower(words[0])) +
                   " takes the whole number of chips that you will have put in this turn: " + lower(words[0]) + " 6.");
  return PlaceBet{lower(words[0]) == "raise", *chips};
}

Read read_switch(const std::vector<std::string>& words) {
  const std::string value = words.size() == 2 ? lower(words[1]) : "";
  if (value != "on" && value != "off") return unclear(capitalized(lower(words[0])) + " takes on or off.");
  return Switch{lower(words[0]) == "board" ? Switch::Name::Board : Switch::Name::Confirm, value == "on"};
}

Read read_nonce(const std::vector<std::string>& words) {
  if (words.size() != 2) return unclear("Nonce takes one word of yours, to be mixed into the next deal: nonce 7clubs.");
  return SetNonce{words[1]};
}

/// The rest of the line is the file's name, spaces and all.
Read read_export(std::string_view line) {
  const auto name = line.find_first_not_of(" \t", line.find_first_of(" \t", line.find_first_not_of(" \t")));
  if (name == std::string_view::npos) return unclear("Export takes the name of a new file: export hands.json.");
  return Export{std::string(line.substr(name))};
}

}  // namespace

Read parse_command(std::string_view line) {
  const auto words = words_of(line);
  if (words.empty()) return Word::Next;
  const std::string all = joined(words);
  for (const auto& [name, word] : plain_words) {
    if (name == all) return word;
  }
  const std::string first = lower(words[0]);
  if (first == "describe") return read_describe(words);
  if (first == "why") return read_why(words);
  if (first == "bet" || first == "raise") return read_bet(words);
  if (first == "confirm" || first == "board") return read_switch(words);
  if (first == "nonce") return read_nonce(words);
  if (first == "export") return read_export(line);
  if (words.size() > 1) return unclear("'" + printable(line) + "' is not a command: help lists them.");
  return TypedMove{words[0]};
}

}  // namespace raisechess::cli
