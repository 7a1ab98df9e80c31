// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "full_disk.h"
#include "session_stage.h"

namespace raisechess::test {
namespace {

using session::GameSession;
using session::LostHand;

constexpr rlim_t smaller_than_the_archive = 36'000;

/// The second hand of a match with chips; the first was lost by a fold.
void play_to_the_second_hand(SessionStage& stage) {
  stage.start(heads_up());
  stage.session().submit(Fold{});
  ASSERT_TRUE(SessionStage::wait([&] { return stage.state().hand_over(); }));
  stage.session().next_hand();
  ASSERT_TRUE(stage.wait_for_turn());
}

void expect_told(const QSignalSpy& told, LostHand hand) {
  ASSERT_EQ(told.count(), 1);
  EXPECT_EQ(told[0][0].value<LostHand>(), hand);
}

TEST(LostKey, VoidsTheHandThatWasOnAndGoesOnWithTheNext) {
  SessionStage stage;
  play_to_the_second_hand(stage);
  const MatchScore score = stage.state().score;
  stage.close();
  ASSERT_TRUE(QFile::remove(stage.key_file()));
  stage.open();
  QSignalSpy told(&stage.session(), &GameSession::key_lost);
  stage.session().resume();
  expect_told(told, LostHand::Void);
  EXPECT_EQ(stage.resume_failed->count(), 0);
  EXPECT_EQ(stage.state().score.chips, score.chips);
  EXPECT_EQ(stage.state().score.won, score.won);
  EXPECT_EQ(stage.state().score.hand, 3);
  EXPECT_TRUE(stage.state().view.log.empty());
  EXPECT_EQ(stage.state().choice.setup, heads_up().setup);
  EXPECT_TRUE(QFile::exists(told[0][1].toString())) << "the key may turn up again";
}

TEST(LostKey, IsReplacedSoThatTheMatchIsSavedAgain) {
  SessionStage stage;
  play_to_the_second_hand(stage);
  stage.close();
  ASSERT_TRUE(QFile::remove(stage.key_file()));
  stage.open();
  stage.session().resume();
  ASSERT_TRUE(stage.wait_for_turn());
  const PlayerView view = stage.state().view;
  stage.close();
  stage.open();
  QSignalSpy told(&stage.session(), &GameSession::key_lost);
  stage.session().resume();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view, view);
  EXPECT_EQ(told.count(), 0);
}

TEST(LostKey, IsOneThatIsNoKeyToo) {
  SessionStage stage;
  play_to_the_second_hand(stage);
  stage.close();
  QFile key(stage.key_file());
  ASSERT_TRUE(key.resize(5));
  stage.open();
  QSignalSpy told(&stage.session(), &GameSession::key_lost);
  stage.session().resume();
  expect_told(told, LostHand::Void);
  EXPECT_EQ(stage.refused->count(), 0) << "the match can be saved";
}

TEST(LostKey, IsReplacedAtTheEndToo) {
  SessionStage stage;
  play_to_the_second_hand(stage);
  const PlayerView view = stage.state().view;
  ASSERT_TRUE(QFile::remove(stage.key_file())) << "while the program runs";
  stage.close();
  stage.open();
  QSignalSpy told(&stage.session(), &GameSession::key_lost);
  stage.session().resume();
  EXPECT_EQ(told.count(), 0);
  ASSERT_TRUE(stage.session().has_match());
  EXPECT_EQ(stage.state().view, view);
}

TEST(LostKey, LeavesTheMatchAsItIsWhereNoCopyCanBeKept) {
  SessionStage stage;
  play_to_the_second_hand(stage);
  const PlayerView view = stage.state().view;
  stage.close();
  QFile key(stage.key_file());
  ASSERT_TRUE(key.rename(stage.key_file() + ".away"));
  stage.open();
  ASSERT_TRUE(stage.session().has_saved_match());
  QSignalSpy unreadable(&stage.session(), &GameSession::archive_unreadable);
  {
    const FullDisk full(smaller_than_the_archive);
    stage.session().resume();
  }
  EXPECT_EQ(unreadable.count(), 1);
  stage.start(chipless());
  stage.close();
  QFile::remove(stage.key_file());
  ASSERT_TRUE(key.rename(stage.key_file()));
  stage.open();
  stage.session().resume();
  ASSERT_TRUE(stage.session().has_match());
  EXPECT_EQ(stage.state().view, view) << "nothing was written over it";
}

TEST(LostKey, LosesNoHandWhereNoneWasOn) {
  SessionStage stage;
  stage.start(chipless());
  stage.session().submit(Fold{});
  stage.close();
  ASSERT_TRUE(QFile::remove(stage.key_file()));
  stage.open();
  QSignalSpy told(&stage.session(), &GameSession::key_lost);
  stage.session().resume();
  expect_told(told, LostHand::WasOver);
  EXPECT_EQ(stage.state().score.hand, 2);
  EXPECT_EQ(stage.state().score.hands_won.b, 1);
}

}  // namespace
}  // namespace raisechess::test
