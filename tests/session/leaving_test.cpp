// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "session/hand_replay.h"
#include "session_stage.h"

namespace raisechess::test {
namespace {

using archive::MatchEnd;

/// A match whose first hand the person has folded.
class LeftMatch {
 public:
  explicit LeftMatch(const session::MatchChoice& choice) {
    stage.start(choice);
    stage.session().submit(Fold{});
    EXPECT_TRUE(stage.wait_for_turn());
  }
  void deal_next() {
    stage.session().next_hand();
    EXPECT_TRUE(stage.wait_for_turn());
  }
  archive::HandLine hand() {
    const auto found = stage.session().archive().hands({}).result().value();
    EXPECT_EQ(found.hands.size(), 1);
    return found.hands.empty() ? archive::HandLine() : found.hands.front();
  }
  std::vector<archive::MatchLine> matches() { return stage.session().archive().matches().result().value(); }

  SessionStage stage;
};

TEST(LeavingAMatch, TurnsUpWhatEndedFaceDownInIt) {
  LeftMatch match(heads_up());
  EXPECT_FALSE(match.hand().has_record);
  EXPECT_FALSE(match.hand().stays_closed);
  match.deal_next();
  match.stage.start(chipless());
  ASSERT_TRUE(match.hand().has_record);
  const auto stored = match.stage.session().archive().hand(match.hand().id).result().value();
  const auto replay = session::HandReplay::open(stored.record);
  ASSERT_TRUE(replay);
  EXPECT_EQ(replay->state(session::Sight::TurnedUp).view.hidden.white.front().type.has_value(), true);
  const auto matches = match.matches();
  ASSERT_EQ(matches.size(), 2);
  EXPECT_EQ(matches[0].end, MatchEnd::Running);
  EXPECT_EQ(matches[1].end, MatchEnd::Abandoned);
  EXPECT_EQ(matches[1].hands, 1) << "the hand that was on is void";
}

TEST(LeavingAMatch, HoldsAfterTheProgramHasEnded) {
  LeftMatch match(heads_up());
  match.stage.close();
  match.stage.open();
  match.stage.session().resume();
  ASSERT_TRUE(match.stage.wait_for_turn());
  match.stage.session().start_match(heads_up());
  match.stage.close();
  match.stage.open();
  EXPECT_TRUE(match.hand().has_record);
  EXPECT_TRUE(match.stage.session().has_saved_match());
}

TEST(LeavingAMatch, NeedsNoKeyFile) {
  LeftMatch match(heads_up());
  ASSERT_TRUE(QFile::remove(match.stage.key_file()));
  ASSERT_TRUE(QDir().mkpath(match.stage.key_file()));  // cannot be read, and no other can be written
  match.stage.session().start_match(chipless());
  EXPECT_TRUE(match.stage.wait_until_saved());
  EXPECT_TRUE(match.hand().has_record);
}

TEST(LeavingAMatch, ThatIsNotRecordedLeavesNothing) {
  session::MatchChoice choice = heads_up();
  choice.recorded = false;
  SessionStage stage;
  stage.start(choice);
  stage.session().submit(Fold{});
  ASSERT_TRUE(stage.wait_for_turn());
  stage.start(chipless());
  EXPECT_TRUE(stage.session().archive().hands({}).result().value().hands.empty());
  EXPECT_EQ(stage.session().archive().matches().result().value().size(), 1);
}

TEST(EndingAMatch, WithChipsTurnsItsHandsUp) {
  LeftMatch match(heads_up());
  match.stage.session().stop_match();
  ASSERT_TRUE(match.stage.wait([&] { return match.stage.state().match_over && !match.stage.session().saving(); }));
  EXPECT_TRUE(match.hand().has_record);
  EXPECT_EQ(match.matches().front().end, MatchEnd::Stopped);
}

bool shows_computers_pieces(const session::TableState& state) {
  return state.dealing.sides[other(state.side())].deal.has_value();
}

TEST(TurningUpAfterAFold, HappensOnlyIfItIsSet) {
  LeftMatch match(heads_up());
  EXPECT_FALSE(shows_computers_pieces(match.stage.state()));
  match.stage.session().set_turned_up_after_fold(true);
  ASSERT_TRUE(match.stage.wait([&] { return shows_computers_pieces(match.stage.state()); })) << "also the last hand";
  EXPECT_TRUE(match.hand().has_record);
  match.deal_next();
  EXPECT_FALSE(shows_computers_pieces(match.stage.state())) << "the next hand is another one";
  match.stage.session().submit(Fold{});
  ASSERT_TRUE(match.stage.wait_for_turn());
  EXPECT_TRUE(shows_computers_pieces(match.stage.state()));
  match.stage.session().set_turned_up_after_fold(false);
  match.deal_next();
  match.stage.session().submit(Fold{});
  ASSERT_TRUE(match.stage.wait_for_turn());
  EXPECT_FALSE(shows_computers_pieces(match.stage.state()));
}

TEST(TurningUpAfterAFold, NeverShowsAHandThatIsOn) {
  SessionStage stage;
  stage.start(heads_up());
  stage.session().set_turned_up_after_fold(true);
  stage.session().submit(Call{});
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(shows_computers_pieces(stage.state()), stage.state().hand_over());
}

}  // namespace
}  // namespace raisechess::test
