// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace raisechess::record {

/// "a", "a or b", "a, b or c" with `last` between the last two.
std::string listed(const std::vector<std::string>& items, std::string_view last);

/// "\"a\""
std::string quoted_word(std::string_view word);

/// What a field may be: "\"a\"", "\"a\" or \"b\"" …
std::string quoted_choice(const std::vector<std::string_view>& words);

}  // namespace raisechess::record
