// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "player/player.h"
#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

constexpr ai::Budget few_nodes{1500, std::nullopt};

std::unique_ptr<ai::Player> club() {
  return ai::make_player(ai::Level::Club);
}

ai::Decision decision_of_club(const game::Hand& hand, std::uint64_t nodes = 40'000) {
  return club()->choose(hand.view_for(*hand.to_act()), {nodes, std::nullopt}, 1, {});
}

TEST(ClubPlayer, RebuiltFromAViewDecidesAsTheOneThatFollowed) {
  Dice dice(151);
  for (int i = 0; i < 10; ++i) {
    const HandSetup setup = random_setup(dice);
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    PerSide<std::unique_ptr<ai::Player>> live{club(), club()};
    for (int step = 0; step < 30 && hand.to_act(); ++step) {
      const Side side = *hand.to_act();
      const PlayerView view = hand.view_for(side);
      const auto decision = live[side]->choose(view, few_nodes, 7, {});
      const auto anew = club()->choose(view, few_nodes, 7, {});
      EXPECT_EQ(decision.action, anew.action);
      EXPECT_EQ(decision.equity, anew.equity);
      EXPECT_EQ(decision.nodes, anew.nodes);
      ASSERT_FALSE(hand.apply(side, random_action(dice, hand)));
    }
  }
}

TEST(ClubPlayer, KeepsToItsNodes) {
  Dice dice(152);
  for (std::uint64_t nodes : {1ULL, 40ULL, 500ULL, 6000ULL}) {
    const HandSetup setup;
    const auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    EXPECT_LE(decision_of_club(hand, nodes).nodes, nodes);
  }
}

TEST(ClubPlayer, AnswersLegallyAndInTimeUnderAClock) {
  Dice dice(155);
  auto hand = game::Hand::start(HandSetup{}, random_deals(dice, HandSetup{})).value();
  const auto player = club();
  for (int i = 0; i < 20 && hand.to_act(); ++i) {
    const auto start = std::chrono::steady_clock::now();
    const auto decision =
        player->choose(hand.view_for(*hand.to_act()), {std::nullopt, std::chrono::milliseconds(5)}, 1, {});
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(1)) << "on a busy machine";
    game::Hand trial = hand;
    ASSERT_FALSE(trial.apply(*hand.to_act(), decision.action));
    ASSERT_FALSE(hand.apply(*hand.to_act(), random_action(dice, hand)));
  }
}

TEST(ClubPlayer, KnowsThatItIsAheadAndBehind) {
  auto hand = start(HandSetup{}, "b1Q c1Q d2Q", "d7P b8P c8P");
  EXPECT_LT(decision_of_club(hand).equity, 0.35);
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_GT(decision_of_club(hand).equity, 0.65);
}

TEST(ClubPlayer, DoesNotPayForAHopelessHandAndDoesNotFoldASureOne) {
  for (const auto& [white, black, sure] :
       {std::tuple{"b1Q c1Q d2Q", "d7P b8P c8P", false}, {"b1P c1P d2P", "d7Q b8Q c8Q", true}}) {
    auto hand = start(HandSetup{}, white, black);
    ASSERT_FALSE(hand.apply(Side::Black, Call{}));
    ASSERT_FALSE(hand.apply(Side::White, Raise{100}));
    const Action answer = decision_of_club(hand).action;
    EXPECT_EQ(answer, sure ? Action{Call{}} : Action{Fold{}});
  }
}

/// What the last half-move wins over all deals that its maker cannot rule out: 1 for the pot, ½ for a split.
double won_by_last_move(const game::Hand& hand, Move move) {
  const Side side = hand.active();
  double won = 0;
  for (knowledge::DealIndex deal : hand.knowledge(side).deals()) {
    PerSide<Deal> deals{hand.deal(Side::White), hand.deal(Side::Black)};
    deals[other(side)] = knowledge::deal_from_index(deal, hand.public_knowledge().board().origins(other(side)));
    auto supposed = game::Hand::start(hand.setup(), deals).value();
    for (const Event& event : hand.log()) (void)supposed.apply(event.by, event.action);
    (void)supposed.apply(side, MakeMove{move});
    if (!supposed.result()->winner) won += 0.5;
    if (supposed.result()->winner == side) won += 1;
  }
  return won;
}

TEST(ClubPlayer, MakesTheBestOfTheLastHalfMove) {
  Dice dice(156);
  int choices = 0;
  while (choices < 6) {
    HandSetup setup = chipless_setup();
    setup.showdown = 20;
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    while (hand.to_act() && hand.ply() < 39) (void)hand.apply(hand.active(), MakeMove{random_move(dice, hand)});
    if (!hand.to_act() || hand.knowledge(Side::Black).deals().size() > 40) continue;
    double best = 0;
    for (Move move : hand.moves()) best = std::max(best, won_by_last_move(hand, move));
    const auto chosen = std::get<MakeMove>(decision_of_club(hand).action).move;
    EXPECT_EQ(won_by_last_move(hand, chosen), best);
    ++choices;
  }
}

TEST(ClubPlayer, TakesAMateInOneOfClassicChess) {
  const auto hand = start(classic_setup("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
  const auto decision = decision_of_club(hand);
  EXPECT_EQ(decision.action, Action{MakeMove{Move::normal(square("a1"), square("a8"))}});
  EXPECT_EQ(decision.equity, 1);
}

TEST(ClubPlayer, AgreesToASplitOnlyWhereItIsBehind) {
  for (const auto& [white, black, agrees] :
       {std::tuple{"b1Q c1Q d2Q", "d7P b8P c8P", false}, {"b1P c1P d2P", "d7Q b8Q c8Q", true}}) {
    auto hand = start(HandSetup{}, white, black);
    ASSERT_FALSE(hand.apply(Side::Black, Call{}));
    ASSERT_EQ(play(hand, "e2e4"), "");
    ASSERT_FALSE(hand.apply(Side::Black, OfferSplit{}));
    EXPECT_EQ(decision_of_club(hand).action, agrees ? Action{AgreeSplit{}} : Action{DeclineSplit{}});
  }
}

TEST(ClubPlayer, NeitherOffersASplitNorResigns) {
  Dice dice(154);
  for (int i = 0; i < 6; ++i) {
    const HandSetup setup = chipless_setup();
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    while (hand.to_act() && hand.ply() < 20) {
      EXPECT_TRUE(std::holds_alternative<MakeMove>(decision_of_club(hand, 1500).action));
      ASSERT_FALSE(hand.apply(hand.active(), MakeMove{random_move(dice, hand)}));
    }
  }
}

}  // namespace
}  // namespace raisechess::test
