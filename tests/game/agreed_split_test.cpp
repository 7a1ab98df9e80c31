// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

Hand opened() {
  Hand hand = test::start(HandSetup{}, "a2P b2P c2Q", "a7P b7P c7P");
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  return hand;
}

TEST(AgreedSplit, AnOfferThatIsAcceptedSplitsThePotAndTurnsNothingUp) {
  Hand hand = opened();
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  EXPECT_EQ(hand.to_act(), Side::Black);
  EXPECT_TRUE(hand.legal_actions().answer_split);
  ASSERT_FALSE(hand.apply(Side::Black, AgreeSplit{}));
  EXPECT_EQ(hand.result()->kind, ResultKind::Agreed);
  EXPECT_EQ(hand.result()->net, (PerSide<Chips>{0, 0}));
  EXPECT_FALSE(hand.view_for(Side::Black).hidden[Side::White][0].type);
}

TEST(AgreedSplit, MayBeOfferedOnceInATurn) {
  Hand hand = opened();
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  EXPECT_EQ(hand.apply(Side::White, OfferSplit{})->code, ErrorCode::NotYourTurn);
  ASSERT_FALSE(hand.apply(Side::Black, DeclineSplit{}));
  EXPECT_EQ(hand.to_act(), Side::White);
  EXPECT_EQ(hand.apply(Side::White, OfferSplit{})->code, ErrorCode::SplitNotPossible);
  ASSERT_EQ(play(hand, "g1f3"), "");
  EXPECT_FALSE(hand.apply(Side::Black, OfferSplit{}));
}

TEST(AgreedSplit, AnOfferIsAnsweredBeforeAnythingElseButAFold) {
  Hand hand = opened();
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  for (const Action& action : {Action{Bet{2}}, Action{Call{}}, Action{OfferSplit{}}, Action{MakeMove{}}}) {
    EXPECT_EQ(hand.apply(Side::Black, action), (Error{ErrorCode::SplitAnswerDue, {}}));
    EXPECT_EQ(hand.apply(Side::White, action)->code, ErrorCode::NotYourTurn);
  }
  EXPECT_FALSE(hand.apply(Side::Black, Fold{}));
}

TEST(AgreedSplit, IsNotPossibleWhileABetIsOpenOrWithoutAnOffer) {
  Hand hand = test::start(HandSetup{}, "a2P b2P c2Q", "a7P b7P c7P");
  EXPECT_EQ(hand.apply(Side::Black, OfferSplit{})->code, ErrorCode::SplitNotPossible);
  EXPECT_EQ(hand.apply(Side::Black, AgreeSplit{}, true)->code, ErrorCode::SplitNotPossible);
  hand = opened();
  EXPECT_EQ(hand.apply(Side::White, AgreeSplit{})->code, ErrorCode::SplitNotPossible);
  EXPECT_FALSE(hand.apply(Side::White, AgreeSplit{}, true));
}

TEST(AgreedSplit, CanBeSwitchedOff) {
  HandSetup setup = test::chipless_setup();
  setup.agreed_split = false;
  Hand hand = test::start(setup, "a2P b2P c2Q", "a7P b7P c7P");
  EXPECT_FALSE(hand.legal_actions().offer_split);
  EXPECT_EQ(hand.apply(Side::White, OfferSplit{})->code, ErrorCode::SplitNotPossible);
}

}  // namespace
}  // namespace raisechess
