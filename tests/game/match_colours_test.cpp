// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_support.h"

namespace raisechess {
namespace {

TEST(MatchColours, AlternateFromTheFirstWhite) {
  for (Seat first : {Seat::A, Seat::B}) {
    auto match = test::match_of(100, 0, first);
    for (Seat white : {first, other(first), first, other(first)}) {
      ASSERT_TRUE(match.next_hand(0));
      EXPECT_EQ(match.score().white, white);
      EXPECT_EQ(match.seat_of(Side::White), white);
      EXPECT_EQ(match.seat_of(Side::Black), other(white));
      EXPECT_EQ(match.side_of(white), Side::White);
      EXPECT_EQ(match.side_of(other(white)), Side::Black);
      match.book(test::white_nets(1));
    }
  }
}

TEST(MatchColours, MayStayInClassicChess) {
  MatchSetup setup;
  setup.hand.hidden = 0;
  setup.hand.betting = BettingMode::None;
  setup.alternate_colours = false;
  setup.first_white = Seat::B;
  auto match = game::Match::start(setup).value();
  for (int hand = 0; hand < 4; ++hand) {
    test::play_hand(match, 0);
    EXPECT_EQ(match.score().white, Seat::B);
  }
}

TEST(MatchColours, StacksFollowTheSeats) {
  auto match = test::match_of(100);
  ASSERT_EQ(match.next_hand(0)->stacks, (PerSide<Chips>{100, 100}));
  match.book(test::white_nets(30));
  EXPECT_EQ(match.next_hand(0)->stacks, (PerSide<Chips>{70, 130}));
}

}  // namespace
}  // namespace raisechess
