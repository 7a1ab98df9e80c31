// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "belief/movement_belief.h"
#include "plain_search.h"
#include "player/player.h"
#include "player/sampling_player.h"

namespace raisechess::ai {

/// What a number of sampled deals say of a turn.
struct Assessment {
  double equity = 0.5;       ///< of the viewer
  std::optional<Move> move;  ///< if the viewer is the one to move
  int deals = 0;             ///< that went in
  std::uint64_t nodes = 0;
  bool complete = false;  ///< neither a stop nor a deadline cut it short
};

/// Perfect-information sampling: draws deals of the other side from a belief, searches each as if it were known, and
/// lets the deals vote on the move. A pure function of belief, view, budget and seed (but for stops and deadlines).
class DealSearch {
 public:
  DealSearch(chess::MoveRules rules, SamplingSettings settings);

  /// `view` is of the hand and half-move of `belief`.
  Assessment assess(const MovementBelief& belief, const PlayerView& view, const Budget& budget, std::uint64_t seed,
                    const std::stop_token& stop);

 private:
  SamplingSettings settings_;
  PlainSearch searcher_;
};

/// Up to `count` of `deals` in random order, without replacement.
knowledge::DealSet sampled(knowledge::DealSet deals, std::size_t count, RandomStream stream);

}  // namespace raisechess::ai
