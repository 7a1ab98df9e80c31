// SPDX-License-Identifier: GPL-3.0-or-later
#include "problem.h"

#include "record/listed.h"

namespace raisechess::record {
namespace {

constexpr std::size_t longest_shown = 40;

}  // namespace

std::string shortened(const std::string& text) {
  if (text.size() <= longest_shown) return text;
  std::size_t end = longest_shown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "…";
}

std::string shown_text(const std::string& text) {
  return text.empty() ? text : quoted_word(shortened(text));
}

}  // namespace raisechess::record
