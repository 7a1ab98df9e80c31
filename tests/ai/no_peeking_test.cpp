// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdio>

#include "level_budgets.h"
#include "player/player.h"
#include "random_hand.h"

namespace raisechess::test {
namespace {

/// The hand as it would be if the other side of `viewer` held `deal`; nothing where that deal had ended it by a classic
/// draw, which a player does not learn (RULES 3).
std::optional<game::Hand> swapped(const game::Hand& truth, Side viewer, const Deal& deal) {
  PerSide<Deal> deals{truth.deal(Side::White), truth.deal(Side::Black)};
  deals[other(viewer)] = deal;
  auto hand = game::Hand::start(truth.setup(), deals).value();
  for (const Event& event : truth.log()) {
    if (hand.result()) return std::nullopt;
    if (hand.apply(event.by, event.action)) return std::nullopt;
  }
  return hand;
}

/// Every level decides alike on both: action, equity, nodes and reasons, bit for bit.
void expect_same_decisions(const game::Hand& truth, const game::Hand& other_truth, Side viewer, std::uint64_t seed) {
  for (ai::Level level : ai::levels()) {
    SCOPED_TRACE(ai::name(level));
    const auto decision = ai::make_player(level)->choose(truth.view_for(viewer), budget_of_its_own(level), seed, {});
    const auto again = ai::make_player(level)->choose(other_truth.view_for(viewer), budget_of_its_own(level), seed, {});
    ASSERT_EQ(decision.action, again.action);
    ASSERT_EQ(decision.equity, again.equity);
    ASSERT_EQ(decision.nodes, again.nodes);
    ASSERT_EQ(decision.reasons, again.reasons);
  }
}

/// Compares at one position in five of a random hand; returns how many those were.
int compare_in_hand(Dice& dice) {
  const HandSetup setup = random_setup(dice);
  auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
  int compared = 0;
  for (int step = 0; step < 70 && hand.to_act() && !testing::Test::HasFatalFailure(); ++step) {
    const Side viewer = *hand.to_act();
    const auto deal = dice.roll(5) == 0 ? other_possible_deal(dice, hand, viewer) : std::nullopt;
    const auto other_hand = deal ? swapped(hand, viewer, *deal) : std::nullopt;
    if (other_hand && !other_hand->result()) {
      expect_same_decisions(hand, *other_hand, viewer, static_cast<std::uint64_t>(step));
      ++compared;
    }
    EXPECT_FALSE(hand.apply(viewer, random_action(dice, hand)));
  }
  return compared;
}

TEST(NoPeeking, EveryLevelDecidesAlikeWhateverDealOfItsRangeIsTrue) {
  Dice dice(191);
  int compared = 0;
  for (int i = 0; i < hands_to_play(3) && !HasFatalFailure(); ++i) compared += compare_in_hand(dice);
  std::printf("compared: %d views, each at every level\n", compared);
  EXPECT_GE(compared, hands_to_play(3));
}

}  // namespace
}  // namespace raisechess::test
