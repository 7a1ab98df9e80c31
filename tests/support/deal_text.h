// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <sstream>
#include <string>

#include "squares.h"
#include "view/setup.h"

namespace raisechess::test {

constexpr auto square = at;

/// "b1N e2R h2P" → a deal, in a1…h8 order.
inline Deal deal_of(const std::string& text) {
  Deal deal;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    deal.push_back({square(word.substr(0, 2)), piece_type_from_letter(word.at(2)).value()});
  }
  std::ranges::sort(deal, {}, &DealtPiece::origin);
  return deal;
}

}  // namespace raisechess::test
