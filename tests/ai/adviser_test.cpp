// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/adviser.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

using ai::Adviser;
using ai::Effort;

game::Hand opening() {
  game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N c8B h7P");
  EXPECT_EQ(play(hand, "a2a3 d7d5 h2h3 c8e6"), "");
  return hand;
}

ai::Advice advice_of(const PlayerView& view, const Pins& pins = {}) {
  return Adviser().advise(view, pins, Effort::Chance, {}).value();
}

TEST(Adviser, NamesALegalMoveInTheViewersTurnOnly) {
  const game::Hand hand = opening();
  const ai::Advice own = advice_of(hand.view_for(Side::White));
  ASSERT_TRUE(own.move);
  EXPECT_EQ(std::ranges::count(hand.moves(), *own.move), 1);
  EXPECT_TRUE(own.complete);
  EXPECT_FALSE(advice_of(hand.view_for(Side::Black)).move);
}

/// A pure function of what it is asked: not of what it was asked before, nor of the bets of the turn.
TEST(Adviser, SaysTheSameAnewAndAfterOtherQuestions) {
  const PlayerView view = opening().view_for(Side::White);
  const Pins queen{{at("c8"), PieceType::Queen}};
  const ai::Advice anew = advice_of(view, queen);
  Adviser busy;
  (void)busy.advise(start(chipless_setup(5), "a1Q b1Q c1Q d1Q f1Q", "a8Q b8Q c8Q d8Q f8Q").view_for(Side::White), {},
                    Effort::Chance, {});
  (void)busy.advise(view, {}, Effort::Chance, {});
  (void)busy.advise(view, queen, Effort::Move, {});
  const ai::Advice later = busy.advise(view, queen, Effort::Chance, {}).value();
  EXPECT_EQ(later.chance, anew.chance);
  EXPECT_EQ(later.move, anew.move);
}

/// Whatever the other side holds of what the viewer cannot rule out: view and advice are the same.
TEST(Adviser, IsTheSameForDealsThatTheViewerCannotTellApart) {
  Dice dice(12);
  int compared = 0;
  for (int i = 0; i < 12; ++i) {
    const HandSetup setup = chipless_setup();
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    std::vector<Move> line;
    while (hand.ply() < 8 && !hand.result()) {
      line.push_back(random_move(dice, hand));
      ASSERT_FALSE(hand.apply(hand.active(), MakeMove{line.back()}));
    }
    const auto deal = other_possible_deal(dice, hand, Side::White);
    if (!deal || hand.result()) continue;
    auto twin = game::Hand::start(setup, {hand.deal(Side::White), *deal}).value();
    for (Move move : line) ASSERT_FALSE(twin.apply(twin.active(), MakeMove{move}));
    ASSERT_EQ(twin.view_for(Side::White), hand.view_for(Side::White));
    const ai::Advice one = advice_of(hand.view_for(Side::White));
    const ai::Advice two = advice_of(twin.view_for(Side::White));
    EXPECT_EQ(one.chance, two.chance);
    EXPECT_EQ(one.move, two.move);
    ++compared;
  }
  EXPECT_GT(compared, 5);
}

TEST(Adviser, FearsAQueenMoreThanABishop) {
  const PlayerView view = opening().view_for(Side::White);
  const double queen = advice_of(view, {{at("c8"), PieceType::Queen}}).chance.value;
  const double bishop = advice_of(view, {{at("c8"), PieceType::Bishop}}).chance.value;
  const double facts = advice_of(view).chance.value;
  EXPECT_LT(queen, bishop);
  EXPECT_LT(queen, facts);
  EXPECT_GT(bishop, facts);
}

TEST(Adviser, HasNothingToSayOfPinsThatContradictTheFacts) {
  const PlayerView view = opening().view_for(Side::White);
  EXPECT_FALSE(Adviser().advise(view, {{at("c8"), PieceType::Pawn}}, Effort::Chance, {}));
  EXPECT_FALSE(Adviser().suppose(view, {{at("c8"), PieceType::Pawn}}));
}

TEST(Adviser, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  const auto advice = Adviser().advise(opening().view_for(Side::White), {}, Effort::Move, stop.get_token());
  ASSERT_TRUE(advice);
  EXPECT_FALSE(advice->complete);
}

TEST(MarginOfAChance, IsThatOfItsTenHalfMoves) {
  EXPECT_EQ(ai::margin_of_chance(1), ai::margin_of_chance(10));
  EXPECT_NE(ai::margin_of_chance(10), ai::margin_of_chance(11));
  EXPECT_EQ(ai::margin_of_chance(51), ai::margin_of_chance(80)) << "no hand was measured that far from its showdown";
  EXPECT_EQ(ai::margin_of_chance(std::nullopt), ai::margin_of_chance(60)) << "to mate: as far from it as can be";
  for (int left = 0; left <= 80; ++left) {
    EXPECT_GT(ai::margin_of_chance(left), 0);
    EXPECT_LT(ai::margin_of_chance(left), 0.3);
  }
}

}  // namespace
}  // namespace raisechess::test
