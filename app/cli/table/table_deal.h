// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "view/setup.h"

namespace raisechess::cli {

/// Draws both sides' deals for a set-up whose numbers are in bounds: the same for the same seed on every machine, or
/// from the operating system's entropy without one. With a seed, each side's secret is the seed in eight bytes, lowest
/// first, a byte 0 for White or 1 for Black, and zeros; the nonce is empty (see referee::draw_deal).
PerSide<Deal> deals_from(const HandSetup& setup, std::optional<std::uint64_t> seed);

}  // namespace raisechess::cli
