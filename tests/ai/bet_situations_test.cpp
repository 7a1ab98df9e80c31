// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "golden_case.h"
#include "scripted_hand.h"
#include "search_support.h"
#include "solved_betting.h"
#include "solver/discounted_cfr.h"

namespace raisechess::test {
namespace {

/// A line of situations/bets.jsonl: both have put `stake` chips into the pot before the first move, and one bet of
/// `share` hundredths of the pot is looked at. The side that may bet holds the nuts or nothing, the other a hand in
/// between.
struct BetSituation {
  bool bluffs = false;  ///< how often the bet is made with nothing is asked; else how often it is folded to
  Chips stake = 0;
  int share = 0;

  double pots() const { return share / 100.0; }
};

std::vector<BetSituation> bet_situations() {
  std::vector<BetSituation> found;
  for (const std::string& line : data_lines("situations/bets.jsonl")) {
    const Json json = Json::parse(line);
    found.push_back({json.at("kind") == "bluffs", json.at("stake"), json.at("share")});
  }
  return found;
}

/// Black is to bet or move into a pot of two stakes.
game::Hand hand_of(const BetSituation& situation) {
  HandSetup setup;
  auto hand = start(setup, "b1N c1B d2P", "d7P b8N c8B");
  const bool raises = situation.stake > setup.blinds.big;
  EXPECT_FALSE(hand.apply(Side::Black, raises ? Action{Raise{situation.stake}} : Action{Call{}}));
  if (raises) {
    EXPECT_FALSE(hand.apply(Side::White, Call{}));
  }
  EXPECT_EQ(play(hand, "e2e4"), "");
  return hand;
}

constexpr std::size_t hands_of_each_sort = 10;
constexpr std::size_t sorts = 4;  ///< one of nuts and three of nothing

/// Of the side that bets: the nuts first.
ai::EquityTable polarised() {
  ai::EquityTable table(sorts * hands_of_each_sort, 1);
  for (std::size_t i = 0; i < table.rows(); ++i) table.at(i, 0) = i < hands_of_each_sort ? 1 : 0;
  return table;
}

/// The same seen from the other side.
ai::EquityTable catching() {
  ai::EquityTable table(1, sorts * hands_of_each_sort);
  for (std::size_t j = 0; j < table.columns(); ++j) table.at(0, j) = j < hands_of_each_sort ? 0 : 1;
  return table;
}

double share_of(const game::Hand& hand, ai::Matchups matchups, const ai::BetMenu& menu, const Action& action) {
  const ai::SolvedTurn solved = ai::solved_turn(hand.view_for(*hand.to_act()), matchups, menu, {});
  EXPECT_LE(solved.exploitability, 0.005);
  for (const ai::ActionShare& one : solved.strategy) {
    if (one.action == action) return one.share;
  }
  ADD_FAILURE() << "the action is not looked at";
  return 0;
}

/// In equilibrium the other side gets s + 1 for s chips if it catches a bluff: bluffs are s / (1 + s) of what is bet
/// for value, one to two at the size of the pot.
TEST(BetSituations, NothingIsBetInProportionToTheNuts) {
  for (const BetSituation& situation : bet_situations()) {
    if (!situation.bluffs) continue;
    const game::Hand hand = hand_of(situation);
    const Bet bet{2 * situation.stake * situation.share / 100};
    double value = 0;
    double bluffs = 0;
    for (std::size_t row = 0; row < polarised().rows(); ++row) {
      const double share = share_of(hand, {polarised(), row, 0}, {{situation.share}, {}, {}, 0, 0}, bet);
      (row < hands_of_each_sort ? value : bluffs) += share;
    }
    EXPECT_GT(value, 0.95 * hands_of_each_sort) << situation.stake << ", " << situation.share;
    EXPECT_NEAR(bluffs / value, situation.pots() / (1 + situation.pots()), 0.06)
        << situation.stake << ", " << situation.share;
  }
}

/// Then a bluff wins 1 where it is folded to and loses s where not: it is folded to in s / (1 + s) of all cases.
TEST(BetSituations, ABetIsFoldedToInProportionToItsPrice) {
  for (const BetSituation& situation : bet_situations()) {
    if (situation.bluffs) continue;
    game::Hand hand = hand_of(situation);
    ASSERT_FALSE(hand.apply(Side::Black, Bet{2 * situation.stake * situation.share / 100}));
    ai::BetMenu menu{{situation.share}, {}, {}, 0, 0};
    const ai::TurnBetting betting = ai::turn_betting(hand.view_for(Side::White));
    const ai::TurnTree turn =
        ai::turn_tree(betting, Side::White, catching(), ai::even_weights(1, sorts * hands_of_each_sort), menu);
    solver::DiscountedCfr cfr(turn.game);
    while (cfr.iterations() < 2000 && cfr.exploitability() > 0.0005 * betting.start.pot()) cfr.iterate();
    EXPECT_NEAR(cfr.average(turn.now)[0][0], situation.pots() / (1 + situation.pots()), 0.06)
        << situation.stake << ", " << situation.share;
  }
}

}  // namespace
}  // namespace raisechess::test
