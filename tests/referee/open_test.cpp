// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee_support.h"

namespace raisechess::referee {
namespace {

using test::Dice;
using test::started;

Referee reopened(const Referee& referee) {
  return Referee::open(referee.seal(test::key), test::key).value();
}

void expect_same(const Referee& one, const Referee& two) {
  ASSERT_EQ(one.score(), two.score());
  ASSERT_EQ(one.setup(), two.setup());
  ASSERT_EQ(one.hand_on(), two.hand_on());
  ASSERT_EQ(one.match_over(), two.match_over());
  ASSERT_EQ(one.minutes(), two.minutes());
  ASSERT_EQ(one.next_commitments(), two.next_commitments());
  ASSERT_EQ(one.has_hand(), two.has_hand());
  for (int hand = 0; hand <= one.score().hand; ++hand) ASSERT_EQ(one.record(hand), two.record(hand));
  if (!one.has_hand()) return;
  ASSERT_EQ(one.dealing(), two.dealing());
  for (Seat seat : {Seat::A, Seat::B}) {
    ASSERT_EQ(one.view(seat), two.view(seat));
    ASSERT_EQ(one.range(seat), two.range(seat));
    ASSERT_EQ(one.told(seat), two.told(seat));
    ASSERT_EQ(one.secrecy(seat), two.secrecy(seat));
  }
}

TEST(Open, GivesBackTheMatchAfterEveryAction) {
  MatchSetup setup;
  setup.chips = 30;
  Referee referee = started(setup, true);
  Dice dice(5);
  const auto check = [&] {
    expect_same(referee, reopened(referee));
    expect_same(referee, Referee::open(test::sealed_parts(referee), test::key).value());
  };
  check();
  for (int hand = 0; hand < 3 && !referee.match_over(); ++hand) {
    ASSERT_EQ(referee.next_hand(hand * 2.25), std::nullopt);
    check();
    while (referee.hand_on()) {
      test::act(referee, dice);
      if (HasFatalFailure()) return;
      check();
    }
  }
}

TEST(Open, PlaysOnAsTheMatchThatWasSealed) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    MatchSetup setup;
    setup.hand.hidden = seed % 2 == 0 ? 3 : 0;
    setup.hand.betting = seed % 4 < 2 ? BettingMode::PotLimit : BettingMode::None;
    Referee referee = started(setup);
    Dice dice(seed);
    ASSERT_EQ(referee.next_hand(0), std::nullopt);
    test::play_on(referee, dice, dice.roll(60));
    Referee other = reopened(referee);
    Dice same_dice = dice;
    test::play_on(referee, dice);
    test::play_on(other, same_dice);
    expect_same(referee, other);
  }
}

TEST(Open, KeepsMatchTimeShownHandsAndTheEnd) {
  Referee referee = started(test::chipless());
  ASSERT_EQ(referee.next_hand(1), std::nullopt);
  test::fold(referee);
  ASSERT_EQ(referee.show_last_hand(), std::nullopt);
  expect_same(referee, reopened(referee));
  referee.set_minutes(7.125);
  ASSERT_EQ(referee.stop_match(), std::nullopt);
  const Referee again = reopened(referee);
  expect_same(referee, again);
  EXPECT_EQ(again.minutes(), 7.125);
  EXPECT_TRUE(again.record(1));
}

TEST(Open, KeepsEveryOptionOfTheSetUp) {
  MatchSetup setup;
  setup.hand = {.hidden = 4,
                .array = 3,
                .showdown = 40,
                .betting = BettingMode::PotLimit,
                .classic_draws = true,
                .promotion = PromotionRule::Choice,
                .king_capture = true,
                .agreed_split = false,
                .stacks = {11, 12},
                .blinds = {13, 7},
                .start_fen = {}};
  setup.chips = 999'999;
  setup.blind_minutes = 15;
  setup.first_white = Seat::B;
  const Referee referee = started(setup);
  EXPECT_EQ(reopened(referee).setup(), setup);
}

TEST(Open, KeepsTheOptionsOfClassicChess) {
  MatchSetup setup;
  setup.hand.hidden = 0;
  setup.hand.betting = BettingMode::None;
  setup.alternate_colours = false;
  setup.turn_seconds = 60;
  const Referee referee = started(setup);
  EXPECT_EQ(reopened(referee).setup(), setup);
}

TEST(Open, KeepsAStartingPosition) {
  MatchSetup setup;
  setup.hand.hidden = 0;
  setup.hand.betting = BettingMode::None;
  setup.hand.showdown = showdown_to_mate;
  setup.hand.start_fen = "7k/8/8/8/8/8/R7/K7 w - - 0 1";
  Referee referee = started(setup, true);
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  EXPECT_FALSE(referee.dealing().array_drawn);
  expect_same(referee, reopened(referee));
}

}  // namespace
}  // namespace raisechess::referee
