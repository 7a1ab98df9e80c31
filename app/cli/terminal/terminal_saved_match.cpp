// SPDX-License-Identifier: GPL-3.0-or-later
#include <string_view>

#include "english/number_text.h"
#include "terminal_store.h"

namespace raisechess::cli {

namespace {

constexpr std::string_view first_line = "raisechess terminal match 1\n";

std::string_view on_off(bool value) {
  return value ? "on" : "off";
}

/// Takes "name value\n" off the front of `text`.
std::optional<std::string_view> take_line(std::string_view& text, std::string_view name) {
  if (text.substr(0, name.size()) != name || text.size() <= name.size() || text[name.size()] != ' ')
    return std::nullopt;
  const auto end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const auto value = text.substr(name.size() + 1, end - name.size() - 1);
  text.remove_prefix(end + 1);
  return value;
}

template <class Number>
bool take_number(std::string_view& text, std::string_view name, Number& number) {
  const auto value = take_line(text, name);
  const auto read = value ? number_in<Number>(*value) : std::nullopt;
  if (read) number = *read;
  return read.has_value();
}

bool take_switch(std::string_view& text, std::string_view name, bool& on) {
  const auto value = take_line(text, name);
  on = value == "on";
  return on || value == "off";
}

bool take_text(std::string_view& text, std::string_view name, std::string& to) {
  const auto value = take_line(text, name);
  if (value) to = *value;
  return value.has_value();
}

}  // namespace

std::string to_bytes(const SavedMatch& match) {
  std::string text(first_line);
  text += "level " + match.level + "\n";
  text += "random-array " + std::string(on_off(match.random_array)) + "\n";
  text += "seed " + std::to_string(match.seed) + "\n";
  text += "confirm " + std::string(on_off(match.confirm)) + "\n";
  text += "board " + std::string(on_off(match.show_board)) + "\n";
  text += "sealed " + std::to_string(match.sealed.size()) + "\n";
  return text.append(match.sealed.begin(), match.sealed.end());
}

std::optional<SavedMatch> saved_match_from(const std::string& bytes) {
  std::string_view text = bytes;
  if (text.substr(0, first_line.size()) != first_line) return std::nullopt;
  text.remove_prefix(first_line.size());
  SavedMatch match;
  std::size_t size = 0;
  const bool fine = take_text(text, "level", match.level) && take_switch(text, "random-array", match.random_array) &&
                    take_number(text, "seed", match.seed) && take_switch(text, "confirm", match.confirm) &&
                    take_switch(text, "board", match.show_board) && take_number(text, "sealed", size) &&
                    text.size() == size;
  if (!fine) return std::nullopt;
  match.sealed.assign(text.begin(), text.end());
  return match;
}

}  // namespace raisechess::cli
