// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sodium.h>

#include <array>
#include <cstdint>
#include <cstdlib>

namespace raisechess::referee {

/// Bytes from the operating system. Without them there is no fair deal: the program ends.
template <std::size_t size>
std::array<std::uint8_t, size> random_bytes() {
  if (sodium_init() < 0) std::abort();
  std::array<std::uint8_t, size> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

}  // namespace raisechess::referee
