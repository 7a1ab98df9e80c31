// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/reviewer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "player/adviser.h"
#include "player/decisions.h"
#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

using ai::decisions_of;

HandReview reviewed(const PlayerView& ended) {
  return ai::review_of(ended, [](int, int) {}, {}).value();
}

std::vector<Finding> findings(const HandReview& review, LossKind kind) {
  std::vector<Finding> found;
  std::ranges::copy_if(review.findings, std::back_inserter(found),
                       [kind](const Finding& finding) { return finding.kind == kind; });
  return found;
}

void resign(game::Hand& hand, Side by) {
  ASSERT_FALSE(hand.apply(by, Fold{}));
}

game::Hand classic(const char* fen, const char* moves) {
  game::Hand hand = start(classic_setup(fen));
  EXPECT_EQ(play(hand, moves), "");
  return hand;
}

TEST(Decisions, AreSeenAsTheyWereSeenThen) {
  game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N c8B h7P");
  std::vector<PlayerView> seen;
  for (const char* move : {"a2a3", "d7d5", "h2h3", "c8e6", "d2d4"}) {
    if (hand.active() == Side::White) seen.push_back(hand.view_for(Side::White));
    ASSERT_EQ(play(hand, move), "");
  }
  resign(hand, Side::Black);
  const auto decisions = decisions_of(hand.view_for(Side::White));
  ASSERT_EQ(decisions.size(), seen.size());
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_EQ(decisions[i].before, seen[i]) << i;
}

TEST(Decisions, AreThoseThatStand) {
  game::Hand hand = start(classic_setup());
  ASSERT_EQ(play(hand, "e2e4 e7e5"), "");
  ASSERT_FALSE(hand.apply(Side::White, TakeBack{}));
  ASSERT_EQ(play(hand, "d2d4 d7d5"), "");
  resign(hand, Side::White);
  const auto decisions = decisions_of(hand.view_for(Side::White));
  ASSERT_EQ(decisions.size(), 2U);
  EXPECT_EQ(decisions[0].taken, Action{MakeMove{Move::normal(at("d2"), at("d4"))}});
  EXPECT_EQ(decisions[1].taken, Action{Fold{}});
}

TEST(Decisions, CountAnOfferToSplitOnceItIsAccepted) {
  game::Hand hand = start(classic_setup());
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  ASSERT_FALSE(hand.apply(Side::Black, DeclineSplit{}));
  ASSERT_EQ(play(hand, "e2e4"), "");
  ASSERT_FALSE(hand.apply(Side::Black, OfferSplit{}));
  ASSERT_FALSE(hand.apply(Side::White, DeclineSplit{}));
  ASSERT_EQ(play(hand, "e7e5"), "");
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  ASSERT_FALSE(hand.apply(Side::Black, AgreeSplit{}));
  std::vector<Action> taken;
  for (const ai::TakenDecision& decision : decisions_of(hand.view_for(Side::White))) taken.push_back(decision.taken);
  EXPECT_EQ(taken, (std::vector<Action>{MakeMove{Move::normal(at("e2"), at("e4"))}, DeclineSplit{}, OfferSplit{}}));
}

/// White has a rook more; `by` offers to split, the other side answers.
Finding finding_of_split(Side by, const Action& answer, Side reviewed_side, HandSetup setup) {
  game::Hand hand = start(setup);
  EXPECT_EQ(play(hand, by == Side::White ? "" : "h1h2"), "");
  EXPECT_FALSE(hand.apply(by, OfferSplit{}));
  EXPECT_FALSE(hand.apply(other(by), answer));
  if (!hand.result()) {
    EXPECT_FALSE(hand.apply(hand.active(), Fold{}));
  }
  const HandReview review = reviewed(hand.view_for(reviewed_side));
  const auto about_split = [](const Finding& finding) {
    return finding.taken.action == Action{OfferSplit{}} || finding.taken.action == Action{AgreeSplit{}} ||
           finding.taken.action == Action{DeclineSplit{}};
  };
  const auto found = std::ranges::find_if(review.findings, about_split);
  return found == review.findings.end() ? Finding{} : *found;
}

const char* const rook_more = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";

TEST(Review, JudgesASplitByTheChanceToWin) {
  const HandSetup setup = classic_setup(rook_more);
  const Finding offered = finding_of_split(Side::White, AgreeSplit{}, Side::White, setup);
  EXPECT_EQ(offered.taken.action, Action{OfferSplit{}});
  EXPECT_FALSE(offered.instead) << "to play on";
  EXPECT_DOUBLE_EQ(offered.lost, offered.instead_chance - 0.5);
  EXPECT_GT(offered.lost, 0.1);
  const Finding agreed = finding_of_split(Side::Black, AgreeSplit{}, Side::White, setup);
  EXPECT_EQ(agreed.taken.action, Action{AgreeSplit{}});
  EXPECT_EQ(agreed.instead->action, Action{DeclineSplit{}});
  const Finding declined = finding_of_split(Side::White, DeclineSplit{}, Side::Black, setup);
  EXPECT_EQ(declined.taken.action, Action{DeclineSplit{}});
  EXPECT_EQ(declined.instead->action, Action{AgreeSplit{}});
  EXPECT_DOUBLE_EQ(declined.lost, 0.5 - declined.chance);
}

TEST(Review, CountsASplitInChips) {
  HandSetup setup;
  setup.hidden = 3;
  game::Hand hand = start(setup, "b1Q c1Q g1Q", "b8P c8P g8P");
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  ASSERT_FALSE(hand.apply(Side::Black, AgreeSplit{}));
  const HandReview review = reviewed(hand.view_for(Side::White));
  const auto found = findings(review, LossKind::OfChips);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_DOUBLE_EQ(found[0].lost, (found[0].instead_chance - 0.5) * 4) << "of a pot of 4";
  EXPECT_DOUBLE_EQ(review.chips_lost, found[0].lost);
}

TEST(Review, FindsNothingInASplitThatWasWorthIt) {
  const HandSetup setup = classic_setup(rook_more);
  EXPECT_EQ(finding_of_split(Side::White, AgreeSplit{}, Side::Black, setup), Finding{});
  EXPECT_EQ(finding_of_split(Side::White, DeclineSplit{}, Side::White, setup), Finding{}) << "it changed nothing";
  EXPECT_EQ(finding_of_split(Side::Black, DeclineSplit{}, Side::White, setup), Finding{});
}

TEST(Review, FindsAQueenThatWasNotTaken) {
  game::Hand hand = classic("4k3/8/8/3q4/4P3/8/8/4K2R w - - 0 1", "h1h2 d5e4");
  resign(hand, Side::Black);
  const HandReview review = reviewed(hand.view_for(Side::White));
  const auto found = findings(review, LossKind::OfChance);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].ply, 0);
  EXPECT_EQ(found[0].taken.text, "Rh2");
  EXPECT_EQ(found[0].instead->text, "exd5");
  EXPECT_GT(found[0].instead_chance, found[0].chance + 0.3);
  EXPECT_DOUBLE_EQ(found[0].lost, found[0].instead_chance - found[0].chance);
}

TEST(Review, FindsNothingInTheBestMove) {
  game::Hand hand = classic("4k3/8/8/3q4/4P3/8/8/4K2R w - - 0 1", "e4d5");
  resign(hand, Side::Black);
  const HandReview review = reviewed(hand.view_for(Side::White));
  EXPECT_TRUE(review.findings.empty());
  ASSERT_EQ(review.turns.size(), 1U);
  EXPECT_GT(review.turns[0].chance.value, 0.8);
}

TEST(Review, NeverFindsLessThanTheMarginOfAChance) {
  Dice dice(77);
  for (int i = 0; i < 3; ++i) {
    const HandSetup setup = chipless_setup();
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    while (hand.ply() < 8 && !hand.result()) ASSERT_FALSE(hand.apply(hand.active(), MakeMove{random_move(dice, hand)}));
    if (!hand.result()) resign(hand, Side::Black);
    for (const Finding& found : findings(reviewed(hand.view_for(Side::White)), LossKind::OfChance)) {
      EXPECT_GT(found.lost, ai::margin_of_chance(60 - found.ply));
    }
  }
}

TEST(Review, CountsWhatASecretLost) {
  game::Hand hand = start(chipless_setup(), "b1N c1B d2P", "b8N c8B h7P");
  const PlayerView before = hand.view_for(Side::White);
  ASSERT_EQ(play(hand, "b1c3"), "");
  const int told = static_cast<int>(hand.public_knowledge().deals(Side::White).size());
  resign(hand, Side::Black);
  const HandReview review = reviewed(hand.view_for(Side::White));
  const auto found = findings(review, LossKind::OfSecret);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].deals_before, 125);
  EXPECT_EQ(found[0].deals_after, told);
  EXPECT_EQ(told, 25) << "a jump like that is a knight's";
  EXPECT_NEAR(review.bits_lost, std::log2(5.0), 1e-9);
  if (!found[0].instead) return;
  game::Hand silent = game::Hand::start(before.setup, {hand.deal(Side::White), hand.deal(Side::Black)}).value();
  ASSERT_FALSE(silent.apply(Side::White, found[0].instead->action));
  EXPECT_EQ(silent.public_knowledge().deals(Side::White).size(), 125U) << found[0].instead->text;
}

/// White has two queens more than Black could have.
game::Hand facing_a_bet(const std::string& white, const std::string& black) {
  game::Hand hand = start(HandSetup{}, white, black);
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_EQ(play(hand, "a2a3 "), "");
  EXPECT_FALSE(hand.apply(Side::Black, Bet{6}));
  return hand;
}

TEST(Review, CountsTheChipsOfAFoldByThePrice) {
  game::Hand hand = facing_a_bet("b1Q c1Q d2Q", "b8P c8P d7P");
  const PlayerView before = hand.view_for(Side::White);
  resign(hand, Side::White);
  const HandReview review = reviewed(hand.view_for(Side::White));
  const auto found = findings(review, LossKind::OfChips);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.back().taken.action, Action{Fold{}});
  EXPECT_EQ(found.back().to_call, 6);
  EXPECT_EQ(found.back().pot, before.pot);
  EXPECT_GT(found.back().chance, 0.6);
  const double of_call = found.back().chance * (before.pot + 6) - 6;
  EXPECT_GE(found.back().lost, of_call - 1) << "calling would have been worth that, something else perhaps more";
}

TEST(Review, FindsNothingInAFoldThatWasRight) {
  game::Hand hand = facing_a_bet("b1P c1P d1P", "b8Q c8Q d7Q");
  resign(hand, Side::White);
  const HandReview review = reviewed(hand.view_for(Side::White));
  for (const Finding& found : findings(review, LossKind::OfChips)) EXPECT_NE(found.taken.action, Action{Fold{}});
}

TEST(Review, CountsAHandThatWasGivenUp) {
  game::Hand hand = start(HandSetup{}, "b1Q c1Q d2Q", "b8P c8P d7P");
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  ASSERT_FALSE(hand.apply(Side::White, Fold{}));
  const HandReview review = reviewed(hand.view_for(Side::White));
  const auto found = findings(review, LossKind::OfChips);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NEAR(found[0].lost, found[0].instead_chance * 4, 1e-9) << "its share of the pot";
}

/// What the end turned up does not enter: with another deal of the range, and so another truth, all is the same.
TEST(Review, IsTheSameForDealsThatCouldNotBeToldApart) {
  const std::string moves = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7";
  game::Hand hand = start(chipless_setup(), "a1R b1N h2P", "a7P b8N h8R");
  ASSERT_EQ(play(hand, moves), "");
  const PlayerView ended = hand.view_for(Side::White);
  ASSERT_EQ(ended.result->kind, ResultKind::Checkmate);
  const HandReview review = reviewed(ended);
  EXPECT_FALSE(review.turns.empty());
  int compared = 0;
  for (const char* deal : {"a7Q b8N h8R", "a7B b8N h8P", "a7P b8N h8Q"}) {
    game::Hand twin = start(chipless_setup(), "a1R b1N h2P", deal);
    ASSERT_EQ(play(twin, moves), "") << deal;
    if (!twin.result()) continue;
    ASSERT_NE(twin.view_for(Side::White), ended) << "the end shows another deal";
    EXPECT_EQ(reviewed(twin.view_for(Side::White)), review) << deal;
    ++compared;
  }
  EXPECT_GE(compared, 2);
}

TEST(Review, ToldHowFarItIs) {
  game::Hand hand = classic("4k3/8/8/3q4/4P3/8/8/4K2R w - - 0 1", "h1h2 d5e4 e1d2 e4h4");
  resign(hand, Side::White);
  std::vector<int> told;
  const auto review = ai::review_of(hand.view_for(Side::White),
                                    [&](int done, int total) {
                                      told.push_back(done);
                                      EXPECT_EQ(total, 3);
                                    },
                                    {});
  EXPECT_TRUE(review);
  EXPECT_EQ(told, (std::vector{0, 1, 2}));
}

TEST(Review, StopsWhenAsked) {
  game::Hand hand = classic("4k3/8/8/3q4/4P3/8/8/4K2R w - - 0 1", "h1h2 d5e4");
  resign(hand, Side::White);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(ai::review_of(
      hand.view_for(Side::White), [](int, int) {}, stop.get_token()));
}

}  // namespace
}  // namespace raisechess::test
