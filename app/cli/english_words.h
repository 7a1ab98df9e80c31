// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "view/piece_type.h"
#include "view/side.h"

namespace raisechess::cli {

/// "queen"; "a queen"; "White".
std::string_view word(PieceType type);
std::string a(PieceType type);
std::string_view capital(Side side);

/// "1 deal", "30 deals"; `one` takes an s when there are more.
std::string counted(std::int64_t number, std::string_view one);

/// "a", "a or b", "a, b or c" with `last` between the last two.
std::string listed(const std::vector<std::string>& items, std::string_view last);

/// `value` with `places` decimals.
std::string decimal(double value, int places);

std::string capitalized(std::string text);

/// A stranger's text made fit for a sentence: well-formed UTF-8 without control characters, no longer than a line.
std::string printable(std::string_view text);

}  // namespace raisechess::cli
