// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/hex.h"

namespace raisechess::game {
namespace {

constexpr std::string_view digits = "0123456789abcdef";

std::optional<int> digit_value(char digit) {
  const bool upper = digit >= 'A' && digit <= 'F';
  const auto place = digits.find(upper ? static_cast<char>(digit - 'A' + 'a') : digit);
  return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(place));
}

void add_byte(std::string& text, std::uint8_t byte) {
  text += digits[byte >> 4];
  text += digits[byte & 15];
}

std::optional<std::uint8_t> byte_at(std::string_view text, std::size_t place) {
  const auto high = digit_value(text[2 * place]);
  const auto low = digit_value(text[2 * place + 1]);
  if (!high || !low) return std::nullopt;
  return static_cast<std::uint8_t>(*high << 4 | *low);
}

}  // namespace

std::string hex(const DealingRecord::Bytes& bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) add_byte(text, byte);
  return text;
}

std::optional<DealingRecord::Bytes> bytes_from_hex(std::string_view text) {
  DealingRecord::Bytes bytes{};
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t place = 0; place < bytes.size(); ++place) {
    const auto byte = byte_at(text, place);
    if (!byte) return std::nullopt;
    bytes[place] = *byte;
  }
  return bytes;
}

std::string hex_of_text(std::string_view text) {
  std::string hexadecimal;
  for (const char character : text) add_byte(hexadecimal, static_cast<std::uint8_t>(character));
  return hexadecimal;
}

std::optional<std::string> text_from_hex(std::string_view hexadecimal) {
  std::string text;
  if (hexadecimal.size() % 2 != 0) return std::nullopt;
  for (std::size_t place = 0; place < hexadecimal.size() / 2; ++place) {
    const auto byte = byte_at(hexadecimal, place);
    if (!byte) return std::nullopt;
    text += static_cast<char>(*byte);
  }
  return text;
}

}  // namespace raisechess::game
