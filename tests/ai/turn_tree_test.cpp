// SPDX-License-Identifier: GPL-3.0-or-later
#include "stakes/turn_tree.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "scripted_hand.h"
#include "solver/discounted_cfr.h"

namespace raisechess::test {
namespace {

using ai::EquityTable;

/// A river of nuts and air against bluff-catchers: with `nuts` hands of `hands` the viewer wins, with the others not.
EquityTable nuts_or_nothing(std::size_t nuts, std::size_t hands) {
  EquityTable table(hands, 1);
  for (std::size_t i = 0; i < hands; ++i) table.at(i, 0) = i < nuts ? 1 : 0;
  return table;
}

/// White is about to bet or move into a pot of 20 with 90 chips behind.
game::Hand hand_with_a_pot() {
  auto hand = start(HandSetup{}, "b1N c1B d2P", "d7P b8N c8B");
  EXPECT_FALSE(hand.apply(Side::Black, Raise{10}));
  EXPECT_FALSE(hand.apply(Side::White, Call{}));
  EXPECT_EQ(play(hand, "e2e4 e7e5"), "");
  return hand;
}

ai::BetMenu only_pot_bets() {
  return {{100}, {}, {}, 0, 0};
}

ai::TurnTree tree_of(const PlayerView& view, const EquityTable& table, const ai::BetMenu& menu = {}) {
  return ai::turn_tree(ai::turn_betting(view), view.viewer, table, ai::even_weights(table.rows(), table.columns()),
                       menu);
}

struct Solved {
  explicit Solved(const ai::TurnTree& turn) : cfr(turn.game) {
    for (int i = 0; i < 400; ++i) cfr.iterate();
  }
  solver::DiscountedCfr cfr;
};

TEST(TurnBetting, IsTheBettingOfTheHandItself) {
  auto hand = hand_with_a_pot();
  ASSERT_FALSE(hand.apply(Side::White, Bet{10}));
  ASSERT_FALSE(hand.apply(Side::Black, Raise{30}));
  const auto turn = ai::turn_betting(hand.view_for(Side::White));
  EXPECT_EQ(turn.mover, Side::White);
  EXPECT_EQ(turn.actions, (std::vector<Action>{Bet{10}, Raise{30}}));
  betting::Betting now = turn.start;
  for (const Action& action : turn.actions) ai::carry_out(now, action);
  EXPECT_EQ(now, hand.betting());
}

TEST(TurnTree, HoldsTheMenuAndWhatWasReallyBet) {
  auto hand = hand_with_a_pot();
  const EquityTable even(1, 1);
  const auto before = tree_of(hand.view_for(Side::White), even);
  EXPECT_EQ(before.actions[before.now], (std::vector<Action>{MakeMove{}, Bet{10}, Bet{20}, Bet{40}}));
  ASSERT_FALSE(hand.apply(Side::White, Bet{11}));
  const auto after = tree_of(hand.view_for(Side::Black), even);
  EXPECT_EQ(after.actions[0].back(), Action{Bet{11}});
  EXPECT_EQ(after.actions[after.now], (std::vector<Action>{Fold{}, Call{}, Raise{53}, Raise{90}}));
  EXPECT_EQ(after.game.nodes[after.now].player, 0) << "the viewer";
}

TEST(TurnTree, OffersOnlyWhatTheRulesAllow) {
  HandSetup pot_limit;
  pot_limit.betting = BettingMode::PotLimit;
  auto hand = start(pot_limit, "b1N c1B d2P", "d7P b8N c8B");
  const auto turn = tree_of(hand.view_for(Side::Black), EquityTable(1, 1));
  for (const Action& action : turn.actions[turn.now]) {
    if (std::holds_alternative<MakeMove>(action)) continue;
    game::Hand trial = hand;
    EXPECT_FALSE(trial.apply(Side::Black, action));
  }
}

TEST(TurnTree, IsZeroSumAndEvenWhenEquitiesAre) {
  const auto hand = hand_with_a_pot();
  const auto turn = tree_of(hand.view_for(Side::White), EquityTable(3, 4));
  const Solved solved(turn);
  EXPECT_NEAR(solved.cfr.value(), 0, 0.05);
  EXPECT_LT(solved.cfr.exploitability(), 0.1);
}

TEST(TurnTree, BluffsHalfAsOftenAsItBetsForValueAtTheSizeOfThePot) {
  HandSetup pot_limit;
  pot_limit.betting = BettingMode::PotLimit;
  auto hand = start(pot_limit, "b1N c1B d2P", "d7P b8N c8B");
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  ASSERT_EQ(play(hand, "e2e4"), "");
  const auto tree = tree_of(hand.view_for(Side::Black), nuts_or_nothing(2, 8), only_pot_bets());
  ASSERT_EQ(tree.actions[tree.now], (std::vector<Action>{MakeMove{}, Bet{4}}));
  const auto bets = Solved(tree).cfr.average(tree.now)[1];
  EXPECT_GT(bets[0], 0.98) << "the nuts";
  double bluffs = 0;
  for (std::size_t deal = 2; deal < bets.size(); ++deal) bluffs += bets[deal];
  EXPECT_NEAR(bluffs, 1, 0.1) << "one bluff for two hands of value";
}

TEST(TurnTree, TheOtherSideFoldsToABetOfThePotHalfOfTheTime) {
  auto hand = hand_with_a_pot();
  ASSERT_FALSE(hand.apply(Side::White, Bet{20}));
  EquityTable catcher(1, 8);
  for (std::size_t j = 0; j < 8; ++j) catcher.at(0, j) = j < 2 ? 0 : 1;
  ai::BetMenu menu = only_pot_bets();
  const auto tree = tree_of(hand.view_for(Side::Black), catcher, menu);
  const auto answer = Solved(tree).cfr.average(tree.now);
  EXPECT_NEAR(answer[0][0], 0.5, 0.1);
}

TEST(TurnTree, LooksAtLaterTurnsOnlyWhereTheyAreAskedFor) {
  const auto hand = hand_with_a_pot();
  ai::BetMenu menu;
  std::size_t last = 0;
  for (menu.later_turns = 0; menu.later_turns < 3; ++menu.later_turns) {
    const auto tree = tree_of(hand.view_for(Side::White), EquityTable(1, 1), menu);
    EXPECT_GT(tree.game.nodes.size(), last);
    last = tree.game.nodes.size();
  }
}

TEST(TurnTree, CountsOnlyTheDealsThatHaveWeight) {
  const auto hand = hand_with_a_pot();
  const auto turn = ai::turn_betting(hand.view_for(Side::White));
  const EquityTable table = nuts_or_nothing(1, 2);
  const auto value_with = [&](float nuts) {
    const auto tree = ai::turn_tree(turn, Side::White, table, {{nuts, 1 - nuts}, {1}}, {});
    return Solved(tree).cfr.value();
  };
  EXPECT_NEAR(value_with(1), 10, 0.1) << "all of the pot";
  EXPECT_NEAR(value_with(0), -10, 0.1) << "nothing";
}

}  // namespace
}  // namespace raisechess::test
