// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "betting/betting.h"

namespace raisechess::betting {
namespace {

constexpr std::array<Blinds, 9> levels{
    {{2, 1}, {4, 2}, {6, 3}, {10, 5}, {16, 8}, {24, 12}, {40, 20}, {60, 30}, {100, 50}}};
constexpr int last_level = static_cast<int>(levels.size()) - 1;

// RULES 4: one level each 5, 10 or 15 minutes of match time, the last level staying.
int level_at(double minutes, int blind_minutes) {
  if (blind_minutes == 0) return 0;
  return static_cast<int>(std::clamp<double>(minutes / blind_minutes, 0, last_level));
}

}  // namespace

Blinds blinds_at(double minutes, int blind_minutes) {
  return levels[static_cast<std::size_t>(level_at(minutes, blind_minutes))];
}

std::optional<double> next_level_at(double minutes, int blind_minutes) {
  const int level = level_at(minutes, blind_minutes);
  if (blind_minutes == 0 || level == last_level) return std::nullopt;
  return (level + 1) * blind_minutes;
}

}  // namespace raisechess::betting
