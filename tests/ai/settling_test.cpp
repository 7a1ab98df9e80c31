// SPDX-License-Identifier: GPL-3.0-or-later
#include "settling.h"

#include <gtest/gtest.h>

#include "game/hand.h"
#include "player/player.h"
#include "view/classic_chess.h"

namespace raisechess::test {
namespace {

game::Hand classic_hand(const std::string& fen) {
  HandSetup setup;
  make_classic(setup);
  setup.agreed_split = true;
  setup.start_fen = fen;
  return game::Hand::start(setup, {}).value();
}

Action choice_of(ai::Level level, const game::Hand& hand) {
  return ai::make_player(level)->choose(hand.view_for(*hand.to_act()), {20'000, std::nullopt}, 1, {}).action;
}

constexpr const char* lost_ending = "7k/8/8/8/8/8/1Q6/R6K b - - 0 40";
constexpr const char* mate_to_give = "6k1/5ppp/8/8/8/2q5/q7/4R1K1 w - - 0 30";
constexpr const char* blocked_ending = "7k/p7/P7/8/8/8/8/K7 w - - 60 80";

TEST(Settling, AHopelessGameOfClassicChessIsResigned) {
  for (ai::Level level : {ai::Level::Club, ai::Level::Expert, ai::Level::Master})
    EXPECT_EQ(choice_of(level, classic_hand(lost_ending)), Action{Fold{}});
}

TEST(Settling, BeginnersPlayOnToTheMate) {
  EXPECT_NE(choice_of(ai::Level::Novice, classic_hand(lost_ending)), Action{Fold{}});
  EXPECT_NE(choice_of(ai::Level::Web, classic_hand(lost_ending)), Action{Fold{}});
}

TEST(Settling, WhoCanMateDoesNotResignHoweverFarBehind) {
  EXPECT_TRUE(std::holds_alternative<MakeMove>(choice_of(ai::Level::Club, classic_hand(mate_to_give))));
}

TEST(Settling, ADraggingHandIsOfferedAsASplitNowAndThen) {
  PlayerView view = classic_hand(blocked_ending).view_for(Side::White);
  EXPECT_TRUE(ai::proposes_split(view, 0.5));
  EXPECT_FALSE(ai::proposes_split(view, 0.6));
  view.rights.half_move_clock = 70;
  EXPECT_FALSE(ai::proposes_split(view, 0.5)) << "not in every turn";
  view.rights.half_move_clock = 39;
  EXPECT_FALSE(ai::proposes_split(view, 0.5)) << "not before it drags on";
  view.rights.half_move_clock = 60;
  view.may_offer_split = false;
  EXPECT_FALSE(ai::proposes_split(view, 0.5));
}

TEST(Settling, ASplitIsWelcomeBehindOrWhereNothingHappens) {
  PlayerView view = classic_hand(blocked_ending).view_for(Side::White);
  EXPECT_TRUE(ai::welcomes_split(view, 0.5));
  EXPECT_FALSE(ai::welcomes_split(view, 0.6));
  view.rights.half_move_clock = 0;
  EXPECT_FALSE(ai::welcomes_split(view, 0.5));
  EXPECT_TRUE(ai::welcomes_split(view, 0.4));
  view.rights.half_move_clock = 60;
  view.setup.showdown = 40;
  EXPECT_FALSE(ai::welcomes_split(view, 0.5)) << "the showdown decides";
}

TEST(Settling, OnlyClassicChessIsResigned) {
  PlayerView view = classic_hand(lost_ending).view_for(Side::Black);
  EXPECT_TRUE(ai::resigns(view, 0.001));
  EXPECT_FALSE(ai::resigns(view, 0.1));
  view.setup.hidden = 3;
  EXPECT_FALSE(ai::resigns(view, 0.001));
}

/// RULES 7: when the time for a turn runs out the computer moves for the player.
TEST(Settling, WhoStandsInMovesInstead) {
  for (const char* fen : {lost_ending, blocked_ending}) {
    const auto hand = classic_hand(fen);
    const PlayerView view = hand.view_for(*hand.to_act());
    const auto decision = ai::make_player(ai::Level::Club)->choose(view, {20'000, std::nullopt}, 1, {});
    ASSERT_FALSE(std::holds_alternative<MakeMove>(decision.action)) << fen;
    const Action instead = ai::stand_in_action(view, decision);
    EXPECT_EQ(instead, Action{MakeMove{decision.reasons.moves.front().move}}) << fen;
  }
}

TEST(Settling, WhoStandsInFoldsToABetAndAnswersASplit) {
  PlayerView view = classic_hand(blocked_ending).view_for(Side::White);
  EXPECT_EQ(ai::stand_in_action(view, {.action = AgreeSplit{}}), Action{AgreeSplit{}});
  view.setup.betting = BettingMode::NoLimit;
  EXPECT_EQ(ai::stand_in_action(view, {.action = Fold{}}), Action{Fold{}});
}

TEST(Settling, ABlockedEndingIsOfferedAsASplit) {
  const auto hand = classic_hand(blocked_ending);
  EXPECT_EQ(choice_of(ai::Level::Club, hand), Action{OfferSplit{}});
}

}  // namespace
}  // namespace raisechess::test
