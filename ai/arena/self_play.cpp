// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/self_play.h"

#include <algorithm>
#include <array>
#include <mutex>

#include "arena/contestant.h"
#include "arena/dealing.h"
#include "arena/hand_runner.h"
#include "arena/mirrored_match.h"
#include "arena/parallel.h"
#include "belief/movement_belief.h"
#include "player/random_stream.h"

namespace raisechess::arena {
namespace {

template <class Value, std::size_t size>
Value one_of(const std::array<Value, size>& values, ai::RandomStream& random) {
  return values[random.below(size)];
}

/// Looks for faults in one hand as it goes on.
class Inspector {
 public:
  std::optional<std::string> operator()(const game::Hand& hand) {
    if (!chips_are_all_there(hand)) return "chips were lost or made";
    if (hand.result()) return std::nullopt;
    for (Side viewer : both_sides) {
      if (!allows_truth(hand, viewer)) return std::string(name(viewer)) + " rules out the true deal";
    }
    return std::nullopt;
  }

 private:
  static bool chips_are_all_there(const game::Hand& hand) {
    const PerSide<Chips> now = hand.betting().stacks();
    const PerSide<Chips> before = hand.setup().stacks;
    return now.white + now.black + hand.betting().pot() == before.white + before.black && now.white >= 0 &&
           now.black >= 0;
  }

  bool allows_truth(const game::Hand& hand, Side viewer) {
    const knowledge::DealIndex truth = knowledge::deal_index(hand.deal(other(viewer)));
    const PlayerView view = hand.view_for(viewer);
    auto& belief = beliefs_[viewer];
    if (!belief) belief.emplace(view);
    belief->follow(view);
    return std::ranges::binary_search(belief->deals(), truth) &&
           std::ranges::binary_search(hand.knowledge(viewer).deals(), truth);
  }

  PerSide<std::optional<ai::MovementBelief>> beliefs_;
};

HandReport play(const SelfPlayTask& task, int number) {
  HandTask hand{draw_setup(task.seed, number),
                {},
                player_seeds(task.seed, number),
                {task.budget, task.budget},
                task.half_move_cap};
  hand.deals = draw_deals(task.seed, number, hand.setup.hidden, hand.setup.array);
  const auto white = make_contestant(task.player);
  const auto black = make_contestant(task.player);
  Inspector inspector;
  return play_hand(hand, {white.get(), black.get()}, std::ref(inspector));
}

void add(SelfPlayReport& report, const HandReport& hand, int number) {
  ++report.hands;
  report.choices += hand.choices;
  report.half_moves += hand.half_moves;
  if (!hand.fault.empty()) {
    report.faults.push_back("hand " + std::to_string(number) + ": " + hand.fault);
    return;
  }
  ++report.ends[hand.result ? name_of(hand.result->kind) : "capped"];
}

}  // namespace

HandSetup draw_setup(std::uint64_t seed, int number) {
  ai::RandomStream random(seed, Side::White, number, ai::Purpose::Setup);
  HandSetup setup;
  setup.hidden = one_of(std::array{0, 3, 3, 4, 5}, random);
  setup.array = random.one_in(2) ? standard_array : static_cast<int>(random.below(960));
  setup.showdown = one_of(std::array{20, 30, 40, showdown_to_mate}, random);
  setup.betting = one_of(std::array{BettingMode::None, BettingMode::NoLimit, BettingMode::PotLimit}, random);
  setup.classic_draws = random.one_in(2);
  setup.promotion = one_of(std::array{PromotionRule::Queen, PromotionRule::Choice}, random);
  setup.king_capture = random.one_in(4);
  for (Side side : both_sides) setup.stacks[side] = 1 + static_cast<Chips>(random.below(random.one_in(2) ? 12 : 200));
  setup.blinds = one_of(std::array{Blinds{2, 1}, Blinds{6, 3}, Blinds{100, 50}}, random);
  return setup;
}

SelfPlayReport run_self_play(const SelfPlayTask& task, const std::function<void(int)>& progress) {
  SelfPlayReport report;
  std::mutex mutex;
  for_each_number(task.hands, task.jobs, [&](int number) {
    const HandReport hand = play(task, number);
    const std::lock_guard lock(mutex);
    add(report, hand, number);
    if (progress) progress(report.hands);
  });
  std::ranges::sort(report.faults);
  return report;
}

}  // namespace raisechess::arena
