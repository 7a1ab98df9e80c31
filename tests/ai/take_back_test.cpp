// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer saw in a line that was taken back stays known to it; it plays from the position that stands.
#include <gtest/gtest.h>

#include <algorithm>

#include "belief/movement_belief.h"
#include "player/player.h"
#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

constexpr ai::Budget few_nodes{400, std::nullopt};

void act_or_take_back(Dice& dice, game::Hand& hand) {
  const Side by = dice.chance(50) ? Side::White : Side::Black;
  if (dice.chance(30) && !hand.check_take_back(by)) {
    ASSERT_FALSE(hand.apply(by, TakeBack{}));
  } else {
    ASSERT_FALSE(hand.apply(*hand.to_act(), random_action(dice, hand)));
  }
}

HandSetup chipless_of_any_kind(Dice& dice) {
  HandSetup setup = random_setup(dice);
  setup.betting = BettingMode::None;
  return setup;
}

TEST(TakeBack, ALivePlayerDecidesLegallyAndAsOneMadeAnew) {
  for (ai::Level level : ai::levels()) {
    Dice dice(61);
    for (int i = 0; i < 8; ++i) {
      const HandSetup setup = chipless_of_any_kind(dice);
      auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
      PerSide<std::unique_ptr<ai::Player>> live{ai::make_player(level), ai::make_player(level)};
      for (int step = 0; step < 30 && hand.to_act(); ++step) {
        const PlayerView view = hand.view_for(*hand.to_act());
        const auto decision = live[view.viewer]->choose(view, few_nodes, 7, {});
        const auto anew = ai::make_player(level)->choose(view, few_nodes, 7, {});
        EXPECT_EQ(decision.action, anew.action);
        EXPECT_EQ(decision.equity, anew.equity);
        game::Hand trial = hand;
        ASSERT_FALSE(trial.apply(view.viewer, decision.action));
        act_or_take_back(dice, hand);
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST(TakeBack, ABeliefStandsOnTheBoardThatStandsAndForgetsNothing) {
  Dice dice(62);
  for (int i = 0; i < 30; ++i) {
    const HandSetup setup = chipless_of_any_kind(dice);
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    ai::MovementBelief belief(hand.view_for(Side::White));
    while (hand.to_act() && hand.log().size() < 80) {
      act_or_take_back(dice, hand);
      if (HasFatalFailure()) return;
      if (!hand.to_act()) break;
      belief.follow(hand.view_for(Side::White));
      const auto truth = knowledge::deal_index(hand.deal(Side::Black));
      ASSERT_TRUE(std::ranges::includes(belief.deals(), hand.knowledge(Side::White).deals()));
      ASSERT_EQ(belief.ply(), hand.ply());
      chess::Position position = belief.position(truth);
      position.set_half_move_clock(hand.position().half_move_clock());
      ASSERT_EQ(position, hand.position());
      if (!setup.classic_draws) continue;
      const int clock = hand.view_for(Side::White).rights.half_move_clock;
      ASSERT_EQ(static_cast<int>(belief.earlier_keys(truth, clock).size()), std::min(clock, hand.ply()));
    }
  }
}

TEST(TakeBack, WhatAPieceHasToldIsStillBelieved) {
  auto hand = start(chipless_setup(), "b1Q c1B d2P", "d7P b8N c8B");
  ai::MovementBelief belief(hand.view_for(Side::White));
  ASSERT_EQ(play(hand, "a2a3 b8c6"), "");
  ASSERT_FALSE(hand.apply(Side::White, TakeBack{}));
  belief.follow(hand.view_for(Side::White));
  EXPECT_EQ(belief.deals().size(), 25U) << "the piece of b8 can only be a knight";
  EXPECT_EQ(belief.ply(), 0);
}

}  // namespace
}  // namespace raisechess::test
