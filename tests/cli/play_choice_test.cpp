// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal/play_choice.h"

#include <gtest/gtest.h>

namespace raisechess::cli {
namespace {

MatchChoice chosen(const MatchWishes& wishes, const MatchChoice& last = first_choice()) {
  return choice_with(last, wishes, Seat::A);
}

TEST(PlayChoice, TheFirstStartIsWithoutChips) {
  const MatchChoice first = first_choice();
  EXPECT_EQ(first.setup.hand.betting, BettingMode::None);
  EXPECT_EQ(first.setup.hand.hidden, 3);
  EXPECT_EQ(first.setup.hand.showdown, 30);
  EXPECT_FALSE(first.random_array);
  EXPECT_FALSE(first.setup.hand.agreed_split) << "off in the official rules";
}

TEST(PlayChoice, WhatIsLeftOpenStaysAsInTheLastMatch) {
  MatchWishes wishes;
  wishes.chips = true;
  wishes.hidden = 5;
  wishes.showdown = 40;
  wishes.blind_minutes = 10;
  const MatchChoice last = chosen(wishes);
  EXPECT_EQ(chosen({}, last), last);
}

TEST(PlayChoice, ChipsAreNoLimitUnlessSaidOtherwise) {
  MatchWishes wishes;
  wishes.chips = true;
  EXPECT_EQ(chosen(wishes).setup.hand.betting, BettingMode::NoLimit);
  wishes.betting = BettingMode::PotLimit;
  const MatchChoice pot_limit = chosen(wishes);
  EXPECT_EQ(pot_limit.setup.hand.betting, BettingMode::PotLimit);
  wishes.betting.reset();
  EXPECT_EQ(chosen(wishes, pot_limit).setup.hand.betting, BettingMode::PotLimit) << "as in the last match";
  wishes.chips = false;
  EXPECT_EQ(chosen(wishes, pot_limit).setup.hand.betting, BettingMode::None);
}

TEST(PlayChoice, ToMateBringsTheClassicDraws) {
  MatchWishes wishes;
  wishes.showdown = showdown_to_mate;
  EXPECT_TRUE(chosen(wishes).setup.hand.classic_draws);
  EXPECT_FALSE(chosen({}).setup.hand.classic_draws);
  wishes.classic_draws = false;
  EXPECT_FALSE(chosen(wishes).setup.hand.classic_draws);
}

TEST(PlayChoice, ClassicChessIsAsItsRulesSay) {
  MatchWishes wishes;
  wishes.classic = true;
  MatchChoice last = first_choice();
  last.setup.hand.king_capture = true;
  const MatchChoice classic = chosen(wishes, last);
  EXPECT_EQ(classic.setup.hand.hidden, 0);
  EXPECT_EQ(classic.setup.hand.betting, BettingMode::None);
  EXPECT_EQ(classic.setup.hand.showdown, showdown_to_mate);
  EXPECT_TRUE(classic.setup.hand.classic_draws);
  EXPECT_EQ(classic.setup.hand.promotion, PromotionRule::Choice);
  EXPECT_FALSE(classic.setup.hand.king_capture);
  EXPECT_FALSE(classic.random_array);
}

TEST(PlayChoice, TheTurnClockAndTheColoursAreThoseOfClassicChess) {
  MatchWishes wishes;
  wishes.classic = true;
  wishes.turn_seconds = 30;
  wishes.alternate_colours = false;
  const MatchChoice classic = chosen(wishes);
  EXPECT_EQ(classic.setup.turn_seconds, 30);
  EXPECT_FALSE(classic.setup.alternate_colours);
  EXPECT_EQ(chosen({}, classic).setup, classic.setup) << "asking for nothing stays";
  MatchWishes hidden;
  hidden.hidden = 3;
  EXPECT_EQ(chosen(hidden, classic).setup.turn_seconds, 0);
  EXPECT_TRUE(chosen(hidden, classic).setup.alternate_colours);
}

TEST(PlayChoice, AskingForHiddenPiecesLeavesClassicChess) {
  MatchWishes classic;
  classic.classic = true;
  MatchWishes wishes;
  wishes.hidden = 4;
  const MatchChoice choice = chosen(wishes, chosen(classic));
  EXPECT_EQ(choice.setup.hand.hidden, 4);
  EXPECT_EQ(choice.setup.hand.promotion, PromotionRule::Queen);
  EXPECT_EQ(choice.setup.hand.showdown, 30);
  EXPECT_EQ(chosen({}, chosen(classic)).setup.hand.hidden, 0) << "asking for nothing stays";
}

TEST(PlayChoice, TheArrayIsFixedOrDrawn) {
  MatchWishes wishes;
  wishes.array = "0";
  EXPECT_EQ(chosen(wishes).setup.hand.array, 0);
  EXPECT_FALSE(chosen(wishes).random_array);
  wishes.array = "random";
  EXPECT_TRUE(chosen(wishes).random_array);
}

TEST(PlayChoice, TheColourIsChosenOrByLot) {
  MatchWishes wishes;
  EXPECT_EQ(choice_with(first_choice(), wishes, Seat::B).setup.first_white, Seat::B);
  wishes.color = ColorWish::White;
  EXPECT_EQ(choice_with(first_choice(), wishes, Seat::B).setup.first_white, Seat::A);
  wishes.color = ColorWish::Black;
  EXPECT_EQ(choice_with(first_choice(), wishes, Seat::A).setup.first_white, Seat::B);
}

}  // namespace
}  // namespace raisechess::cli
