// SPDX-License-Identifier: GPL-3.0-or-later
#include "english_words.h"

#include <array>
#include <cctype>
#include <cstdio>

namespace raisechess::cli {

namespace {

constexpr std::size_t longest_quote = 60;

/// Bytes of the UTF-8 character that `text` begins with; 0 if it is malformed. Overlong forms and surrogates pass:
/// nothing here decodes.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = byte(0) < 0x80                      ? 1
                             : byte(0) >= 0xC2 && byte(0) < 0xE0 ? 2
                             : byte(0) >= 0xE0 && byte(0) < 0xF0 ? 3
                                                                 : 4;
  if (byte(0) >= 0x80 && (byte(0) < 0xC2 || byte(0) > 0xF4)) return 0;
  if (text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  return length;
}

/// C0 and C1 control characters, which a terminal would obey.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first < 0x20 || first == 0x7F;
  return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

/// Moves the first character of `text` to `result`; what a terminal would not show becomes a question mark.
void add_character(std::string& result, std::string_view& text) {
  const std::size_t length = character_length(text);
  const std::string_view character = text.substr(0, length == 0 ? 1 : length);
  result += length == 0 || is_control(character) ? std::string_view("?") : character;
  text.remove_prefix(character.size());
}

}  // namespace

std::string_view word(PieceType type) {
  constexpr std::array<std::string_view, 6> words{"pawn", "knight", "bishop", "rook", "queen", "king"};
  return words[static_cast<std::size_t>(type)];
}

std::string a(PieceType type) {
  return "a " + std::string(word(type));
}

std::string_view capital(Side side) {
  return side == Side::White ? "White" : "Black";
}

std::string counted(std::int64_t number, std::string_view one) {
  return std::to_string(number) + " " + std::string(one) + (number == 1 ? "" : "s");
}

std::string decimal(double value, int places) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", places, value);
  return text.data();
}

std::string capitalized(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string harmless(std::string_view text) {
  std::string result;
  while (!text.empty()) add_character(result, text);
  return result;
}

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    if (result.size() >= longest_quote) return result + "...";
    add_character(result, text);
  }
  return result;
}

}  // namespace raisechess::cli
