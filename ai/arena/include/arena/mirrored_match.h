// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "arena/statistics.h"
#include "player/player.h"
#include "view/player_view.h"
#include "view/setup.h"

namespace raisechess::arena {

/// A match of mirrored pairs: each pair is one deal played twice with the seats swapped, every hand from fresh stacks.
/// The same deals and the same seeds go with the colours, so with a node budget a player against himself scores exactly
/// 0.
struct MatchTask {
  std::string a;
  std::string b;
  int pairs = 100;
  std::uint64_t seed = 1;
  HandSetup hand;
  bool draw_arrays = false;  ///< a Chess960 array for each pair
  ai::Budget budget;
  int jobs = 1;  ///< threads; the result does not depend on it (but for time budgets)
  int half_move_cap = 600;
};

struct ChoiceTimes {
  double mean = 0;  ///< milliseconds
  double p99 = 0;
};

struct MatchReport {
  int pairs = 0;                ///< played without a fault
  Interval big_blinds_per_100;  ///< won by a, over pairs
  Interval hands_per_100;       ///< hands won minus hands lost of 100, over pairs; the score of chipless matches
  PerSeat<int> hands_won;
  int hands_split = 0;
  std::map<std::string, int> ends;  ///< by kind of result, and "capped"
  PerSeat<ChoiceTimes> choices;
  std::vector<std::string> faults;  ///< empty unless a player or the rules did something wrong
};

/// `progress` is told, from any thread, how many pairs are done.
MatchReport run_match(const MatchTask& task, const std::function<void(int)>& progress = {});

/// "checkmate", "showdown" …
std::string name_of(ResultKind kind);

}  // namespace raisechess::arena
