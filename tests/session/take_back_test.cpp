// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <ctime>

#include "session_stage.h"

namespace raisechess::test {
namespace {

using session::GameSession;

/// The computer has answered `answers` moves of the person's, in a hand that goes on.
void play_on(SessionStage& stage, int answers) {
  do {
    stage.start(chipless());
    for (int i = 0; i < answers && !stage.state().hand_over(); ++i) {
      stage.move_first();
      ASSERT_TRUE(stage.wait_for_turn());
    }
  } while (stage.state().hand_over());
}

TEST(SessionTakeBack, CancelsTheComputersThinkingAtOnce) {
  SessionStage stage;
  play_on(stage, 1);
  stage.session().set_delay(std::chrono::minutes(10));
  stage.move_first();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().thinking; }));
  stage.session().take_back();
  EXPECT_FALSE(stage.state().thinking);
  EXPECT_EQ(stage.state().view.ply, 2);
  EXPECT_EQ(stage.state().view.to_act, stage.state().side());
  stage.session().set_delay(std::chrono::milliseconds(0));
  stage.move_first();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 4) << "the old question is not in the way of the new one";
}

double seconds_of_cpu() {
  timespec used{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

constexpr double least_thought =
    0.08;  ///< seconds that the computer thinks where nothing is hidden and no time presses

/// Nobody waits for that thought any more, so it ends: the program idles while the person thinks.
TEST(SessionTakeBack, EndsTheThoughtItself) {
  SessionStage stage;
  session::MatchChoice choice = chipless(0);  // nothing is hidden: it would search on and on
  choice.setup.hand.showdown = showdown_to_mate;
  choice.level = GameSession::levels().last();
  stage.start(choice);
  stage.move_first();
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().set_delay(std::chrono::minutes(10));
  stage.move_first();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().thinking; }));
  const double before = seconds_of_cpu();
  stage.session().take_back();
  QTest::qWait(400);
  EXPECT_LT(seconds_of_cpu() - before, least_thought / 2);
}

TEST(SessionTakeBack, DropsAnAnswerThatWaitsToBeShown) {
  SessionStage stage;
  play_on(stage, 1);
  stage.session().set_delay(std::chrono::minutes(10));
  stage.move_first();
  ASSERT_TRUE(stage.wait_until_saved());
  stage.session().take_back();
  stage.session().skip_delay();
  QCoreApplication::processEvents();
  EXPECT_EQ(stage.state().view.ply, 2);
  EXPECT_EQ(stage.refused->count(), 0);
}

TEST(SessionTakeBack, GoesDownToTheStart) {
  SessionStage stage;
  play_on(stage, 3);
  for (int ply = 4; ply >= 0; ply -= 2) {
    stage.session().take_back();
    EXPECT_EQ(stage.state().view.ply, ply);
    ASSERT_TRUE(stage.wait_until_saved());
  }
  EXPECT_FALSE(stage.state().view.may_take_back);
  stage.session().take_back();
  EXPECT_EQ(stage.refused->count(), 1);
}

TEST(SessionTakeBack, IsThereAgainAfterARestart) {
  SessionStage stage;
  play_on(stage, 3);
  stage.session().take_back();
  stage.move_first();
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().take_back();
  const session::TableState before = stage.state();
  stage.close();
  stage.open();
  stage.session().resume();
  EXPECT_EQ(stage.state().view, before.view);
  EXPECT_EQ(stage.state().range, before.range);
  EXPECT_EQ(stage.state().told, before.told);
  EXPECT_EQ(stage.state().past.size(), before.past.size());
}

/// Looking back shows the half-moves that stand; the present is what is known now.
TEST(SessionTakeBack, ThePastIsThatOfTheStandingLine) {
  SessionStage stage;
  play_on(stage, 3);
  const auto known_then = stage.state().past;
  stage.session().take_back();
  ASSERT_EQ(stage.state().past.size(), 5U);
  for (int ply = 0; ply < 4; ++ply)
    EXPECT_EQ(stage.state().past[static_cast<std::size_t>(ply)], known_then[static_cast<std::size_t>(ply)]);
  EXPECT_EQ(stage.state().knowledge_at(4).range, stage.state().range);
  EXPECT_EQ(stage.state().knowledge_at(4).told, stage.state().told);
  EXPECT_EQ(stage.state().range.deals, known_then.back()->range.deals) << "what was seen stays known";
}

TEST(SessionTakeBack, IsRefusedWithChipsAndAfterTheHand) {
  SessionStage stage;
  session::MatchChoice choice = heads_up();
  choice.setup.first_white = Seat::B;  // then nobody acts before the person
  stage.start(choice);
  stage.session().take_back();
  ASSERT_EQ(stage.refused->count(), 1);
  EXPECT_EQ(stage.refused->at(0)[0].value<Error>().code, ErrorCode::TakeBackWithChips);
  stage.start(chipless());
  stage.move_first();
  stage.session().submit(Fold{});
  stage.session().take_back();
  ASSERT_TRUE(stage.wait_until_saved());
  ASSERT_EQ(stage.refused->count(), 2);
  EXPECT_EQ(stage.refused->at(1)[0].value<Error>().code, ErrorCode::HandOver);
}

}  // namespace
}  // namespace raisechess::test
