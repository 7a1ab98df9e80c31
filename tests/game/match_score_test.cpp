// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>

#include "match_support.h"

namespace raisechess {
namespace {

TEST(MatchScore, SumsGainsAndLossesAndCountsHands) {
  auto match = test::match_of(100);
  test::play_hand(match, 30);  // A is White and wins 30
  test::play_hand(match, 10);  // B is White and wins 10
  test::play_hand(match, -5);  // A is White and loses 5
  test::play_hand(match, 0);   // split
  const MatchScore& score = match.score();
  EXPECT_EQ(score.hand, 4);
  EXPECT_EQ(score.chips, (PerSeat<Chips>{115, 85}));
  EXPECT_EQ(score.won, (PerSeat<std::int64_t>{30, 15}));
  EXPECT_EQ(score.lost, (PerSeat<std::int64_t>{15, 30}));
  EXPECT_EQ(score.hands_won, (PerSeat<int>{1, 2}));
  EXPECT_EQ(score.hands_split, 1);
}

TEST(MatchScore, ChipsStandAsOfTheLastFinishedHand) {
  auto match = test::match_of(100);
  test::play_hand(match, 30);
  ASSERT_TRUE(match.next_hand(0));
  EXPECT_EQ(match.score().chips, (PerSeat<Chips>{130, 70}));
  EXPECT_EQ(match.score().hand, 2);
}

TEST(MatchScore, CountsAWonHandWithoutChips) {
  MatchSetup setup;
  setup.hand.betting = BettingMode::None;
  auto match = game::Match::start(setup).value();
  ASSERT_TRUE(match.next_hand(0));
  match.book({ResultKind::Showdown, Side::Black, {}, {}});
  EXPECT_EQ(match.score().hands_won, (PerSeat<int>{0, 1}));
  EXPECT_EQ(match.score().chips, (PerSeat<Chips>{100, 100}));
}

TEST(MatchScore, ConservesChipsInEveryMatch) {
  std::mt19937 random(1);
  for (int played = 0; played < 300; ++played) {
    auto match = test::match_of(2 + static_cast<Chips>(random() % 200));
    const Chips brought = match.score().chips.a + match.score().chips.b;
    while (!match.score().over) {
      const auto hand = match.next_hand(0);
      ASSERT_TRUE(hand);
      ASSERT_EQ(hand->stacks.white + hand->stacks.black, brought);
      const Chips most = std::min(hand->stacks.white, hand->stacks.black);
      match.book(test::white_nets(static_cast<Chips>(random() % static_cast<unsigned>(2 * most + 1)) - most));
      const MatchScore& score = match.score();
      ASSERT_EQ(score.chips.a + score.chips.b, brought);
      ASSERT_EQ(score.chips.a - brought / 2, score.won.a - score.lost.a);
      ASSERT_EQ(score.won.a, score.lost.b);
      ASSERT_EQ(score.won.b, score.lost.a);
      ASSERT_EQ(score.hands_won.a + score.hands_won.b + score.hands_split, score.hand);
    }
  }
}

}  // namespace
}  // namespace raisechess
