// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee_support.h"

namespace raisechess::referee {
namespace {

using test::Dice;
using test::started;

void expect_closed(const Referee& referee, const FairDealing& dealing) {
  for (Side side : both_sides) {
    EXPECT_FALSE(dealing.opened[side]);
    EXPECT_FALSE(dealing.deals[side]);
  }
  EXPECT_FALSE(referee.record(dealing.hand));
}

void expect_open(const Referee& referee, const FairDealing& dealing) {
  const auto record = referee.record(dealing.hand);
  ASSERT_TRUE(record);
  EXPECT_EQ(verify_dealing(record->setup, record->deals, *record->dealing), std::nullopt);
  for (Side side : both_sides) {
    EXPECT_EQ(dealing.deals[side], record->deals[side]);
    EXPECT_EQ(commitment(dealing.opened[side].value()), dealing.commitments[side]);
  }
}

void expect_earlier_hands_closed(const Referee& referee) {
  for (int hand = 1; hand < referee.score().hand; ++hand) EXPECT_FALSE(referee.record(hand)) << hand;
}

void expect_earlier_hands_open(const Referee& referee) {
  for (int hand = 1; hand < referee.score().hand; ++hand) {
    const auto record = referee.record(hand);
    ASSERT_TRUE(record) << hand;
    EXPECT_EQ(verify_dealing(record->setup, record->deals, *record->dealing), std::nullopt) << hand;
  }
}

/// A hand of an even game, played to a showdown by moves alone.
void play_to_turning_up(Referee& referee, Dice& dice) {
  while (referee.hand_on()) {
    const PlayerView view = referee.view(test::seat_to_act(referee));
    const Action action = view.to_call > 0 ? Action{Call{}} : Action{MakeMove{dice.pick(view.moves)}};
    ASSERT_EQ(referee.submit(test::seat_to_act(referee), action), std::nullopt);
  }
}

TEST(SecretsOpen, AreCommittedToBeforeTheNonceIsSettled) {
  Referee referee = started();
  for (int hand = 0; hand < 5; ++hand) {
    const PerSide<Digest> committed = referee.next_commitments();
    referee.set_nonce("nonce " + std::to_string(hand));
    ASSERT_EQ(referee.next_hand(hand), std::nullopt);
    EXPECT_EQ(referee.dealing().commitments, committed);
    EXPECT_EQ(referee.dealing().nonce, "nonce " + std::to_string(hand));
    EXPECT_EQ(referee.dealing().hand, hand + 1);
    EXPECT_FALSE(referee.next_commitments() == committed);
    test::fold(referee);
  }
}

TEST(SecretsOpen, WhenTheHandTurnsThePiecesUp) {
  Referee referee = started();
  Dice dice(1);
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  expect_closed(referee, referee.dealing());
  play_to_turning_up(referee, dice);
  expect_open(referee, referee.dealing());
}

TEST(SecretsOpen, OfAllEarlierHandsWhenTheMatchIsLeftAndTheHandThatIsOnIsVoid) {
  Referee referee = started();
  for (int hand = 0; hand < 2; ++hand) {
    ASSERT_EQ(referee.next_hand(hand), std::nullopt);
    if (hand == 0) test::fold(referee);
  }
  const PerSeat<Chips> chips = referee.score().chips;
  expect_earlier_hands_closed(referee);
  referee.leave_match();
  EXPECT_TRUE(referee.match_over());
  EXPECT_TRUE(referee.last_hand_void());
  EXPECT_FALSE(referee.hand_on());
  EXPECT_FALSE(referee.has_hand());
  EXPECT_EQ(referee.score().chips, chips) << "its chips go back";
  expect_earlier_hands_open(referee);
  EXPECT_FALSE(referee.record(2)) << "it never ended";
  EXPECT_EQ(referee.next_hand(3)->code, ErrorCode::MatchOver);
  const auto opened = Referee::open(test::sealed_parts(referee), test::key);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->record(1), referee.record(1));
}

TEST(SecretsOpen, WhenTheMatchIsLeftBetweenTwoHands) {
  Referee referee = started();
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  test::fold(referee);
  referee.leave_match();
  EXPECT_FALSE(referee.last_hand_void());
  expect_open(referee, referee.dealing());
}

TEST(SecretsOpen, NotAfterAFoldUntilTheMatchEnds) {
  MatchSetup setup;
  setup.chips = 6;
  Referee referee = started(setup);
  while (!referee.match_over()) {
    ASSERT_EQ(referee.next_hand(0), std::nullopt);
    expect_earlier_hands_closed(referee);
    while (referee.hand_on()) {  // A goes all-in until B folds or has nothing left
      const Seat seat = test::seat_to_act(referee);
      const PlayerView view = referee.view(seat);
      Action action = Fold{};
      if (seat == Seat::A && view.raise) {
        action = Raise{view.raise->max};
      } else if (seat == Seat::A) {
        action = view.to_call > 0 ? Action{Call{}} : Action{MakeMove{view.moves.front()}};
      }
      ASSERT_EQ(referee.submit(seat, action), std::nullopt);
    }
    if (!referee.match_over() && referee.view(Seat::A).result->kind == ResultKind::Fold) {
      expect_closed(referee, referee.dealing());
    }
  }
  EXPECT_GE(referee.score().hand, 3);
  expect_earlier_hands_open(referee);
  expect_open(referee, referee.dealing());
}

TEST(SecretsOpen, NotAfterAnAgreedSplit) {
  Referee referee = started();
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  ASSERT_EQ(referee.submit(Seat::B, Call{}), std::nullopt);
  ASSERT_EQ(referee.submit(Seat::A, OfferSplit{}), std::nullopt);
  ASSERT_EQ(referee.submit(Seat::B, AgreeSplit{}), std::nullopt);
  EXPECT_EQ(referee.view(Seat::A).result->kind, ResultKind::Agreed);
  expect_closed(referee, referee.dealing());
}

TEST(SecretsOpen, WhenThePlayersEndAMatchWithoutChips) {
  Referee referee = started(test::chipless());
  for (int hand = 0; hand < 3; ++hand) {
    ASSERT_EQ(referee.next_hand(hand), std::nullopt);
    EXPECT_EQ(referee.stop_match(), (Error{ErrorCode::HandStillOn, {}}));
    test::fold(referee);
    expect_closed(referee, referee.dealing());
  }
  EXPECT_EQ(referee.stop_match(), std::nullopt);
  EXPECT_TRUE(referee.match_over());
  EXPECT_EQ(referee.next_hand(3), (Error{ErrorCode::MatchOver, {}}));
  expect_earlier_hands_open(referee);
  expect_open(referee, referee.dealing());
}

TEST(SecretsOpen, OfOneFoldedHandIfThePlayerWantsToSeeIt) {
  Referee referee = started();
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  EXPECT_EQ(referee.show_last_hand(), (Error{ErrorCode::HandStillOn, {}}));
  test::fold(referee);
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  test::fold(referee);
  EXPECT_EQ(referee.show_last_hand(), std::nullopt);
  expect_open(referee, referee.dealing());
  expect_earlier_hands_closed(referee);
}

TEST(SecretsOpen, ThereIsNoRecordOfAHandThatIsOnOrWasNotDealt) {
  Referee referee = started();
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  for (int number : {-1, 0, 1, 2}) EXPECT_FALSE(referee.record(number)) << number;
}

}  // namespace
}  // namespace raisechess::referee
