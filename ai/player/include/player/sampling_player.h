// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "player/player.h"
#include "player/random_stream.h"

namespace raisechess::ai {

/// How many deals of the other side a sampling player looks at, and how deep.
struct SamplingSettings {
  int deals = 40;
  int depth = 3;
  bool sees_exchanges = true;  ///< goes on at the end of a line until nothing can be taken
};

/// How a sampling player bets, from what he sees and the equity that his samples give him. `luck` is the stream of this
/// half-move.
class BettingStyle {
 public:
  virtual ~BettingStyle() = default;

  /// It is his turn: a legal bet (or raise of the blind), or nothing to move at once.
  virtual std::optional<Action> open(const PlayerView& view, double equity, RandomStream luck) const = 0;
  /// He faces a bet: a legal answer.
  virtual Action answer(const PlayerView& view, double equity, RandomStream luck) const = 0;
};

/// A player that samples deals agreeing with the opponent's moves, searches each, and bets in the given style. It never
/// offers to split the pot, and agrees to a split only where it is well behind.
std::unique_ptr<Player> make_sampling_player(SamplingSettings settings, std::unique_ptr<const BettingStyle> style);

}  // namespace raisechess::ai
