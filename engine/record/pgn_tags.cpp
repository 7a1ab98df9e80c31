// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgn_tags.h"

#include <charconv>

namespace raisechess::record {

std::optional<int> whole_number(std::string_view text, int least, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole && value >= least && value <= most ? std::optional(value) : std::nullopt;
}

std::optional<std::string_view> PgnTags::find(std::string_view name) const {
  for (const PgnGame::Tag& tag : tags_) {
    if (tag.name == name) return tag.value;
  }
  return std::nullopt;
}

std::string PgnTags::required(std::string_view name) {
  if (const auto value = find(name)) return std::string(*value);
  if (problem_.empty()) problem_ = "the tag " + std::string(name) + " is missing";
  return {};
}

int PgnTags::number(std::string_view name, int least, int most) {
  const auto value = whole_number(required(name), least, most);
  if (!value) refuse(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return value.value_or(least);
}

void PgnTags::refuse(std::string_view name, std::string_view must_be) {
  if (problem_.empty()) problem_ = "the tag " + std::string(name) + " must be " + std::string(must_be);
}

}  // namespace raisechess::record
