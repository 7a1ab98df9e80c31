// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_support.h"

namespace raisechess {
namespace {

TEST(MatchVoidHand, GivesTheChipsBackAndUsesUpNumberAndColours) {
  auto match = test::match_of(100);
  test::play_hand(match, 30);
  ASSERT_TRUE(match.next_hand(3));
  match.void_hand();
  EXPECT_FALSE(match.hand_on());
  EXPECT_EQ(match.score().chips, (PerSeat<Chips>{130, 70}));
  EXPECT_EQ(match.score().hand, 2);
  EXPECT_EQ(match.next_hand(3)->stacks, (PerSide<Chips>{130, 70}));
  EXPECT_EQ(match.score().hand, 3);
  EXPECT_EQ(match.score().white, Seat::A);
  EXPECT_EQ(match.score().hands_won, (PerSeat<int>{1, 0}));
  EXPECT_EQ(match.score().hands_split, 0);
}

}  // namespace
}  // namespace raisechess
