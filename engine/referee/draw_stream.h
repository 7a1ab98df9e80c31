// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace raisechess::referee {

/// The stream of fair_deal.h: numbers that anyone with the key and the nonce can draw again.
class DrawStream {
 public:
  DrawStream(const std::array<std::uint8_t, 32>& key, std::string_view nonce) : key_(key), nonce_(nonce) {}

  /// Uniform among 0 … bound − 1.
  std::uint32_t below(std::uint32_t bound);

 private:
  std::uint32_t word();
  void next_block();

  std::array<std::uint8_t, 32> key_;
  std::string nonce_;
  std::array<std::uint8_t, 32> block_{};
  std::size_t used_ = block_.size();
  std::uint64_t counter_ = 0;
};

}  // namespace raisechess::referee
