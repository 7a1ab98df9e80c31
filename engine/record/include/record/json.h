// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

namespace raisechess::record {

/// What is written: fields keep the order in which they are documented.
using Json = nlohmann::ordered_json;

}  // namespace raisechess::record
