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

}  // namespace

std::string hex(const DealingRecord::Bytes& bytes) {
  std::string text;
  for (std::uint8_t byte : bytes) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

std::optional<DealingRecord::Bytes> bytes_from_hex(std::string_view text) {
  DealingRecord::Bytes bytes{};
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t place = 0; place < bytes.size(); ++place) {
    const auto high = digit_value(text[2 * place]);
    const auto low = digit_value(text[2 * place + 1]);
    if (!high || !low) return std::nullopt;
    bytes[place] = static_cast<std::uint8_t>(*high << 4 | *low);
  }
  return bytes;
}

}  // namespace raisechess::game
