// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/listed.h"

namespace raisechess::record {

std::string listed(const std::vector<std::string>& items, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " " + std::string(last) + " " : ", ";
    text += items[i];
  }
  return text;
}

std::string quoted_word(std::string_view word) {
  return '"' + std::string(word) + '"';
}

std::string quoted_choice(const std::vector<std::string_view>& words) {
  std::vector<std::string> quoted;
  for (std::string_view word : words) quoted.push_back(quoted_word(word));
  return listed(quoted, "or");
}

}  // namespace raisechess::record
