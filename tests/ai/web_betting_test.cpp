// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "game/hand.h"
#include "player/bet_sizing.h"
#include "scripted_hand.h"
#include "threshold_style.h"

namespace raisechess::test {
namespace {

constexpr auto white_deal = "b1N c1B d2P";
constexpr auto black_deal = "d7P b8N c8B";

/// White's turn after the blinds were completed and one move each: pot 4, stacks 98.
PlayerView white_to_bet() {
  auto hand = start(HandSetup{}, white_deal, black_deal);
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_EQ(play(hand, "e2e4 e7e5"), "");
  return hand.view_for(Side::White);
}

/// Black faces a bet of `to` after the same beginning.
PlayerView black_to_answer(Chips to) {
  auto hand = start(HandSetup{}, white_deal, black_deal);
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_EQ(play(hand, "e2e4 e7e5"), "");
  EXPECT_FALSE(hand.apply(Side::White, Bet{to}));
  return hand.view_for(Side::Black);
}

ai::RandomStream luck(int number = 0) {
  return {1, Side::White, number, ai::Purpose::Bluff};
}

const ai::ThresholdStyle web(ai::web_bets);

TEST(WebBetting, BetsByItsEquity) {
  const PlayerView view = white_to_bet();
  EXPECT_EQ(web.open(view, 0.75, luck()), Action{Bet{4}}) << "the pot";
  EXPECT_EQ(web.open(view, 0.62, luck()), Action{Bet{2}}) << "half the pot";
  EXPECT_EQ(web.open(view, 0.61, luck()), std::nullopt);
  EXPECT_EQ(web.open(view, 0.36, luck()), std::nullopt);
}

TEST(WebBetting, BluffsHalfThePotOneTimeInTen) {
  const PlayerView view = white_to_bet();
  int bluffs = 0;
  for (int i = 0; i < 2000; ++i) {
    const auto bet = web.open(view, 0.35, luck(i));
    if (!bet) continue;
    EXPECT_EQ(*bet, Action{Bet{2}});
    ++bluffs;
  }
  EXPECT_NEAR(bluffs, 200, 60);
}

TEST(WebBetting, AnswersByItsEquityAndThePrice) {
  const PlayerView view = black_to_answer(4);  // 4 to call, 8 in the pot: a third
  EXPECT_EQ(web.answer(view, 0.33, luck()), Action{Fold{}});
  EXPECT_EQ(web.answer(view, 0.34, luck()), Action{Call{}});
  EXPECT_EQ(web.answer(view, 0.79, luck()), Action{Call{}});
  EXPECT_EQ(web.answer(view, 0.80, luck()), Action{Raise{16}}) << "4 to call and 12, the pot after the call";
}

TEST(WebBetting, CallsWhereItMayNotRaise) {
  EXPECT_EQ(web.answer(black_to_answer(98), 0.99, luck()), Action{Call{}});
}

TEST(WebBetting, GoesAllInWhereMoreThanSixTenthsOfItsStackWouldGoIn) {
  PlayerView view = white_to_bet();
  view.pot = 100;
  view.stacks = {166, 200};
  view.bet->max = 166;
  EXPECT_EQ(ai::share_of_pot(view, 100), 166);
  view.stacks.white = 167;
  view.bet->max = 167;
  EXPECT_EQ(ai::share_of_pot(view, 100), 100) << "100 of 167 is less than 60 %";
}

TEST(WebBetting, SizesAreClippedToTheBounds) {
  PlayerView view = white_to_bet();
  view.pot = 2;
  EXPECT_EQ(ai::share_of_pot(view, 50), 2) << "at least the big blind";
  view.pot = 30;
  view.bet->max = 9;
  EXPECT_EQ(ai::share_of_pot(view, 100), 9);
}

TEST(WebBetting, RaisesTheBlindAsWhitePreflop) {
  auto hand = start(HandSetup{}, white_deal, black_deal);
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_EQ(web.open(hand.view_for(Side::White), 0.8, luck()), Action{Raise{6}}) << "2 in, and the pot of 4 on top";
  EXPECT_EQ(web.open(hand.view_for(Side::White), 0.7, luck()), Action{Raise{4}});
}

TEST(WebBetting, CompletesTheBlindForAQuarter) {
  const auto hand = start(HandSetup{}, white_deal, black_deal);
  EXPECT_EQ(web.answer(hand.view_for(Side::Black), 0.26, luck()), Action{Call{}});
  EXPECT_EQ(web.answer(hand.view_for(Side::Black), 0.25, luck()), Action{Fold{}});
}

}  // namespace
}  // namespace raisechess::test
