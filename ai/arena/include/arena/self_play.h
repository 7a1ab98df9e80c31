// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "player/player.h"
#include "view/setup.h"

namespace raisechess::arena {

/// Self-play over every option of the rules, to find faults: the set-up of each hand is drawn by the seed.
struct SelfPlayTask {
  std::string player = "web";
  int hands = 100;
  std::uint64_t seed = 1;
  ai::Budget budget;
  int jobs = 1;
  int half_move_cap = 300;
};

struct SelfPlayReport {
  int hands = 0;
  std::int64_t choices = 0;
  std::int64_t half_moves = 0;
  std::map<std::string, int> ends;  ///< by kind of result, and "capped"
  std::vector<std::string> faults;  ///< an illegal choice, chips not conserved, a true deal ruled out
};

/// The set-up of hand `number`: hidden pieces, array, showdown, betting, draws, promotion, arbiter, stacks and blinds.
HandSetup draw_setup(std::uint64_t seed, int number);

/// After every action of every hand: all chips are there, and neither player has ruled out what the other truly holds.
SelfPlayReport run_self_play(const SelfPlayTask& task, const std::function<void(int)>& progress = {});

}  // namespace raisechess::arena
