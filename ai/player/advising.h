// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace raisechess::ai {

/// What the adviser spends on a chance. Its margins were measured with it (docs/strength.md).
inline constexpr std::uint64_t nodes_for_chance = 12'000;
inline constexpr std::size_t adviser_table_bytes = 4 << 20;
inline constexpr std::uint64_t adviser_seed = 1;  ///< the same question has the same answer

}  // namespace raisechess::ai
