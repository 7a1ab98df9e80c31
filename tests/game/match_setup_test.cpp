// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_support.h"

namespace raisechess {
namespace {

Error refusal(const MatchSetup& setup) {
  const auto match = game::Match::start(setup);
  return match ? Error{ErrorCode::last, {}} : match.error();
}

TEST(MatchSetup, ChipsAreTwoToAMillion) {
  for (Chips chips : {2, 100, 1'000'000}) {
    MatchSetup setup;
    setup.chips = chips;
    EXPECT_TRUE(game::Match::start(setup)) << chips;
  }
  for (Chips chips : {-1, 0, 1, 1'000'001}) {
    MatchSetup setup;
    setup.chips = chips;
    EXPECT_EQ(refusal(setup),
              (Error{ErrorCode::MatchChips, {std::int64_t{chips}, std::int64_t{2}, std::int64_t{1'000'000}}}));
  }
}

TEST(MatchSetup, BlindLevelsLastFiveTenOrFifteenMinutesOrForEver) {
  for (int minutes = -1; minutes <= 20; ++minutes) {
    MatchSetup setup;
    setup.blind_minutes = minutes;
    const bool allowed = minutes == 0 || minutes == 5 || minutes == 10 || minutes == 15;
    EXPECT_EQ(game::Match::start(setup).has_value(), allowed) << minutes;
    EXPECT_EQ(refusal(setup).code == ErrorCode::BlindMinutes, !allowed);
  }
}

TEST(MatchSetup, OnlyClassicChessHasATurnClockOfThirtyOrSixtySeconds) {
  for (int hidden : {0, 3}) {
    for (int seconds = -30; seconds <= 90; seconds += 15) {
      MatchSetup setup;
      setup.hand.hidden = hidden;
      setup.hand.betting = BettingMode::None;
      setup.turn_seconds = seconds;
      const bool allowed = seconds == 0 || (hidden == 0 && (seconds == 30 || seconds == 60));
      ASSERT_EQ(game::Match::start(setup).has_value(), allowed) << hidden << " hidden, " << seconds << " s";
      if (allowed) continue;
      EXPECT_EQ(refusal(setup), (Error{ErrorCode::TurnSeconds, {std::int64_t{seconds}}}));
    }
  }
}

TEST(MatchSetup, OnlyInClassicChessCanColoursStay) {
  MatchSetup setup;
  setup.alternate_colours = false;
  EXPECT_EQ(refusal(setup), (Error{ErrorCode::ColoursStay, {}}));
  setup.hand.hidden = 0;
  setup.hand.betting = BettingMode::None;
  EXPECT_TRUE(game::Match::start(setup));
}

TEST(MatchSetup, TheHandsSetUpIsChecked) {
  MatchSetup setup;
  setup.hand.hidden = 2;
  EXPECT_EQ(refusal(setup).code, ErrorCode::HiddenCount);
  setup.hand = {};
  setup.hand.array = 960;
  EXPECT_EQ(refusal(setup).code, ErrorCode::ArrayNumber);
  setup.hand = {};
  setup.hand.showdown = 25;
  EXPECT_EQ(refusal(setup).code, ErrorCode::ShowdownMove);
}

TEST(MatchSetup, AStartingPositionIsReadAtOnce) {
  MatchSetup setup;
  setup.hand.start_fen = "7k/8/8/8/8/8/R7/K7 w - - 0 1";
  EXPECT_EQ(refusal(setup).code, ErrorCode::FenNeedsClassic);
  setup.hand.hidden = 0;
  setup.hand.betting = BettingMode::None;
  setup.hand.showdown = showdown_to_mate;
  EXPECT_TRUE(game::Match::start(setup));
  setup.hand.start_fen = "8/8/8/8/8/8/R7/K7 w - - 0 1";
  EXPECT_EQ(refusal(setup).code, ErrorCode::FenKings);
}

TEST(MatchSetup, BeforeTheFirstHandNothingIsScored) {
  const auto match = test::match_of(80, 5);
  EXPECT_FALSE(match.hand_on());
  MatchScore fresh;
  fresh.chips = {80, 80};
  EXPECT_EQ(match.score(), fresh);
}

}  // namespace
}  // namespace raisechess
