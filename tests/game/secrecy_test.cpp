// SPDX-License-Identifier: GPL-3.0-or-later
// RULES 3: nothing that a player is shown may depend on what he cannot know. At a position of a random hand the truth
// is swapped for another deal of his range, and the same actions are played again from the deal to there: view, log,
// ranges, marks, move text and the computer's decision must be the same to the last byte all the way.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <numeric>
#include <string_view>

#include "game/hand.h"
#include "knowledge/secrecy.h"
#include "player/player.h"
#include "random_hand.h"
#include "view/move_text.h"

namespace raisechess {
namespace {

using game::Hand;
using test::Dice;

constexpr std::array<std::string_view, 9> kind_names{
    "checkmate", "stalemate",   "showdown", "fold", "threefold", "fifty moves", "insufficient material",
    "agreed",    "king capture"};

struct Played {
  std::vector<std::pair<Side, Action>> actions;
  std::vector<Hand> hands;  ///< before each action, and at the end; none of them is over
};

/// Takebacks too, where they are possible: what was seen in a line that was taken back goes into the range as well.
std::pair<Side, Action> next_action(Dice& dice, const Hand& hand) {
  if (hand.setup().betting == BettingMode::None && dice.chance(8)) {
    const Side by = dice.chance(50) ? Side::White : Side::Black;
    if (!hand.check_take_back(by)) return {by, TakeBack{}};
  }
  return {*hand.to_act(), test::random_action(dice, hand)};
}

Played play_random_hand(Dice& dice, const HandSetup& setup, const PerSide<Deal>& deals, int most_plies) {
  Played played;
  Hand hand = *Hand::start(setup, deals);
  while (!hand.result() && hand.ply() < most_plies) {
    played.hands.push_back(hand);
    const auto [by, action] = next_action(dice, hand);
    EXPECT_FALSE(hand.apply(by, action));
    played.actions.emplace_back(by, action);
  }
  return played;
}

struct Count {
  int compared = 0;
  int late = 0;                                   ///< of these after move 10
  std::array<int, kind_names.size()> left_out{};  ///< by how the hand had ended under the other deal
};

knowledge::DealIndex true_deal(const Hand& hand, Side side) {
  return knowledge::deal_index(hand.deal(side));
}

/// The deals of `truth`, but with another one of the viewer's range for the other side.
PerSide<Deal> swapped_deals(Dice& dice, const Hand& truth, Side viewer) {
  PerSide<Deal> deals{truth.deal(Side::White), truth.deal(Side::Black)};
  deals[other(viewer)] = test::other_possible_deal(dice, truth, viewer).value();
  return deals;
}

/// A random position of the hand where the viewer's range is not one deal, rather late than early, if one is found.
std::optional<std::size_t> open_position(Dice& dice, const Played& played, Side viewer) {
  std::optional<std::size_t> latest;
  for (int draw = 0; draw < 4; ++draw) {
    const auto place = static_cast<std::size_t>(dice.roll(static_cast<int>(played.hands.size())));
    const bool open = played.hands[place].knowledge(viewer).deals().size() > 1;
    if (open && place >= latest.value_or(0)) latest = place;
  }
  return latest;
}

/// Every text of a move that the player is shown.
std::vector<std::string> texts_of(const PlayerView& view) {
  std::vector<std::string> texts = log_texts(view);
  for (Move move : view.moves) texts.push_back(move_text(view, move));
  return texts;
}

SecrecyTable marks_of(const Hand& hand, Side side) {
  return knowledge::secrecy_of_moves(hand.public_knowledge(), true_deal(hand, side), hand.moves());
}

void expect_same_for(Side viewer, const Hand& truth, const Hand& swapped) {
  const PlayerView view = truth.view_for(viewer);
  const PlayerView other_view = swapped.view_for(viewer);
  ASSERT_EQ(view, other_view);
  ASSERT_EQ(truth.knowledge(viewer).table(), swapped.knowledge(viewer).table());
  for (Side side : both_sides) ASSERT_EQ(truth.public_knowledge().table(side), swapped.public_knowledge().table(side));
  if (view.ply % 4 != 0) return;
  ASSERT_EQ(texts_of(view), texts_of(other_view));
  ASSERT_EQ(knowledge::knowledge_from(view).table(), truth.knowledge(viewer).table());
  if (view.active != viewer) return;
  ASSERT_EQ(marks_of(truth, viewer), marks_of(swapped, viewer));
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

/// Replays the hand up to position `last` with `deals`, comparing what `viewer` sees at every step. Left out is only
/// what follows a classic draw under these deals: that none was declared is no knowledge (RULES 3).
void compare(Dice& dice, const Played& played, std::size_t last, Side viewer, const PerSide<Deal>& deals,
             Count& count) {
  Hand swapped = *Hand::start(played.hands.front().setup(), deals);
  for (std::size_t step = 0; step <= last; ++step) {
    if (const auto& result = swapped.result()) {
      count.left_out[static_cast<std::size_t>(result->kind)] += static_cast<int>(last - step + 1);
      return;
    }
    const Hand& truth = played.hands[step];
    expect_same_for(viewer, truth, swapped);
    if (dice.roll(20) == 0) expect_same_decision(viewer, truth, swapped, step);
    if (testing::Test::HasFatalFailure()) return;
    ++count.compared;
    if (truth.ply() > 20) ++count.late;
    const auto& [by, action] = played.actions[step];
    if (step == last) return;
    ASSERT_FALSE(swapped.apply(by, action)) << "a deal of the range forbids what was done";
  }
}

void print(const Count& count) {
  std::printf("compared: %d positions, %d of them after move 10\n", count.compared, count.late);
  for (std::size_t kind = 0; kind < kind_names.size(); ++kind) {
    std::printf("left out after %s: %d\n", kind_names[kind].data(), count.left_out[kind]);
  }
}

TEST(Secrecy, SwappingTheTruthForAnyDealOfTheRangeChangesNothingThatThePlayerSees) {
  Dice dice(20261130);
  Count count;
  const int hands = test::hands_to_play(40);
  for (int i = 0; i < hands; ++i) {
    const HandSetup setup = test::random_setup(dice);
    const Played played = play_random_hand(dice, setup, test::random_deals(dice, setup), 100);
    for (int swap = 0; swap < 6; ++swap) {
      const Side viewer = both_sides[static_cast<std::size_t>(swap % 2)];
      const auto last = open_position(dice, played, viewer);
      if (last) compare(dice, played, *last, viewer, swapped_deals(dice, played.hands[*last], viewer), count);
      if (HasFatalFailure()) return;
    }
  }
  print(count);
  const int left_out = std::accumulate(count.left_out.begin(), count.left_out.end(), 0);
  EXPECT_GE(count.compared, 2000);
  EXPECT_LE(left_out * 50, count.compared);
  EXPECT_GE(count.late * 10, count.compared * 3);
  for (ResultKind draw : {ResultKind::Threefold, ResultKind::FiftyMoves, ResultKind::InsufficientMaterial}) {
    count.left_out[static_cast<std::size_t>(draw)] = 0;
  }
  EXPECT_EQ(count.left_out, decltype(count.left_out){}) << "left out after an end that is no classic draw";
}

}  // namespace
}  // namespace raisechess
