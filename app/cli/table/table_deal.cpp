// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_deal.h"

#include <cstddef>

#include "referee/fair_deal.h"

namespace raisechess::cli {
namespace {

referee::Secret secret_from(std::uint64_t seed, Side side) {
  referee::Secret secret{};
  for (std::size_t byte = 0; byte < 8; ++byte) secret[byte] = static_cast<std::uint8_t>(seed >> (8 * byte));
  secret[8] = static_cast<std::uint8_t>(index(side));
  return secret;
}

}  // namespace

PerSide<Deal> deals_from(const HandSetup& setup, std::optional<std::uint64_t> seed) {
  PerSide<Deal> deals;
  for (Side side : both_sides) {
    const referee::Secret secret = seed ? secret_from(*seed, side) : referee::random_secret();
    deals[side] = referee::draw_deal(side, setup.hidden, setup.array, secret, {});
  }
  return deals;
}

}  // namespace raisechess::cli
