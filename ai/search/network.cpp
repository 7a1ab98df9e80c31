// SPDX-License-Identifier: GPL-3.0-or-later
#include "network.h"

#include <algorithm>

namespace raisechess::ai {
namespace {

/// In the order of `Network`.
constexpr std::array<std::int16_t, Network::numbers> network_numbers{
#include "network_numbers.inc"
};

Network unpacked() {
  Network network{};
  std::size_t next = 0;
  const auto take = [&next] { return network_numbers[next++]; };
  for (auto& row : network.input) std::ranges::generate(row, take);
  std::ranges::generate(network.bias, take);
  for (auto& output : network.output) {
    for (auto& row : output.weights) std::ranges::generate(row, take);
    output.bias = take();
  }
  return network;
}

}  // namespace

const Network& network() {
  static const Network network = unpacked();
  return network;
}

}  // namespace raisechess::ai
