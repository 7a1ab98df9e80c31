// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/mirrored_match.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>

#include "arena/contestant.h"
#include "arena/dealing.h"
#include "arena/hand_runner.h"
#include "arena/parallel.h"

namespace raisechess::arena {
namespace {

/// Both hands of a pair: first a has White, then b.
using Pair = std::array<HandReport, 2>;

Side side_of_a(std::size_t hand) {
  return hand == 0 ? Side::White : Side::Black;
}

HandTask hand_task(const MatchTask& task, int number) {
  HandTask hand{task.hand, {}, player_seeds(task.seed, number), task.budget, task.half_move_cap};
  if (task.draw_arrays) hand.setup.array = draw_array(task.seed, number);
  hand.deals = draw_deals(task.seed, number, hand.setup.hidden, hand.setup.array);
  return hand;
}

Pair play_pair(const MatchTask& task, int number) {
  const HandTask hand = hand_task(task, number);
  Pair pair;
  for (std::size_t i = 0; i < pair.size(); ++i) {
    const auto a = make_contestant(task.a);
    const auto b = make_contestant(task.b);
    PerSide<ai::Player*> players{a.get(), b.get()};
    if (side_of_a(i) == Side::Black) players = {b.get(), a.get()};
    pair[i] = play_hand(hand, players);
  }
  return pair;
}

/// Hands won minus hands lost by `side`: 1, 0 or −1.
int hand_points(const HandReport& hand, Side side) {
  if (!hand.result || !hand.result->winner) return 0;
  return *hand.result->winner == side ? 1 : -1;
}

/// A hand that was broken off gives everybody back what he put in.
Chips chips_won(const HandReport& hand, Side side) {
  return hand.result ? hand.result->net[side] : 0;
}

class Tally {
 public:
  explicit Tally(const MatchTask& task) : task_(task) {}

  void add(const Pair& pair) {
    double chips = 0;
    double points = 0;
    for (std::size_t i = 0; i < pair.size(); ++i) {
      const Side a = side_of_a(i);
      chips += chips_won(pair[i], a) / 2.0;
      points += hand_points(pair[i], a) / 2.0;
      add_hand(pair[i], a);
    }
    big_blinds_.push_back(100 * chips / task_.hand.blinds.big);
    points_.push_back(100 * points);
  }

  void add_fault(int number, const std::string& fault) {
    report_.faults.push_back("pair " + std::to_string(number) + ": " + fault);
  }

  MatchReport report() {
    report_.pairs = static_cast<int>(points_.size());
    report_.big_blinds_per_100 = interval_95(big_blinds_);
    report_.hands_per_100 = interval_95(points_);
    for (Seat seat : {Seat::A, Seat::B}) report_.choices[seat] = {mean(times_[seat]), quantile(times_[seat], 0.99)};
    return report_;
  }

 private:
  void add_hand(const HandReport& hand, Side a) {
    ++report_.ends[hand.result ? name_of(hand.result->kind) : "capped"];
    const int points = hand_points(hand, a);
    if (points == 0) ++report_.hands_split;
    if (points != 0) ++report_.hands_won[points > 0 ? Seat::A : Seat::B];
    std::ranges::copy(hand.milliseconds[a], std::back_inserter(times_.a));
    std::ranges::copy(hand.milliseconds[other(a)], std::back_inserter(times_.b));
  }

  const MatchTask& task_;
  std::vector<double> big_blinds_;  ///< of a, for each pair, a hundredfold
  std::vector<double> points_;
  PerSeat<std::vector<double>> times_;
  MatchReport report_;
};

}  // namespace

MatchReport run_match(const MatchTask& task, const std::function<void(int)>& progress) {
  std::vector<Pair> pairs(static_cast<std::size_t>(task.pairs));
  std::atomic<int> done{0};
  for_each_number(task.pairs, task.jobs, [&](int number) {
    pairs[static_cast<std::size_t>(number)] = play_pair(task, number);
    const int finished = ++done;
    if (progress) progress(finished);
  });
  Tally tally(task);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const std::string& fault = pairs[i][0].fault.empty() ? pairs[i][1].fault : pairs[i][0].fault;
    if (fault.empty()) {
      tally.add(pairs[i]);
    } else {
      tally.add_fault(static_cast<int>(i), fault);
    }
  }
  return tally.report();
}

std::string name_of(ResultKind kind) {
  constexpr std::array<const char*, 9> names{"checkmate", "stalemate",    "showdown", "fold",        "threefold",
                                             "fifty",     "insufficient", "agreed",   "king_capture"};
  return names[static_cast<std::size_t>(kind)];
}

}  // namespace raisechess::arena
