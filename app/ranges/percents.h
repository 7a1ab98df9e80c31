// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace raisechess::ui {

/// Whole percentages of `parts` that sum to 100, by largest remainder; equal parts may differ by one. All 0 if the
/// parts are. A part that is there is at least 1, so that no possible type reads as ruled out.
std::array<int, 5> percents(const std::array<int, 5>& parts);

}  // namespace raisechess::ui
