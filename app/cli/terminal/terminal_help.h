// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace raisechess::cli {

/// What can be typed at the table.
std::string_view help_text();

/// The rules on one screen.
std::string_view rules_card();

}  // namespace raisechess::cli
