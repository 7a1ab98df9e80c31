// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/contestant.h"
#include "arena/hand_runner.h"
#include "arena/parallel.h"
#include "arena/statistics.h"
#include "view/setup.h"

namespace raisechess::arena {

/// Both hands of a pair: in the first a has White, in the second b.
using PairReport = std::array<HandReport, 2>;

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
  PerSeat<ai::Budget> budgets;
  int jobs = 1;  ///< threads; the result does not depend on it (but for time budgets)
  int half_move_cap = 600;
  /// The match ends early when the interval of its score (bb/100, without chips hands in 100) lies on one side of this;
  /// that is looked at after every `pairs_between_looks` pairs.
  std::optional<double> stop_at;
  static constexpr int pairs_between_looks = 50;

  /// Makes a player for one hand, on any thread, by the name in `a` or `b`. `hand` is 0 or 1, its place in the pair:
  /// whoever saw one of them must not know in the other what he held there.
  using Maker = std::function<std::unique_ptr<ai::Player>(const std::string& name, std::size_t hand)>;
  Maker make = [](const std::string& name, std::size_t) { return make_contestant(name); };
  std::map<int, PairReport> known;  ///< pairs that were played before, by number
  StopAsked stop;                   ///< asked before each pair; the report is of those that were played
};

struct ChoiceTimes {
  double mean = 0;  ///< milliseconds
  double p99 = 0;
};

struct MatchReport {
  int pairs = 0;                ///< played without a fault
  bool stopped_early = false;   ///< `stop_at` ended it before all its pairs were played
  Interval big_blinds_per_100;  ///< won by a, over pairs
  Interval hands_per_100;       ///< hands won minus hands lost of 100, over pairs; the score of chipless matches
  PerSeat<int> hands_won;
  int hands_split = 0;
  std::map<std::string, int> ends;  ///< by kind of result, and "capped"
  int hands_without_move = 0;       ///< that ended before the first half-move
  PerSeat<ChoiceTimes> choices;
  std::vector<std::string> faults;  ///< empty unless a player or the rules did something wrong; the match ends then
};

/// Is told of each pair that is finished, from any thread, one at a time: its number, how it went, how many are done.
using PairFinished = std::function<void(int number, const PairReport& pair, int done)>;

MatchReport run_match(const MatchTask& task, const PairFinished& finished = {});

/// "checkmate", "showdown" …
std::string name_of(ResultKind kind);

}  // namespace raisechess::arena
