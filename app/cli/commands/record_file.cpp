// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file.h"

#include <fstream>
#include <sstream>

#include "english/english_words.h"

namespace raisechess::cli {

std::optional<std::string> file_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (file.peek() != std::ifstream::traits_type::eof()) text << file.rdbuf();
  return file.bad() || !file.is_open() || !text ? std::nullopt : std::optional(text.str());
}

std::string hand_title(std::size_t number, const Expected<game::HandRecord>& hand) {
  std::string text = "Hand " + std::to_string(number);
  if (!hand || (hand->date.empty() && hand->players.white.empty() && hand->players.black.empty())) return text;
  text.append(" (").append(printable(hand->date));
  if (!hand->date.empty()) text += ", ";
  return text.append(printable(hand->players.white)).append(" – ").append(printable(hand->players.black)).append(")");
}

}  // namespace raisechess::cli
