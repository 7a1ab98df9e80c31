// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

/// Stops the fuzzer at an input for which a promise does not hold; unlike assert, in every build.
inline void require(bool promise) {
  if (!promise) std::abort();
}
