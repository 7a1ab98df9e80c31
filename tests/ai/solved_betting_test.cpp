// SPDX-License-Identifier: GPL-3.0-or-later
#include "solved_betting.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

/// The viewer's first row has the equity given, the other rows spread evenly from nothing to all.
ai::Matchups matchups_of(double own) {
  constexpr std::size_t count = 20;
  ai::Matchups matchups{ai::EquityTable(count, count), 0, 0};
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) {
      const double lead = (static_cast<double>(i) - static_cast<double>(j)) / count;
      matchups.table.at(i, j) = i == 0 ? own : std::clamp(0.5 + lead, 0.0, 1.0);
    }
  }
  return matchups;
}

Action bet_of(const game::Hand& hand, double own, std::uint64_t seed) {
  const PlayerView view = hand.view_for(*hand.to_act());
  const ai::RandomStream luck(seed, view.viewer, 0, ai::Purpose::Bluff);
  return ai::drawn_action(ai::solved_turn(view, matchups_of(own), {}, {}).strategy, luck);
}

game::Hand after_a_bet(Chips to) {
  auto hand = start(HandSetup{}, "b1N c1B d2P", "d7P b8N c8B");
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_EQ(play(hand, "e2e4"), "");
  EXPECT_FALSE(hand.apply(Side::Black, Bet{to}));
  return hand;
}

TEST(SolvedBetting, TheNutsNeverFold) {
  for (Chips to : {2, 4, 17, 98}) {
    const auto hand = after_a_bet(to);
    for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_NE(bet_of(hand, 1, seed), Action{Fold{}}) << to;
  }
}

TEST(SolvedBetting, ADeadHandNeverCalls) {
  for (Chips to : {2, 4, 17, 98}) {
    const auto hand = after_a_bet(to);
    for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_NE(bet_of(hand, 0, seed), Action{Call{}}) << to;
  }
}

TEST(SolvedBetting, IsAlwaysLegalAndDrawnByTheSeed) {
  Dice dice(181);
  for (int i = 0; i < 12; ++i) {
    HandSetup setup = random_setup(dice);
    if (setup.betting == BettingMode::None) setup.betting = BettingMode::PotLimit;
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    for (int step = 0; step < 40 && hand.to_act(); ++step) {
      const game::LegalActions legal = hand.legal_actions();
      if (!legal.answer_split && (legal.call || legal.bet || legal.raise)) {
        const Action action = bet_of(hand, dice.roll(100) / 100.0, 1);
        const bool bets_nothing = std::holds_alternative<MakeMove>(action);
        game::Hand trial = hand;
        EXPECT_TRUE(bets_nothing ? !legal.call : !trial.apply(*hand.to_act(), action));
      }
      ASSERT_FALSE(hand.apply(*hand.to_act(), random_action(dice, hand)));
    }
  }
}

}  // namespace
}  // namespace raisechess::test
