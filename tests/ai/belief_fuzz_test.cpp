// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "belief/hand_belief.h"
#include "random_hand.h"

namespace raisechess::test {
namespace {

bool holds(const knowledge::DealSet& deals, const game::Hand& hand, Side side) {
  return std::ranges::binary_search(deals, knowledge::deal_index(hand.deal(side)));
}

/// Neither side of a hand ever rules out what is true, of the other side's deal or of what an outsider thinks of its
/// own.
void expect_truth_is_kept(Dice& dice) {
  const HandSetup setup = random_setup(dice);
  auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
  PerSide<ai::HandBelief> beliefs{ai::HandBelief(hand.view_for(Side::White)),
                                  ai::HandBelief(hand.view_for(Side::Black))};
  for (int step = 0; step < 300 && hand.to_act(); ++step) {
    for (Side viewer : both_sides) {
      beliefs[viewer].follow(hand.view_for(viewer));
      ASSERT_TRUE(holds(beliefs[viewer].opponent().deals, hand, other(viewer))) << "after " << hand.log().size();
      ASSERT_TRUE(holds(beliefs[viewer].image().deals, hand, viewer)) << "after " << hand.log().size();
    }
    ASSERT_FALSE(hand.apply(*hand.to_act(), random_action(dice, hand)));
  }
}

TEST(BeliefFuzz, TheTrueDealIsNeverRuledOut) {
  Dice dice(201);
  const int hands = hands_to_play(60);
  for (int i = 0; i < hands && !HasFatalFailure(); ++i) expect_truth_is_kept(dice);
  std::printf("%d hands\n", hands);
}

}  // namespace
}  // namespace raisechess::test
