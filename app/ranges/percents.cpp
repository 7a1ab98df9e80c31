// SPDX-License-Identifier: GPL-3.0-or-later
#include "percents.h"

#include <algorithm>
#include <numeric>

namespace raisechess::ui {

std::array<int, 5> percents(const std::array<int, 5>& parts) {
  const long long whole = std::accumulate(parts.begin(), parts.end(), 0LL);
  std::array<int, 5> result{};
  if (whole == 0) return result;
  std::array<long long, 5> owed{};  // hundredths of the whole that each part still lacks
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int floor = static_cast<int>(100LL * parts[i] / whole);
    result[i] = parts[i] > 0 ? std::max(floor, 1) : 0;
    owed[i] = 100LL * parts[i] - result[i] * whole;
  }
  int rest = 100 - std::accumulate(result.begin(), result.end(), 0);
  for (; rest > 0; --rest) {
    const auto most = static_cast<std::size_t>(std::max_element(owed.begin(), owed.end()) - owed.begin());
    ++result[most];
    owed[most] -= whole;
  }
  for (; rest < 0; ++rest) --*std::max_element(result.begin(), result.end());
  return result;
}

}  // namespace raisechess::ui
