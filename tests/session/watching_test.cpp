// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "session_stage.h"

namespace raisechess::test {
namespace {

using session::Watching;

bool begins(SessionStage& stage, int hand) {
  return SessionStage::wait([&] { return stage.state().score.hand == hand; });
}

std::size_t actions(SessionStage& stage) {
  return stage.state().view.log.size();
}

session::MatchChoice short_hands(BettingMode betting) {
  session::MatchChoice choice = chipless();
  choice.setup.hand.betting = betting;
  choice.level = QStringLiteral("web");
  return choice;
}

TEST(Watching, TheComputerPlaysHandAfterHandInBothSeats) {
  for (BettingMode betting : {BettingMode::None, BettingMode::NoLimit}) {
    SessionStage stage;
    stage.start(short_hands(betting));
    stage.session().watch(Watching::On);
    EXPECT_EQ(stage.state().watching, Watching::On);
    ASSERT_TRUE(SessionStage::wait([&] { return stage.state().score.hand >= 2 || stage.state().match_over; }));
    EXPECT_TRUE(stage.refused->isEmpty());
  }
}

/// Who watches sees what the person in that seat may know: the other side's types only once they are turned up.
TEST(Watching, ShowsNoMoreThanTheSeatMayKnow) {
  SessionStage stage;
  stage.start(short_hands(BettingMode::None));
  int looked = 0;
  QObject::connect(&stage.session(), &session::GameSession::state_changed, [&](const session::TableState& state) {
    EXPECT_EQ(state.view.viewer, state.side());
    if (state.hand_over()) return;
    for (const HiddenPiece& piece : state.view.hidden[other(state.side())]) {
      EXPECT_EQ(piece.type.has_value(), piece.status != HiddenStatus::Hidden);
    }
    ++looked;
  });
  stage.session().watch(Watching::On);
  ASSERT_TRUE(begins(stage, 2));
  EXPECT_TRUE(SessionStage::wait([&] { return looked > 20; }));
}

TEST(Watching, PausedGoesOneActionAtATime) {
  SessionStage stage;
  stage.start(short_hands(BettingMode::None));
  stage.session().watch(Watching::Paused);
  QTest::qWait(100);
  const std::size_t before = actions(stage);
  for (std::size_t step = 1; step <= 4; ++step) {
    stage.session().watch_step();
    ASSERT_TRUE(SessionStage::wait([&] { return actions(stage) == before + step; })) << "both seats wait for a step";
    QTest::qWait(60);
    ASSERT_EQ(actions(stage), before + step);
  }
  stage.session().watch(Watching::On);
  EXPECT_TRUE(SessionStage::wait([&] { return actions(stage) > before + 6; })) << "and go on";
}

TEST(Watching, WhatThePersonDoesGivesHimHisSeatBack) {
  SessionStage stage;
  stage.start(short_hands(BettingMode::None));
  stage.session().watch(Watching::Paused);
  ASSERT_EQ(stage.state().view.to_act, stage.state().side());
  stage.move_first();
  EXPECT_EQ(stage.state().watching, Watching::Off);
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().view.ply == 2; })) << "the computer answers as ever";
  QTest::qWait(150);
  EXPECT_EQ(stage.state().view.ply, 2) << "nobody moves for him";
}

TEST(Watching, EndedWhileTheComputerIsHeldLetsItGoOn) {
  SessionStage stage;
  stage.start(short_hands(BettingMode::None));
  stage.session().watch(Watching::Paused);
  stage.session().watch_step();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().view.ply == 1; }));
  QTest::qWait(100);
  ASSERT_FALSE(stage.state().thinking);
  stage.session().watch(Watching::Off);
  EXPECT_TRUE(SessionStage::wait([&] { return stage.state().view.ply == 2; }));
}

TEST(Watching, EndsWithTheMatchAndIsOffInANewOne) {
  SessionStage stage;
  stage.start(short_hands(BettingMode::None));
  stage.session().watch(Watching::Paused);
  stage.start(short_hands(BettingMode::None));
  EXPECT_EQ(stage.state().watching, Watching::Off);
  stage.session().watch(Watching::Paused);
  stage.session().submit(Fold{});
  stage.session().stop_match();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().match_over; }));
  stage.session().watch(Watching::On);
  EXPECT_EQ(stage.state().watching, Watching::Off);
}

}  // namespace
}  // namespace raisechess::test
