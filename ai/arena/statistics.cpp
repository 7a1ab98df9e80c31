// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace raisechess::arena {

double mean(const std::vector<double>& values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

Interval interval_95(const std::vector<double>& values) {
  const double middle = mean(values);
  if (values.size() < 2) return {middle, middle, middle};
  double squares = 0;
  for (double value : values) squares += (value - middle) * (value - middle);
  const auto count = static_cast<double>(values.size());
  const double standard_error = std::sqrt(squares / (count - 1) / count);
  return {middle, middle - 1.96 * standard_error, middle + 1.96 * standard_error};
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  const double wanted = std::ceil(share * static_cast<double>(values.size()));
  const auto place = static_cast<std::ptrdiff_t>(std::clamp(wanted, 1.0, static_cast<double>(values.size()))) - 1;
  std::nth_element(values.begin(), values.begin() + place, values.end());
  return values[static_cast<std::size_t>(place)];
}

}  // namespace raisechess::arena
