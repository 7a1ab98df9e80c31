// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "deal_search.h"
#include "player/player.h"
#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

constexpr ai::Budget small{2500, std::nullopt};

void expect_same(const ai::Decision& a, const ai::Decision& b) {
  EXPECT_EQ(a.action, b.action);
  EXPECT_EQ(a.equity, b.equity);
  EXPECT_EQ(a.nodes, b.nodes);
}

TEST(WebPlayer, RebuiltFromAViewDecidesAsTheOneThatFollowed) {
  Dice dice(51);
  for (int i = 0; i < 8; ++i) {
    const HandSetup setup = random_setup(dice);
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    PerSide<std::unique_ptr<ai::Player>> live{ai::make_player(ai::Level::Web), ai::make_player(ai::Level::Web)};
    for (int step = 0; step < 30 && hand.to_act(); ++step) {
      const Side side = *hand.to_act();
      const PlayerView view = hand.view_for(side);
      for (Side seat : both_sides) live[seat]->follow(hand.view_for(seat));
      expect_same(live[side]->choose(view, small, 7, {}), ai::make_player(ai::Level::Web)->choose(view, small, 7, {}));
      ASSERT_FALSE(hand.apply(side, random_action(dice, hand)));
    }
  }
}

TEST(WebPlayer, KeepsToItsNodes) {
  Dice dice(52);
  const auto player = ai::make_player(ai::Level::Web);
  for (std::uint64_t nodes : {1ULL, 40ULL, 500ULL, 6000ULL}) {
    const HandSetup setup;
    const auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    const auto decision = player->choose(hand.view_for(Side::Black), {nodes, std::nullopt}, 1, {});
    EXPECT_LE(decision.nodes, nodes);
  }
}

TEST(WebPlayer, AnswersLegallyUnderAClock) {
  Dice dice(55);
  const HandSetup setup;
  auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
  const auto player = ai::make_player(ai::Level::Web);
  for (int i = 0; i < 20 && hand.to_act(); ++i) {
    const PlayerView view = hand.view_for(*hand.to_act());
    const auto decision = player->choose(view, {std::nullopt, std::chrono::milliseconds(1)}, 1, {});
    game::Hand trial = hand;
    ASSERT_FALSE(trial.apply(*hand.to_act(), decision.action));
    ASSERT_FALSE(hand.apply(*hand.to_act(), random_action(dice, hand)));
  }
}

TEST(WebPlayer, ServesOneHandAfterAnother) {
  Dice dice(53);
  const auto player = ai::make_player(ai::Level::Web);
  for (int i = 0; i < 4; ++i) {
    const HandSetup setup = random_setup(dice);
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    if (!hand.to_act()) continue;
    const PlayerView view = hand.view_for(*hand.to_act());
    expect_same(player->choose(view, small, 3, {}), ai::make_player(ai::Level::Web)->choose(view, small, 3, {}));
  }
}

TEST(WebPlayer, BetAndMoveOfATurnRestOnOneAssessment) {
  auto hand = start(HandSetup{}, "b1Q c1Q d2Q", "d7P b8P c8P");
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  const auto player = ai::make_player(ai::Level::Web);
  const auto bet = player->choose(hand.view_for(Side::White), small, 1, {});
  ASSERT_TRUE(std::holds_alternative<Raise>(bet.action)) << "far ahead";
  ASSERT_FALSE(hand.apply(Side::White, bet.action));
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  const auto move = player->choose(hand.view_for(Side::White), small, 1, {});
  EXPECT_TRUE(std::holds_alternative<MakeMove>(move.action));
  EXPECT_EQ(move.equity, bet.equity);
  EXPECT_EQ(move.nodes, bet.nodes);
}

TEST(WebPlayer, AgreesToASplitOnlyWhereItIsWellBehind) {
  for (const auto& [white, black, agrees] :
       {std::tuple{"b1Q c1Q d2Q", "d7P b8P c8P", false}, {"b1P c1P d2P", "d7Q b8Q c8Q", true}}) {
    auto hand = start(HandSetup{}, white, black);
    ASSERT_FALSE(hand.apply(Side::Black, Call{}));
    ASSERT_EQ(play(hand, "e2e4"), "");
    ASSERT_FALSE(hand.apply(Side::Black, OfferSplit{}));
    const auto answer =
        ai::make_player(ai::Level::Web)->choose(hand.view_for(Side::White), {20'000, std::nullopt}, 1, {});
    const Action expected = agrees ? Action{AgreeSplit{}} : Action{DeclineSplit{}};
    EXPECT_EQ(answer.action, expected);
  }
}

TEST(WebPlayer, NeitherOffersASplitNorResigns) {
  Dice dice(54);
  for (int i = 0; i < 6; ++i) {
    const HandSetup setup = chipless_setup();
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    while (hand.to_act() && hand.ply() < 20) {
      const auto decision = ai::make_player(ai::Level::Web)->choose(hand.view_for(*hand.to_act()), small, 1, {});
      EXPECT_TRUE(std::holds_alternative<MakeMove>(decision.action));
      ASSERT_FALSE(hand.apply(*hand.to_act(), random_action(dice, hand)));
    }
  }
}

TEST(WebPlayer, KnowsThatItIsAheadAndBehind) {
  const auto hand = start(HandSetup{}, "b1Q c1Q d2Q", "d7P b8P c8P");
  const auto behind =
      ai::make_player(ai::Level::Web)->choose(hand.view_for(Side::Black), {40'000, std::nullopt}, 1, {});
  EXPECT_LT(behind.equity, 0.4);
  EXPECT_GE(behind.equity, 0);
}

TEST(WebPlayer, TakesAMateInOneOfClassicChess) {
  const auto hand = start(classic_setup("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
  const auto decision =
      ai::make_player(ai::Level::Web)->choose(hand.view_for(Side::White), {20'000, std::nullopt}, 1, {});
  EXPECT_EQ(decision.action, Action{MakeMove{Move::normal(square("a1"), square("a8"))}});
  EXPECT_EQ(decision.equity, 1);
}

TEST(SampledDeals, AreDrawnWithoutReplacement) {
  const ai::RandomStream stream(4, Side::White, 2, ai::Purpose::SampleDeals);
  auto some = ai::sampled(knowledge::all_deals(3), 40, stream);
  EXPECT_EQ(some.size(), 40U);
  std::ranges::sort(some);
  EXPECT_EQ(std::ranges::adjacent_find(some), some.end());
  EXPECT_EQ(ai::sampled({7, 9}, 40, stream).size(), 2U);
}

}  // namespace
}  // namespace raisechess::test
