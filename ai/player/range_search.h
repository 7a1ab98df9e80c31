// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "belief/hand_belief.h"
#include "equity/pot_share.h"
#include "search/search.h"
#include "view/player_view.h"

namespace raisechess::ai {

struct RankedMove {
  Move move;
  Equity equity = 0.5;  ///< mean over the range
};

/// What a look may cost: nodes, a clock, or both; and on how many deals it is spent.
struct LookLimits {
  std::optional<std::uint64_t> nodes;
  std::optional<std::chrono::steady_clock::time_point> deadline;
  std::stop_token stop;
  std::size_t breadth = 1;  ///< how many times the usual number of deals is looked at

  bool out_of_time() const {
    return stop.stop_requested() || (deadline && std::chrono::steady_clock::now() >= *deadline);
  }
};

/// How a turn stands for the viewer.
struct Outlook {
  knowledge::DealSet deals;       ///< of the other side that were looked at
  std::vector<Equity> by_deal;    ///< of the viewer against each of them, with the best move
  std::size_t known = 0;          ///< of so many of them, the first ones; there were no nodes for the others
  Equity equity = 0.5;            ///< against the whole range
  std::vector<RankedMove> moves;  ///< best first; those that were soon left behind are missing. Empty if the other
                                  ///< side is to move
  std::uint64_t nodes = 0;
  bool complete = false;  ///< neither a stop nor a deadline cut it short
};

/// Searches the positions that the other side's range allows and averages chances of winning over it: what a move is
/// worth is its mean over the deals, for the player must choose one move for all of them. The deeper the search, the
/// fewer the moves and deals that it is spent on. A pure function of belief, view, limit of nodes and seed (but for
/// stops and deadlines). `view` is of the hand and half-move of `belief`.
Outlook look_at_range(Searcher& searcher, const HandBelief& belief, const PlayerView& view, const LookLimits& limits,
                      std::uint64_t seed);

/// The same over a part of that range, which is not empty.
Outlook look_at_deals(Searcher& searcher, const HandBelief& belief, const PlayerView& view, knowledge::DealSet range,
                      const LookLimits& limits, std::uint64_t seed);

}  // namespace raisechess::ai
