// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "player/decision_reasons.h"
#include "view/player_view.h"

namespace raisechess::ai {

enum class Level : std::uint8_t { Novice, Casual, Web, Club, Expert, Master };

/// Exactly one of the two is given. Under `nodes` a decision is bit-identical on every machine; under `time` nothing is
/// promised.
struct Budget {
  std::optional<std::uint64_t> nodes;
  std::optional<std::chrono::milliseconds> time;
  friend bool operator==(const Budget&, const Budget&) = default;
};

struct Decision {
  Action action;
  double equity = 0.5;  ///< P(wins the pot) + ½ P(split), as this player estimates it
  std::uint64_t nodes = 0;
  DecisionReasons reasons{};
};

/// A computer player in one seat. It is given what a person in that seat would see and nothing else.
class Player {
 public:
  virtual ~Player() = default;

  /// Takes in what has happened since the last call; optional: `choose` does it too. A player that followed a hand and
  /// one that is made anew decide the same.
  virtual void follow(const PlayerView& view) = 0;

  /// One of the legal actions of `view`, whose viewer is to act. Returns soon after a stop request, with some legal
  /// action.
  virtual Decision choose(const PlayerView& view, Budget budget, std::uint64_t seed, std::stop_token stop) = 0;
};

/// For whoever lets a player move in another's place: the action of its decision for `view`, but the best move where
/// that is to resign or to propose a split, which is for the other himself to do.
Action stand_in_action(const PlayerView& view, const Decision& decision);

/// All levels, weakest first.
const std::vector<Level>& levels();
std::string_view name(Level level);  ///< "web" …
std::optional<Level> level_from_name(std::string_view text);
std::unique_ptr<Player> make_player(Level level);

}  // namespace raisechess::ai
