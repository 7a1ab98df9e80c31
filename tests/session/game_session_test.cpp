// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "knowledge/knowledge.h"
#include "session_stage.h"

namespace raisechess::test {
namespace {

TEST(GameSession, PlaysAWholeHand) {
  SessionStage stage;
  stage.start(chipless());
  while (stage.wait_for_turn() && !stage.state().hand_over()) {
    const int before = stage.state().view.ply;
    stage.move_first();
    ASSERT_GT(stage.state().view.ply, before);
  }
  ASSERT_TRUE(stage.state().hand_over());
  stage.session().next_hand();
  EXPECT_EQ(stage.state().score.hand, 2);
  EXPECT_EQ(stage.refused->count(), 0);
}

TEST(GameSession, ARefusedActionChangesNothing) {
  SessionStage stage;
  stage.start(chipless());
  const PlayerView before = stage.state().view;
  stage.session().submit(Bet{10});
  stage.session().submit(Call{});
  stage.session().submit(MakeMove{Move::normal(*square_from_name("a1"), *square_from_name("h8"))});
  stage.session().next_hand();
  stage.session().stop_match();
  EXPECT_EQ(stage.refused->count(), 5);
  EXPECT_EQ(stage.state().view, before);
  EXPECT_EQ(stage.state().score.hand, 1);
}

TEST(GameSession, AnImpossibleSetupIsRefused) {
  SessionStage stage;
  session::MatchChoice choice = chipless();
  choice.setup.hand.hidden = 7;
  stage.session().start_match(choice);
  EXPECT_EQ(stage.refused->count(), 1);
  EXPECT_FALSE(stage.session().has_match());
}

TEST(GameSession, AStaleAnswerIsDropped) {
  SessionStage stage;
  stage.start(chipless());
  stage.move_first();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().thinking; }));
  stage.session().start_match(chipless());  // White: the computer is asked nothing in the new match
  QTest::qWait(300);
  EXPECT_EQ(stage.state().view.ply, 0);
  EXPECT_FALSE(stage.state().thinking);
}

TEST(GameSession, TheComputersActionWaitsForItsDelayHoweverSoonItDecides) {
  SessionStage stage;
  stage.start(chipless());
  constexpr int delay = 400;
  stage.session().set_delay(std::chrono::milliseconds(delay));
  stage.move_first();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().thinking; }));
  QElapsedTimer clock;
  clock.start();
  ASSERT_TRUE(SessionStage::wait([&] { return !stage.state().thinking; }));
  EXPECT_GE(clock.elapsed(), delay - 20);  // begun a little after the session's own clock
}

TEST(GameSession, SkippingTheDelayShowsTheActionNow) {
  SessionStage stage;
  stage.start(chipless());
  stage.session().set_delay(std::chrono::minutes(10));
  stage.move_first();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().thinking; }));
  stage.session().skip_delay();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 2);
}

/// Whether it still thinks or has decided long ago.
TEST(GameSession, SkippingTheDelayNeverShowsTheActionAtOnce) {
  for (int thought : {0, 1500}) {
    SessionStage stage;
    stage.start(chipless());
    stage.session().set_delay(std::chrono::minutes(10));
    stage.move_first();
    ASSERT_TRUE(SessionStage::wait([&] { return stage.state().thinking; }));
    QTest::qWait(thought);
    stage.session().skip_delay();
    EXPECT_TRUE(stage.state().thinking) << thought;
    ASSERT_TRUE(stage.wait_for_turn());
  }
}

/// What is kept of the past is what the view tells.
TEST(GameSession, ThePastIsWhatTheViewTells) {
  SessionStage stage;
  stage.start(chipless(4));
  for (int turn = 0; turn < 6 && stage.wait_for_turn() && !stage.state().hand_over(); ++turn) stage.move_first();
  ASSERT_TRUE(stage.wait_for_turn());
  session::TableState recalled = stage.state();
  session::recall(recalled);
  ASSERT_EQ(recalled.past.size(), stage.state().past.size());
  for (int ply = 0; ply <= stage.state().view.ply; ++ply) {
    EXPECT_EQ(recalled.knowledge_at(ply).range, stage.state().knowledge_at(ply).range) << ply;
    EXPECT_EQ(recalled.knowledge_at(ply).told, stage.state().knowledge_at(ply).told) << ply;
    EXPECT_EQ(recalled.knowledge_at(ply).pot, stage.state().knowledge_at(ply).pot) << ply;
    EXPECT_EQ(recalled.knowledge_at(ply).stacks, stage.state().knowledge_at(ply).stacks) << ply;
  }
  if (stage.state().hand_over()) return;
  EXPECT_EQ(stage.state().knowledge_at(stage.state().view.ply).range, stage.state().range);
  EXPECT_EQ(stage.state().knowledge_at(stage.state().view.ply).told, stage.state().told);
}

TEST(GameSession, TheCommitmentStandsBeforeTheFirstActionAndIsOpenedAfterAShowdown) {
  SessionStage stage;
  stage.start(chipless());
  const QString sealed = stage.state().dealing.sides.black.commitment;
  EXPECT_EQ(sealed.size(), 64);
  EXPECT_TRUE(stage.state().dealing.sides.black.secret.isEmpty());
  while (stage.wait_for_turn() && !stage.state().hand_over()) stage.move_first();
  EXPECT_EQ(stage.state().dealing.sides.black.commitment, sealed);
  EXPECT_EQ(stage.state().dealing.sides.black.verified, true);
}

}  // namespace
}  // namespace raisechess::test
