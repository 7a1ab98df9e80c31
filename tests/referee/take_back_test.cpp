// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee_support.h"

namespace raisechess::referee {
namespace {

using test::Dice;
using test::started;

void act_or_take_back(Referee& referee, Dice& dice) {
  const Seat seat = dice.chance(50) ? Seat::A : Seat::B;
  if (dice.chance(20) && referee.view(seat).may_take_back) {
    ASSERT_EQ(referee.submit(seat, TakeBack{}), std::nullopt);
  } else {
    test::act(referee, dice);
  }
}

void expect_same_hand(const Referee& one, const Referee& two) {
  for (Seat seat : {Seat::A, Seat::B}) {
    ASSERT_EQ(one.view(seat), two.view(seat));
    ASSERT_EQ(one.range(seat), two.range(seat));
    ASSERT_EQ(one.told(seat), two.told(seat));
    ASSERT_EQ(one.secrecy(seat), two.secrecy(seat));
  }
}

TEST(TakeBack, IsSealedWithTheHandAndComesBackWithIt) {
  Dice dice(12);
  for (int hand = 0; hand < 4; ++hand) {
    Referee referee = started(test::chipless());
    ASSERT_EQ(referee.next_hand(0), std::nullopt);
    for (int i = 0; i < 60 && referee.hand_on(); ++i) {
      act_or_take_back(referee, dice);
      if (HasFatalFailure()) return;
      if (i % 5 == 0) expect_same_hand(referee, Referee::open(referee.seal(test::key), test::key).value());
      if (HasFatalFailure()) return;
    }
  }
}

TEST(TakeBack, StaysInTheRecordOfTheHand) {
  Dice dice(13);
  for (int hand = 0; hand < 4; ++hand) {
    Referee referee = started(test::chipless());
    ASSERT_EQ(referee.next_hand(0), std::nullopt);
    std::int64_t taken_back = 0;
    while (referee.hand_on()) {
      act_or_take_back(referee, dice);
      if (HasFatalFailure()) return;
    }
    for (const Event& event : referee.view(Seat::A).log) taken_back += std::holds_alternative<TakeBack>(event.action);
    ASSERT_EQ(referee.stop_match(), std::nullopt);
    const game::HandRecord record = referee.record(1).value();
    EXPECT_GT(taken_back, 0);
    EXPECT_EQ(take_backs(record), taken_back);
    EXPECT_EQ(verify_dealing(record.setup, record.deals, *record.dealing), std::nullopt);
  }
}

}  // namespace
}  // namespace raisechess::referee
