// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "range_search.h"
#include "stakes/turn_tree.h"

namespace raisechess::ai {

/// Equities of deals that an outsider may think the viewer holds, his own among them, against deals of his opponent's
/// range.
struct Matchups {
  EquityTable table;
  std::size_t own_row = 0;
  std::uint64_t nodes = 0;
};

/// The viewer's own row is what `outlook` found. The other pairs, as many as the nodes allow, are judged by captures
/// alone; what a search changes in that is learnt from the own row and some pairs, as the sum of what it changes with
/// each hidden piece. With few nodes all is learnt that way. Deterministic as `look_at_range` is.
Matchups search_matchups(Searcher& searcher, const HandBelief& belief, const PlayerView& view, const Outlook& outlook,
                         const LookLimits& limits, std::uint64_t seed);

}  // namespace raisechess::ai
