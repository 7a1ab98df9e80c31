// SPDX-License-Identifier: GPL-3.0-or-later
// RULES 3: nothing that a player is shown may depend on what he cannot know. The truth is swapped for another deal of
// his range and the same actions are played again: view, range, move text and log must be the same to the last byte.
#include <gtest/gtest.h>

#include <map>

#include "game/hand.h"
#include "player/player.h"
#include "random_hand.h"
#include "view/move_text.h"

namespace raisechess {
namespace {

using game::Hand;
using test::Dice;

struct Played {
  std::vector<std::pair<Side, Action>> actions;
  std::vector<Hand> hands;  ///< before each action, and at the end
};

Played play_random_hand(Dice& dice, const HandSetup& setup, const PerSide<Deal>& deals, int most_plies) {
  Played played;
  played.hands.push_back(*Hand::start(setup, deals));
  while (!played.hands.back().result() && played.hands.back().ply() < most_plies) {
    Hand next = played.hands.back();
    const Side by = *next.to_act();
    const Action action = test::random_action(dice, next);
    EXPECT_FALSE(next.apply(by, action));
    played.actions.emplace_back(by, action);
    played.hands.push_back(std::move(next));
  }
  if (played.hands.back().result()) {
    played.hands.pop_back();
    played.actions.pop_back();
  }
  return played;
}

struct Count {
  int compared = 0;
  int late = 0;                             ///< of these after move 10
  std::map<ResultKind, int> ended_earlier;  ///< positions left out: under the other deal the hand had ended
};

/// Every text of a move that the player is shown.
std::vector<std::string> texts_of(const PlayerView& view) {
  std::vector<std::string> texts;
  for (int ply = 1; ply <= view.ply; ++ply) texts.push_back(move_text(view, ply));
  for (Move move : view.moves) texts.push_back(move_text(view, move));
  return texts;
}

void expect_same_for(Side viewer, const Hand& truth, const Hand& swapped) {
  const PlayerView view = truth.view_for(viewer);
  const PlayerView other_view = swapped.view_for(viewer);
  ASSERT_EQ(view, other_view);
  ASSERT_EQ(truth.knowledge(viewer).table(), swapped.knowledge(viewer).table());
  ASSERT_EQ(truth.public_knowledge().table(viewer), swapped.public_knowledge().table(viewer));
  if (view.ply % 8 == 0) {
    ASSERT_EQ(texts_of(view), texts_of(other_view));
    ASSERT_EQ(knowledge::knowledge_from(view).table(), truth.knowledge(viewer).table());
  }
}

void expect_same_decision(Side viewer, const Hand& truth, const Hand& swapped, std::uint64_t seed) {
  if (truth.to_act() != viewer) return;
  for (ai::Level level : ai::levels()) {
    const auto decide = [&](const Hand& hand) {
      return ai::make_player(level)->choose(hand.view_for(viewer), {.nodes = 500, .time = {}}, seed, {});
    };
    const ai::Decision decision = decide(truth);
    const ai::Decision other_decision = decide(swapped);
    ASSERT_EQ(decision.action, other_decision.action);
    ASSERT_EQ(decision.equity, other_decision.equity);
    ASSERT_EQ(decision.nodes, other_decision.nodes);
  }
}

/// Replays the hand with `deals`, comparing what `viewer` sees at every step.
void compare_with_swapped(const Played& played, Side viewer, const PerSide<Deal>& deals, Dice& dice, Count& count) {
  Hand swapped = *Hand::start(played.hands.front().setup(), deals);
  for (std::size_t step = 0; step < played.hands.size(); ++step) {
    if (swapped.result()) {
      count.ended_earlier[swapped.result()->kind] += static_cast<int>(played.hands.size() - step);
      return;
    }
    const Hand& truth = played.hands[step];
    expect_same_for(viewer, truth, swapped);
    if (dice.roll(40) == 0) expect_same_decision(viewer, truth, swapped, step);
    if (testing::Test::HasFatalFailure()) return;
    ++count.compared;
    if (truth.ply() > 20) ++count.late;
    if (step == played.actions.size()) return;
    const auto& [by, action] = played.actions[step];
    const auto error = swapped.apply(by, action);
    ASSERT_FALSE(error) << "a deal of the range forbids what was done";
  }
}

TEST(Secrecy, SwappingTheTruthForAnyDealOfTheRangeChangesNothingThatThePlayerSees) {
  Dice dice(20261130);
  Count count;
  for (int i = 0; i < 40; ++i) {
    const HandSetup setup = test::random_setup(dice);
    const PerSide<Deal> deals = test::random_deals(dice, setup);
    const Played played = play_random_hand(dice, setup, deals, 100);
    for (Side viewer : both_sides) {
      const auto& range = played.hands.back().knowledge(viewer).deals();
      PerSide<Deal> swapped = deals;
      swapped[other(viewer)] = knowledge::deal_from_index(
          dice.pick(range), played.hands.back().public_knowledge().board().origins(other(viewer)));
      compare_with_swapped(played, viewer, swapped, dice, count);
      if (HasFatalFailure()) return;
    }
  }
  int excluded = 0;
  for (const auto& [kind, positions] : count.ended_earlier) {
    std::printf("left out, the hand had ended (kind %d): %d positions\n", static_cast<int>(kind), positions);
    excluded += positions;
  }
  std::printf("compared: %d positions, %d of them after move 10\n", count.compared, count.late);
  EXPECT_GE(count.compared, 2000);
  EXPECT_LE(excluded * 50, count.compared);
  EXPECT_GE(count.late * 10, count.compared * 3);
}

}  // namespace
}  // namespace raisechess
