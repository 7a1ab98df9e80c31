// SPDX-License-Identifier: GPL-3.0-or-later
#include "turn_clock.h"

#include <gtest/gtest.h>

#include "game/hand.h"
#include "session_stage.h"
#include "stand_in.h"
#include "view/classic_chess.h"

namespace raisechess::test {
namespace {

using session::TurnClock;

session::MatchChoice classic(int turn_seconds) {
  session::MatchChoice choice = chipless(0);
  choice.setup.hand.showdown = showdown_to_mate;
  choice.setup.hand.promotion = PromotionRule::Choice;
  choice.setup.turn_seconds = turn_seconds;
  return choice;
}

PlayerView turn_of_the_viewer() {
  PlayerView view;
  view.viewer = view.active = Side::White;
  return view;
}

PlayerView after_a_move(PlayerView view, Side by) {
  view.log.push_back({by, MakeMove{}, {}});
  view.active = other(by);
  return view;
}

TEST(TurnClock, RunsInTheViewersTurnsOnly) {
  TurnClock clock;
  const PlayerView mine = turn_of_the_viewer();
  clock.follow(mine, 30);
  ASSERT_TRUE(clock.running());
  EXPECT_GT(*clock.seconds_left(), 25);
  EXPECT_LE(*clock.seconds_left(), 30);
  clock.follow(after_a_move(mine, Side::White), 30);
  EXPECT_FALSE(clock.running());
  EXPECT_EQ(clock.seconds_left(), std::nullopt);
}

TEST(TurnClock, DoesNotRunWithoutATimeOrAfterTheHand) {
  TurnClock clock;
  PlayerView view = turn_of_the_viewer();
  clock.follow(view, 0);
  EXPECT_FALSE(clock.running());
  view.result = HandResult{};
  clock.follow(view, 30);
  EXPECT_FALSE(clock.running());
}

TEST(TurnClock, GoesOnOverADeclinedOfferAndStartsAnewAfterATakeBack) {
  TurnClock clock;
  clock.set_second(std::chrono::milliseconds(100));
  PlayerView view = turn_of_the_viewer();
  clock.follow(view, 30);
  QTest::qWait(150);
  view.log.push_back({Side::White, OfferSplit{}, {}});
  view.log.push_back({Side::Black, DeclineSplit{}, {}});
  clock.follow(view, 30);
  EXPECT_LT(*clock.seconds_left(), 29);
  view = after_a_move(after_a_move(view, Side::White), Side::Black);
  view.log.push_back({Side::White, TakeBack{}, {}});
  clock.follow(view, 30);
  EXPECT_GT(*clock.seconds_left(), 29);
}

TEST(TurnClock, GivesNoticeAndThenRunsOut) {
  TurnClock clock;
  clock.set_second(std::chrono::milliseconds(20));
  QStringList told;
  QObject::connect(&clock, &TurnClock::nearly_over, [&] { told << QStringLiteral("nearly over"); });
  QObject::connect(&clock, &TurnClock::ran_out, [&] { told << QStringLiteral("ran out"); });
  clock.follow(turn_of_the_viewer(), 30);
  EXPECT_TRUE(SessionStage::wait([&] { return told.size() == 2; }));
  EXPECT_EQ(told, (QStringList{QStringLiteral("nearly over"), QStringLiteral("ran out")}));
  EXPECT_TRUE(clock.over());
}

TEST(TurnTime, WhenItRunsOutTheComputerMovesForThePlayer) {
  SessionStage stage;
  stage.session().set_turn_second(std::chrono::milliseconds(20));
  stage.start(classic(30));
  const session::MatchChoice choice = stage.state().choice;
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().view.ply >= 4; }));
  EXPECT_EQ(stage.refused->count(), 0);
  const auto& log = stage.state().view.log;
  EXPECT_EQ(log.front().by, stage.state().side());
  ASSERT_TRUE(stage.state().moved_for_person);
  EXPECT_EQ(*stage.state().moved_for_person % 2, 1) << "of the half-moves the person's are the odd ones";
  EXPECT_EQ(stage.state().choice, choice);
}

TEST(TurnTime, WhenItRunsOutNobodyResignsForThePlayer) {
  HandSetup setup;
  make_classic(setup);
  setup.start_fen = "7k/8/8/8/8/8/1Q6/R6K b - - 0 40";
  const auto hand = game::Hand::start(setup, {}).value();
  session::StandIn stand_in;
  stand_in.start(ai::Level::Club);
  stand_in.set_second(std::chrono::milliseconds(20));
  std::optional<Action> done;
  QObject::connect(&stand_in, &session::StandIn::acts, [&](const Action& action) { done = action; });
  stand_in.follow(hand.view_for(Side::Black), 30);
  ASSERT_TRUE(SessionStage::wait([&] { return done.has_value(); }));
  EXPECT_TRUE(std::holds_alternative<MakeMove>(*done));
}

TEST(TurnTime, APlayerWhoMovesInTimeMovesHimself) {
  SessionStage stage;
  stage.start(classic(60));
  EXPECT_TRUE(stage.session().turn_seconds_left());
  const Move chosen = stage.state().view.moves.back();
  stage.session().submit(MakeMove{chosen});
  EXPECT_FALSE(stage.session().turn_seconds_left()) << "the computer's turn has no clock";
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(*as_move(stage.state().view.log.front()), MakeMove{chosen});
  EXPECT_EQ(stage.state().moved_for_person, std::nullopt);
  EXPECT_TRUE(stage.session().turn_seconds_left());
}

/// An offer is open when there are `seconds_left` of a turn, and answered `delay` later; the computer declines it.
void offer_near_the_end(SessionStage& stage, double seconds_left, std::chrono::milliseconds delay) {
  session::MatchChoice choice = classic(30);
  choice.setup.hand.agreed_split = true;
  stage.session().set_turn_second(std::chrono::milliseconds(20));
  stage.start(choice);
  ASSERT_TRUE(SessionStage::wait([&] { return stage.session().turn_seconds_left() < seconds_left; }));
  ASSERT_EQ(stage.state().view.ply, 0);
  stage.session().set_delay(delay);
  stage.session().submit(OfferSplit{});
}

TEST(TurnTime, RunsOutAlsoAfterAnOfferInItsLastMoment) {
  SessionStage stage;
  offer_near_the_end(stage, 12, std::chrono::milliseconds(0));
  EXPECT_TRUE(SessionStage::wait([&] { return stage.state().moved_for_person.has_value(); }));
  EXPECT_EQ(stage.refused->count(), 0);
}

TEST(TurnTime, RunsOutAlsoWhileAnOfferIsBeingAnswered) {
  SessionStage stage;
  offer_near_the_end(stage, 12, std::chrono::milliseconds(400));
  EXPECT_TRUE(SessionStage::wait([&] { return stage.state().moved_for_person.has_value(); }));
  EXPECT_EQ(stage.refused->count(), 0);
}

TEST(TurnTime, AMoveOfOnesOwnIsNotCalledTheComputers) {
  SessionStage stage;
  stage.session().set_turn_second(std::chrono::milliseconds(20));
  stage.start(classic(30));
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().moved_for_person == 1; }));
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().take_back();
  EXPECT_EQ(stage.state().moved_for_person, std::nullopt);
  ASSERT_TRUE(stage.wait_until_saved());
  stage.move_first();
  EXPECT_EQ(stage.state().view.ply, 1);
  EXPECT_EQ(stage.state().moved_for_person, std::nullopt);
}

TEST(TurnTime, IsOverWithTheMatch) {
  SessionStage stage;
  stage.session().set_turn_second(std::chrono::milliseconds(20));
  stage.start(classic(30));
  stage.session().start_match(chipless());
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_FALSE(stage.session().turn_seconds_left());
  const int ply = stage.state().view.ply;
  QTest::qWait(700);
  EXPECT_EQ(stage.state().view.ply, ply);
}

}  // namespace
}  // namespace raisechess::test
