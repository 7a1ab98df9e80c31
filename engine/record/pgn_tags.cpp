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
  problem_.note(faulty(RecordFault::Missing, tag_named(name)));
  return {};
}

int PgnTags::number(std::string_view name, int least, int most) {
  const auto value = whole_number(required(name), least, most);
  if (!value) refuse(RecordFault::NotWholeNumber, name, std::int64_t{least}, std::int64_t{most});
  return value.value_or(least);
}

}  // namespace raisechess::record
