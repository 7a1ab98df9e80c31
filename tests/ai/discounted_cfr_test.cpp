// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/discounted_cfr.h"

#include <gtest/gtest.h>

#include "card_games.h"

namespace raisechess::test {
namespace {

solver::DiscountedCfr solved(const solver::GameTree& tree, int iterations) {
  solver::DiscountedCfr cfr(tree);
  for (int i = 0; i < iterations; ++i) cfr.iterate();
  return cfr;
}

TEST(DiscountedCfr, FindsTheValueOfKuhnPoker) {
  const auto tree = kuhn_poker();
  const auto cfr = solved(tree, 1000);
  EXPECT_NEAR(cfr.value(), -1.0 / 18, 1e-3);
  EXPECT_LT(cfr.exploitability(), 1e-3);
  EXPECT_GE(cfr.exploitability(), -1e-6);
}

TEST(DiscountedCfr, ValuesOfTheActionsMakeUpThatOfTheGame) {
  const auto tree = kuhn_poker();
  const auto cfr = solved(tree, 1000);
  ASSERT_EQ(tree.nodes.front().kind, solver::GameTree::Kind::Decision);
  const auto values = cfr.action_values();
  const auto taken = cfr.average(0);
  double sum = 0;
  for (std::size_t action = 0; action < values.size(); ++action) {
    for (std::size_t hand = 0; hand < values[action].size(); ++hand) sum += taken[action][hand] * values[action][hand];
  }
  EXPECT_NEAR(sum, cfr.value(), 1e-5);
}

TEST(DiscountedCfr, PlaysKuhnPokerAsItsEquilibriaDo) {
  const auto tree = kuhn_poker();
  const auto root = solved(tree, 2000).average(0);  // actions: check, bet; hands: jack, queen, king
  const float bluffs = root[1][0];
  EXPECT_LE(bluffs, 1.0F / 3 + 0.01F);
  EXPECT_LT(root[1][1], 0.01F) << "the queen never bets";
  EXPECT_NEAR(root[1][2], 3 * bluffs, 0.02F) << "the king bets three times as often as the jack";
}

TEST(DiscountedCfr, FindsTheValueOfLeducHoldem) {
  const auto tree = leduc_holdem();
  const auto cfr = solved(tree, 600);
  EXPECT_NEAR(cfr.value(), -0.0856, 2e-3);
  EXPECT_LT(cfr.exploitability(), 5e-3);
}

TEST(DiscountedCfr, ExploitabilityOfPlayingEvenlyIsThatOfTheFirstAverage) {
  const auto tree = kuhn_poker();
  const auto cfr = solved(tree, 0);
  EXPECT_NEAR(cfr.value(), 0.125, 1e-6);
  EXPECT_NEAR(cfr.exploitability(), 0.4583, 1e-3);
}

TEST(DiscountedCfr, ReachIsTheProductOfThePlayersOwnActions) {
  const auto tree = kuhn_poker();
  const auto cfr = solved(tree, 500);
  const std::size_t after_check = tree.nodes[0].children[0];
  const std::size_t faces_a_bet = tree.nodes[after_check].children[1];
  EXPECT_EQ(cfr.reach(faces_a_bet, 0), cfr.average(0)[0]);
  EXPECT_EQ(cfr.reach(faces_a_bet, 1), cfr.average(after_check)[1]);
}

TEST(DiscountedCfr, IsTheSameEachTime) {
  const auto tree = leduc_holdem();
  EXPECT_EQ(solved(tree, 20).average(0), solved(tree, 20).average(0));
}

}  // namespace
}  // namespace raisechess::test
