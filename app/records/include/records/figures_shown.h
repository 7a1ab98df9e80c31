// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "statistics/statistics.h"

namespace raisechess::records {

/// The figures of the statistics, in the order in which they are shown.
enum class FigureKind : std::uint8_t {
  Hands,
  Sum,  ///< of chips, or without chips of hands
  Rating,
  Voluntary,
  Aggression,
  FoldsToBet,
  Showdowns,
  Mates,
  Bits
};
inline constexpr int figure_count = 9;

/// Those that mean something in hands of that mode.
std::vector<FigureKind> figures_of(statistics::Mode mode);

}  // namespace raisechess::records
