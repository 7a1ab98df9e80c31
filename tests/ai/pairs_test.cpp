// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "pairs/odds_fit.h"
#include "pairs/pair_search.h"
#include "pairs/thin_equities.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

using knowledge::DealIndex;
using knowledge::DealSet;

constexpr DealIndex deals_of_three = 125;

DealSet all_deals() {
  DealSet deals(deals_of_three);
  std::iota(deals.begin(), deals.end(), DealIndex{0});
  return deals;
}

/// What a deal is worth if each type is worth something on each square.
double strength(DealIndex deal) {
  return 0.4 * (deal % 5) + 0.2 * (deal / 5 % 5) - 0.3 * (deal / 25);
}

TEST(OddsFit, FindsWhatEachTypeIsWorthFromSomePairs) {
  ai::OddsFit fit(0.01);
  Dice dice(301);
  for (int i = 0; i < 400; ++i) {
    const auto own = static_cast<DealIndex>(dice.roll(125));
    const auto theirs = static_cast<DealIndex>(dice.roll(125));
    fit.add(own, theirs, 0.5 + strength(own) - strength(theirs));
  }
  fit.fit();
  EXPECT_NEAR(fit.at(7, 93), 0.5 + strength(7) - strength(93), 0.02);
}

TEST(OddsFit, BelievesLessOfOtherDealsWhatOneRowHasInCommon) {
  ai::OddsFit of_row(4);
  ai::OddsFit of_all(4);
  for (DealIndex theirs = 0; theirs < 100; ++theirs) {
    of_row.add_of_row(3, theirs, 1);
    of_all.add(3, theirs, 1);
  }
  of_row.fit();
  of_all.fit();
  EXPECT_GT(of_row.at(121, 1), 0.1);
  EXPECT_LT(of_row.at(121, 1), of_all.at(121, 1));
}

TEST(ThinEquities, ComeNearAnEquityThatLevelsOff) {
  const DealSet all = all_deals();
  DealSet some;
  for (DealIndex deal = 0; deal < deals_of_three; deal += 2) some.push_back(deal);
  const auto equity = [](DealIndex own, DealIndex theirs) {
    return ai::equity_of_odds(2 * (strength(own) - strength(theirs)));
  };
  ai::EquityTable table(some.size(), some.size());
  for (std::size_t i = 0; i < some.size(); ++i) {
    for (std::size_t j = 0; j < some.size(); ++j) table.at(i, j) = equity(some[i], some[j]);
  }
  const auto thin = ai::thin_equities(table, some, some, all, all, 3);
  EXPECT_EQ(thin.rank(), 21U);
  double squares = 0;
  for (DealIndex own : all) {
    for (DealIndex theirs : all) squares += std::pow(thin.at(own, theirs) + 0.5 - equity(own, theirs), 2);
  }
  EXPECT_LT(std::sqrt(squares / (125 * 125)), 0.03);
}

TEST(ThinProduct, PaysWhatTheMatrixOfItsNumbersPays) {
  Dice dice(302);
  const auto number = [&] { return static_cast<float>(dice.roll(1000)) / 500 - 1; };
  solver::ThinProduct thin(19, 13, 3);
  for (std::size_t part = 0; part < 3; ++part) {
    for (std::size_t i = 0; i < 19; ++i) thin.left(i, part) = number();
    for (std::size_t j = 0; j < 13; ++j) thin.right(j, part) = number();
  }
  solver::PayoffMatrix matrix(19, 13);
  for (std::size_t i = 0; i < 19; ++i) {
    for (std::size_t j = 0; j < 13; ++j) matrix.at(i, j) = thin.at(i, j);
  }
  for (int player : {0, 1}) {
    const std::vector<float> reach(player == 0 ? 13 : 19, 0.25F);
    std::vector<float> by_thin(player == 0 ? 19 : 13);
    std::vector<float> by_matrix = by_thin;
    thin.add_values(player, 3, reach, by_thin);
    matrix.add_values(player, 3, reach, by_matrix);
    for (std::size_t i = 0; i < by_thin.size(); ++i) EXPECT_NEAR(by_thin[i], by_matrix[i], 1e-4);
  }
}

/// Black, to make the last half-move.
std::optional<game::Hand> hand_before_the_showdown(Dice& dice) {
  HandSetup setup;
  setup.showdown = 20;
  setup.betting = BettingMode::None;
  auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
  while (hand.to_act() && hand.ply() < 39) (void)hand.apply(hand.active(), MakeMove{random_move(dice, hand)});
  return hand.to_act() ? std::optional(hand) : std::nullopt;
}

TEST(PairSearch, IsExactInTheLastHalfMove) {
  Dice dice(303);
  int compared = 0;
  while (compared < 10) {
    const auto hand = hand_before_the_showdown(dice);
    if (!hand) continue;
    const PlayerView view = hand->view_for(Side::Black);
    ai::HandBelief belief(view);
    belief.follow(view);
    ai::Searcher searcher(arbiter_rules);
    ai::PairSearch pairs(searcher, belief, 1);
    ai::SearchLimits deep;
    deep.depth = 4;
    for (DealIndex theirs : belief.opponent_deals()) {
      EXPECT_EQ(pairs.quiet(belief.own(), theirs, {}), pairs.searched(belief.own(), theirs, deep).equity);
    }
    ++compared;
  }
}

TEST(PairSearch, MakesNoRowsOfATableWhenItIsStopped) {
  Dice dice(304);
  const HandSetup setup;
  const auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
  const ai::HandBelief belief(hand.view_for(Side::Black));
  ai::Searcher searcher(arbiter_rules);
  ai::PairSearch pairs(searcher, belief, 60);
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_EQ(ai::quiet_table(pairs, all_deals(), all_deals(), {64, {}, {}, stopped.get_token()}).rows(), 0U);
  EXPECT_EQ(pairs.nodes(), 0U);
}

TEST(PairSearch, KeepsToTheNodesOfATable) {
  Dice dice(305);
  const HandSetup setup;
  const auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
  const ai::HandBelief belief(hand.view_for(Side::Black));
  ai::Searcher searcher(arbiter_rules);
  ai::PairSearch pairs(searcher, belief, 60);
  EXPECT_EQ(ai::quiet_table(pairs, all_deals(), {0, 1, 2, 3, 4, 5, 6, 7}, {64, 500, {}, {}}).rows(), 125U);
  EXPECT_LE(pairs.nodes(), 500U);
}

}  // namespace
}  // namespace raisechess::test
