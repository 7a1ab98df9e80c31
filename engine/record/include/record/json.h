// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include <nlohmann/json.hpp>

namespace raisechess::record {

/// What is written: fields keep the order in which they are documented.
using Json = nlohmann::ordered_json;

/// `value` to the nearest of `steps` a unit: 1e3 keeps three decimals.
inline double rounded(double value, double steps) {
  return std::round(value * steps) / steps;
}

}  // namespace raisechess::record
