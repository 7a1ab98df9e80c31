// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "view/square.h"

namespace raisechess::test {

inline Square at(std::string_view name) {
  return *square_from_name(name);
}

}  // namespace raisechess::test
