// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "record/listed.h"
#include "view/piece_type.h"
#include "view/side.h"

namespace raisechess::cli {

/// "queen"; "a queen"; "White".
std::string_view word(PieceType type);
std::string a(PieceType type);
std::string_view capital(Side side);

/// "1 deal", "30 deals"; `one` takes an s when there are more.
std::string counted(std::int64_t number, std::string_view one);

using record::listed;

/// `value` with `places` decimals.
std::string decimal(double value, int places);

std::string capitalized(std::string text);

/// A stranger's text made fit for a terminal: well-formed UTF-8 without control characters.
std::string harmless(std::string_view text);
/// The same, fit for a sentence: no longer than a line.
std::string printable(std::string_view text);

}  // namespace raisechess::cli
