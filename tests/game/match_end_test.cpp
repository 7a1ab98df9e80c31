// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_support.h"

namespace raisechess {
namespace {

TEST(MatchEnd, WhenAPlayerHasNoChips) {
  auto match = test::match_of(100);
  test::play_hand(match, 60);
  EXPECT_FALSE(match.score().over);
  test::play_hand(match, -40);
  EXPECT_TRUE(match.score().over);
  EXPECT_EQ(match.score().winner, Seat::A);
  EXPECT_EQ(match.score().chips, (PerSeat<Chips>{200, 0}));
}

TEST(MatchEnd, NoHandFollows) {
  auto match = test::match_of(100);
  test::play_hand(match, -100);
  EXPECT_EQ(match.score().winner, Seat::B);
  const MatchScore before = match.score();
  EXPECT_EQ(match.next_hand(0).error(), (Error{ErrorCode::MatchOver, {}}));
  EXPECT_EQ(match.score(), before);
}

TEST(MatchEnd, AHandMustEndBeforeTheNext) {
  auto match = test::match_of(100);
  ASSERT_TRUE(match.next_hand(0));
  const MatchScore before = match.score();
  EXPECT_EQ(match.next_hand(1).error(), (Error{ErrorCode::HandStillOn, {}}));
  EXPECT_EQ(match.score(), before);
  EXPECT_TRUE(match.hand_on());
}

TEST(MatchEnd, NeverComesWithoutChips) {
  MatchSetup setup;
  setup.hand.betting = BettingMode::None;
  setup.chips = 2;
  auto match = game::Match::start(setup).value();
  for (int hand = 0; hand < 50; ++hand) {
    ASSERT_TRUE(match.next_hand(hand));
    match.book({ResultKind::Checkmate, Side::White, {}, {}});
    ASSERT_FALSE(match.score().over);
  }
}

TEST(MatchEnd, TheWinnerOfALargestMatchCanStillBeDealt) {
  auto match = test::match_of(1'000'000);
  test::play_hand(match, 999'999);
  const auto setup = match.next_hand(0);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->stacks, (PerSide<Chips>{1, 1'999'999}));
  EXPECT_FALSE(game::check_setup(*setup));
}

}  // namespace
}  // namespace raisechess
