// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee_support.h"

namespace raisechess::referee {
namespace {

using test::Dice;

MatchSetup random_match(Dice& dice) {
  MatchSetup setup;
  setup.hand = test::random_setup(dice);
  setup.hand.stacks = {};
  setup.hand.blinds = {};
  setup.hand.showdown = 20;
  setup.hand.betting = dice.chance(50) ? BettingMode::NoLimit : BettingMode::PotLimit;
  if (setup.hand.hidden > 3) setup.hand.hidden = 3;
  setup.chips = 2 + dice.roll(40);
  setup.blind_minutes = dice.chance(50) ? 5 : 0;
  setup.first_white = dice.chance(50) ? Seat::A : Seat::B;
  return setup;
}

/// Does the record verify, and lead through the rules to its own result?
void expect_replays(const game::HandRecord& record) {
  ASSERT_EQ(verify_dealing(record.setup, record.deals, *record.dealing), std::nullopt);
  auto hand = game::Hand::start(record.setup, record.deals);
  ASSERT_TRUE(hand);
  for (const auto& step : record.actions) ASSERT_EQ(hand->apply(step.by, step.action), std::nullopt);
  ASSERT_EQ(hand->result(), record.result);
}

/// No view of a player holds a type that only the other knows.
void expect_sealed_lips(const Referee& referee) {
  for (Seat seat : {Seat::A, Seat::B}) {
    const PlayerView view = referee.view(seat);
    for (const HiddenPiece& piece : view.hidden[other(view.viewer)]) {
      ASSERT_EQ(piece.type.has_value(), piece.status != HiddenStatus::Hidden);
    }
  }
}

TEST(WholeMatch, ConservesChipsAndEndsWithEveryHandOpenAndRight) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Dice dice(seed);
    const MatchSetup setup = random_match(dice);
    Referee referee = test::started(setup, dice.chance(50));
    double minutes = 0;
    while (!referee.match_over() && referee.score().hand < 60) {
      ASSERT_EQ(referee.next_hand(minutes += 1.5), std::nullopt);
      while (referee.hand_on()) {
        test::act(referee, dice);
        if (HasFatalFailure()) return;
        const PlayerView view = referee.view(Seat::A);
        ASSERT_EQ(view.pot + view.stacks.white + view.stacks.black, 2 * setup.chips);
      }
      expect_sealed_lips(referee);
      ASSERT_EQ(referee.score().chips.a + referee.score().chips.b, 2 * setup.chips);
    }
    ASSERT_TRUE(referee.match_over() || !referee.stop_match());
    for (int hand = 1; hand <= referee.score().hand; ++hand) {
      const auto record = referee.record(hand);
      ASSERT_TRUE(record);
      expect_replays(*record);
      if (HasFatalFailure()) return;
    }
  }
}

}  // namespace
}  // namespace raisechess::referee
