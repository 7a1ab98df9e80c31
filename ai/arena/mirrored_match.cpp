// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/mirrored_match.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <mutex>

#include "arena/dealing.h"
#include "arena/parallel.h"

namespace raisechess::arena {
namespace {

Side side_of_a(std::size_t hand) {
  return hand == 0 ? Side::White : Side::Black;
}

HandTask hand_task(const MatchTask& task, int number) {
  HandTask hand{task.hand, {}, player_seeds(task.seed, number), {}, task.half_move_cap};
  if (task.draw_arrays) hand.setup.array = draw_array(task.seed, number);
  hand.deals = draw_deals(task.seed, number, hand.setup.hidden, hand.setup.array);
  return hand;
}

PairReport play_pair(const MatchTask& task, int number) {
  HandTask hand = hand_task(task, number);
  PairReport pair;
  for (std::size_t i = 0; i < pair.size(); ++i) {
    const auto a = task.make(task.a, i);
    const auto b = task.make(task.b, i);
    PerSide<ai::Player*> players{a.get(), b.get()};
    if (side_of_a(i) == Side::Black) players = {b.get(), a.get()};
    hand.budgets[side_of_a(i)] = task.budgets.a;
    hand.budgets[other(side_of_a(i))] = task.budgets.b;
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

  void add(const PairReport& pair) {
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
    if (hand.half_moves == 0) ++report_.hands_without_move;
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

/// A match as it goes on, look by look.
class Match {
 public:
  Match(const MatchTask& task, const PairFinished& finished)
      : task_(task), finished_(finished), pairs_(static_cast<std::size_t>(task.pairs)) {}

  MatchReport run() {
    int played = 0;
    while (played < task_.pairs && !(task_.stop && task_.stop())) {
      const int count = task_.stop_at ? std::min(MatchTask::pairs_between_looks, task_.pairs - played) : task_.pairs;
      for_each_number(
          count, task_.jobs, [&](int number) { play(played + number); }, task_.stop);
      played += count;
      MatchReport report = tally(played);
      report.stopped_early = played < task_.pairs && is_clear(report);
      if (!report.faults.empty() || report.stopped_early) return report;
    }
    return tally(played);
  }

 private:
  void play(int number) {
    if (faulty_) return;
    const auto known = task_.known.find(number);
    PairReport pair = known != task_.known.end() ? known->second : play_pair(task_, number);
    if (!fault_of(pair).empty()) faulty_ = true;
    const std::lock_guard lock(mutex_);
    pairs_[static_cast<std::size_t>(number)] = std::move(pair);
    ++done_;
    if (finished_) finished_(number, *pairs_[static_cast<std::size_t>(number)], done_);
  }

  static const std::string& fault_of(const PairReport& pair) {
    return pair[0].fault.empty() ? pair[1].fault : pair[0].fault;
  }

  MatchReport tally(int played) const {
    Tally tally(task_);
    for (int number = 0; number < played; ++number) {
      const auto& pair = pairs_[static_cast<std::size_t>(number)];
      if (!pair) continue;
      if (fault_of(*pair).empty()) {
        tally.add(*pair);
      } else {
        tally.add_fault(number, fault_of(*pair));
      }
    }
    return tally.report();
  }

  bool is_clear(const MatchReport& report) const {
    if (!task_.stop_at) return false;
    const bool chips = task_.hand.betting != BettingMode::None;
    const Interval& score = chips ? report.big_blinds_per_100 : report.hands_per_100;
    return score.low > *task_.stop_at || score.high < *task_.stop_at;
  }

  const MatchTask& task_;
  const PairFinished& finished_;
  std::vector<std::optional<PairReport>> pairs_;  ///< that were played, by number
  std::atomic<bool> faulty_ = false;
  std::mutex mutex_;
  int done_ = 0;
};

}  // namespace

MatchReport run_match(const MatchTask& task, const PairFinished& finished) {
  return Match(task, finished).run();
}

std::string name_of(ResultKind kind) {
  constexpr std::array<const char*, 9> names{"checkmate", "stalemate",    "showdown", "fold",        "threefold",
                                             "fifty",     "insufficient", "agreed",   "king_capture"};
  return names[static_cast<std::size_t>(kind)];
}

}  // namespace raisechess::arena
