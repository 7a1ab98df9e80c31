// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/decision_reasons.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "player/player.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

ai::Decision decision_in(const game::Hand& hand, ai::Level level = ai::Level::Club) {
  return ai::make_player(level)->choose(hand.view_for(*hand.to_act()), {20'000, std::nullopt}, 1, {});
}

game::Hand facing_a_pot_bet() {
  auto hand = start(HandSetup{}, "b1N c1B d2P", "d7P b8N c8B");
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_EQ(play(hand, "e2e4"), "");
  EXPECT_FALSE(hand.apply(Side::Black, Bet{4}));
  return hand;
}

TEST(DecisionReasons, NameThePriceOfACall) {
  for (ai::Level level : ai::levels()) {
    const auto reasons = decision_in(facing_a_pot_bet(), level).reasons;
    ASSERT_TRUE(reasons.price) << ai::name(level);
    EXPECT_NEAR(*reasons.price, 4.0 / (8 + 4), 1e-9);
    EXPECT_FALSE(decision_in(start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B"), level).reasons.price);
  }
}

TEST(DecisionReasons, AreTheStrategyThatTheActionWasDrawnFrom) {
  const auto decision = decision_in(facing_a_pot_bet());
  const auto& bets = decision.reasons.bets;
  double sum = 0;
  for (const ai::ActionShare& one : bets) sum += one.share;
  EXPECT_NEAR(sum, 1, 1e-4);
  const auto drawn = std::ranges::find(bets, decision.action, &ai::ActionShare::action);
  ASSERT_NE(drawn, bets.end());
  EXPECT_GT(drawn->share, 0.03);
}

TEST(DecisionReasons, ListTheMovesBestFirst) {
  const auto hand = start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B");
  const auto decision = decision_in(hand);
  const auto& moves = decision.reasons.moves;
  ASSERT_FALSE(moves.empty());
  EXPECT_TRUE(std::ranges::is_sorted(moves, std::greater{}, &ai::MoveWorth::equity));
  const Move played = std::get<MakeMove>(decision.action).move;
  EXPECT_EQ(std::ranges::count(moves, played, &ai::MoveWorth::move), 1);
}

TEST(DecisionReasons, SayHowThePiecesOfTheOtherSideMatter) {
  const auto hand = start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B");
  const auto reasons = decision_in(hand).reasons;
  ASSERT_EQ(reasons.cases.size(), ai::DecisionReasons::most_cases);
  for (const ai::RangeCase& one : reasons.cases) {
    EXPECT_GT(one.chance, 0);
    EXPECT_LT(one.chance, 1);
  }
  const auto queen = std::ranges::find(reasons.cases, PieceType::Queen, &ai::RangeCase::type);
  const auto pawn = std::ranges::find(reasons.cases, PieceType::Pawn, &ai::RangeCase::type);
  ASSERT_NE(queen, reasons.cases.end());
  ASSERT_NE(pawn, reasons.cases.end());
  EXPECT_LT(queen->equity, pawn->equity) << "the more the other side has the worse";
}

TEST(DecisionReasons, TheErrorIsNothingWhereEveryDealWasLookedAt) {
  EXPECT_GT(decision_in(start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B")).reasons.equity_error, 0);
  EXPECT_EQ(decision_in(start(classic_setup())).reasons.equity_error, 0);
}

}  // namespace
}  // namespace raisechess::test
