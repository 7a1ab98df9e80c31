// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>

#include "view/range_table.h"

namespace raisechess::cli {

/// Whole percents of a row that sum to 100, by largest remainder.
std::array<int, 5> whole_percents(const RangeRow& row);

/// Both directions, percent and bits: what the computer can hold, and what the player's own moves have told.
std::string ranges_text(const RangeTable& held, const RangeTable& told);

/// Why the hidden piece dealt or standing on `square` cannot be `type` (or every type that is ruled out), in either
/// table.
std::string why_text(const RangeTable& held, const RangeTable& told, Square square, std::optional<PieceType> type);

/// What the piece of `row` can still be: "a bishop or a queen".
std::string types_text(const RangeRow& row);

}  // namespace raisechess::cli
