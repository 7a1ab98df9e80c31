// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace raisechess::arena {

/// A mean with its 95 % interval (normal approximation, ± 1.96 standard errors).
struct Interval {
  double mean = 0;
  double low = 0;
  double high = 0;
};

/// Of independent values, summed in the order given. One value, or none, has an interval of no width.
Interval interval_95(const std::vector<double>& values);

/// The smallest value that at least `share` of the values do not exceed; 0 without values.
double quantile(std::vector<double> values, double share);

double mean(const std::vector<double>& values);

}  // namespace raisechess::arena
