// SPDX-License-Identifier: GPL-3.0-or-later
#include "deeds.h"

#include <gtest/gtest.h>

#include "session_stage.h"

namespace raisechess::test {
namespace {

using session::Watching;
using statistics::Deeds;

/// The person has White.
Deeds deeds(std::vector<game::HandRecord::Step> steps) {
  referee::FinishedHand hand;
  hand.setup.stacks = {80, 120};
  hand.white = Seat::A;
  hand.actions = std::move(steps);
  return session::deeds_of(hand);
}

TEST(Deeds, BlindsAreNoChoice) {
  const Deeds folded = deeds({{Side::Black, Fold{}}});
  EXPECT_EQ(folded, (Deeds{80, false, false, 0, 0, 0, false, {}}));
  const Deeds moved = deeds({{Side::Black, Call{}}, {Side::White, MakeMove{}}, {Side::Black, Fold{}}});
  EXPECT_EQ(moved, (Deeds{80, true, false, 0, 0, 0, false, {}})) << "he could have raised";
}

TEST(Deeds, BeforeTheFirstMoveCallsAndRaisesAreVoluntary) {
  const Deeds called = deeds({{Side::Black, Raise{6}}, {Side::White, Call{}}, {Side::White, MakeMove{}}});
  EXPECT_EQ(called, (Deeds{80, true, true, 0, 1, 1, false, {}}));
  const Deeds raised = deeds({{Side::Black, Call{}}, {Side::White, Raise{8}}, {Side::Black, Fold{}}});
  EXPECT_EQ(raised, (Deeds{80, true, true, 1, 0, 0, false, {}}));
  const Deeds later = deeds({{Side::Black, Call{}},
                             {Side::White, MakeMove{}},
                             {Side::Black, Bet{4}},
                             {Side::White, Call{}},
                             {Side::Black, MakeMove{}}});
  EXPECT_EQ(later, (Deeds{80, true, false, 0, 1, 1, false, {}})) << "after it they are not";
}

TEST(Deeds, CountsEachBetThatIsAnswered) {
  const Deeds all = deeds({{Side::Black, Call{}},
                           {Side::White, MakeMove{}},
                           {Side::Black, Bet{4}},
                           {Side::White, Raise{12}},
                           {Side::Black, Raise{24}},
                           {Side::White, Call{}},
                           {Side::Black, MakeMove{}},
                           {Side::White, Bet{10}},
                           {Side::Black, Call{}},
                           {Side::White, MakeMove{}},
                           {Side::Black, Bet{20}},
                           {Side::White, Fold{}}});
  EXPECT_EQ(all, (Deeds{80, true, false, 2, 1, 3, true, {}}));
}

TEST(Deeds, AFoldWithoutABetIsNoneToABet) {
  const Deeds resigned =
      deeds({{Side::Black, Call{}}, {Side::White, MakeMove{}}, {Side::Black, MakeMove{}}, {Side::White, Fold{}}});
  EXPECT_EQ(resigned, (Deeds{80, true, false, 0, 0, 0, false, {}}));
}

/// A hand without chips that the person resigns after one move, with a hint if `hinted`.
statistics::Statistics after_a_hand(SessionStage& stage, const std::function<void()>& meanwhile) {
  stage.start(chipless());
  stage.move_first();
  EXPECT_TRUE(stage.wait_for_turn());
  meanwhile();
  EXPECT_TRUE(stage.wait_for_turn());
  if (!stage.state().hand_over()) stage.session().submit(Fold{});
  EXPECT_TRUE(SessionStage::wait([&] { return stage.state().hand_over() && !stage.session().saving(); }));
  stage.session().stop_match();
  EXPECT_TRUE(SessionStage::wait([&] { return stage.state().match_over && !stage.session().saving(); }));
  return stage.session().archive().statistics({}).result().value();
}

TEST(SessionStatistics, CountAHandThatWasPlayedByOneself) {
  SessionStage stage;
  double kept = 0;
  const auto statistics = after_a_hand(stage, [&] { kept = stage.state().told.bits; });
  EXPECT_EQ(statistics.all.hands, 1);
  EXPECT_EQ(statistics.mode, statistics::Mode::Chipless);
  EXPECT_EQ(statistics.all.hands_with_bits, 1);
  EXPECT_NEAR(statistics.all.bits_dealt, std::log2(125), 0.001);
  EXPECT_NEAR(statistics.all.bits_kept, kept, 0.001);
}

TEST(SessionStatistics, LeaveOutAHandWithAHintAlsoAfterANewStart) {
  SessionStage stage;
  const auto statistics = after_a_hand(stage, [&] {
    stage.session().note_hint();
    EXPECT_TRUE(stage.wait_until_saved());
    stage.close();
    stage.open();
    stage.session().resume();
  });
  EXPECT_EQ(statistics.all.hands, 0);
  EXPECT_EQ(statistics.left_out.aided, 1);
}

TEST(SessionStatistics, LeaveOutAHandThatTheComputerPlayedOn) {
  SessionStage stage;
  const auto statistics = after_a_hand(stage, [&] {
    stage.session().watch(Watching::Paused);
    stage.session().watch_step();
    const int before = stage.state().view.ply;
    EXPECT_TRUE(SessionStage::wait([&] { return stage.state().view.ply > before; }));
    stage.session().watch(Watching::Off);
  });
  EXPECT_EQ(statistics.all.hands, 0);
  EXPECT_EQ(statistics.left_out.played_for_him, 1);
}

TEST(SessionStatistics, LeaveOutAHandInWhichTimeRanOut) {
  SessionStage stage;
  session::MatchChoice choice = chipless(0);
  choice.setup.hand.showdown = showdown_to_mate;
  choice.setup.hand.promotion = PromotionRule::Choice;
  choice.setup.turn_seconds = 30;
  choice.level = QStringLiteral("novice");
  stage.session().set_turn_second(std::chrono::milliseconds(20));
  stage.start(choice);
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().moved_for_person.has_value(); }));
  stage.session().set_turn_second(std::chrono::minutes(10));
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().submit(Fold{});
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().hand_over() && !stage.session().saving(); }));
  stage.session().stop_match();
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().match_over && !stage.session().saving(); }));
  EXPECT_EQ(stage.session().archive().statistics({}).result().value().left_out.played_for_him, 1);
}

}  // namespace
}  // namespace raisechess::test
