// SPDX-License-Identifier: GPL-3.0-or-later
// RULES 6: where the key of a sealed match is lost, the hand that was on is void and its chips go back.
#include "referee_support.h"

namespace raisechess::referee {
namespace {

using test::started;
using Blob = std::vector<std::uint8_t>;

Referee without_key(const Blob& blob) {
  return Referee::open_without_key(blob, "another nonce").value();
}

/// A (White) raises, B folds: A has won the small blind.
Referee after_a_hand(const MatchSetup& setup = {}) {
  Referee referee = started(setup);
  EXPECT_EQ(referee.next_hand(1), std::nullopt);
  test::fold(referee);
  return referee;
}

TEST(LostKey, VoidsTheHandThatWasOnAndKeepsTheScore) {
  Referee referee = after_a_hand();
  const MatchScore score = referee.score();
  ASSERT_EQ(referee.next_hand(2.5), std::nullopt);
  ASSERT_EQ(referee.submit(test::seat_to_act(referee), Raise{40}), std::nullopt);
  referee.set_minutes(4);
  Referee opened = without_key(referee.seal(test::key));
  EXPECT_FALSE(opened.hand_on());
  EXPECT_FALSE(opened.has_hand());
  EXPECT_EQ(opened.score().chips, score.chips);
  EXPECT_EQ(opened.score().won, score.won);
  EXPECT_EQ(opened.score().hand, 2) << "the number of the void hand stays used";
  EXPECT_EQ(opened.minutes(), 4);
  EXPECT_EQ(opened.setup(), referee.setup());
  EXPECT_FALSE(opened.record(1)) << "its secret is gone";
  ASSERT_EQ(opened.next_hand(5), std::nullopt);
  EXPECT_EQ(opened.side_of(Seat::A), Side::White) << "and so do its colours";
  EXPECT_EQ(opened.dealing().nonce, "another nonce");
}

TEST(LostKey, IsForgottenOnceTheMatchIsSealedAnew) {
  Referee referee = after_a_hand();
  ASSERT_EQ(referee.next_hand(2), std::nullopt);
  Referee opened = without_key(referee.seal(test::key));
  const Referee empty = Referee::open(opened.seal(test::key), test::key).value();
  EXPECT_EQ(empty.score(), opened.score());
  ASSERT_EQ(opened.next_hand(3), std::nullopt);
  const Referee again = Referee::open(opened.seal(test::key), test::key).value();
  EXPECT_EQ(again.score(), opened.score());
  EXPECT_EQ(again.view(Seat::A), opened.view(Seat::A));
}

TEST(LostKey, LeavesAMatchOverThatWas) {
  Referee stopped = after_a_hand(test::chipless());
  ASSERT_EQ(stopped.stop_match(), std::nullopt);
  EXPECT_TRUE(without_key(stopped.seal(test::key)).match_over());
}

TEST(LostKey, HelpsNoDamagedMatch) {
  Referee referee = after_a_hand();
  ASSERT_EQ(referee.next_hand(2), std::nullopt);
  const Blob blob = referee.seal(test::key);
  const auto code = [](const Blob& damaged) {
    const auto opened = Referee::open_without_key(damaged, {});
    return opened ? ErrorCode::last : opened.error().code;
  };
  for (std::size_t size = 0; size < 120; ++size) {
    ASSERT_EQ(code({blob.begin(), blob.begin() + static_cast<std::ptrdiff_t>(size)}), ErrorCode::SealDamaged) << size;
  }
  Blob other = blob;
  other[4] = 9;
  EXPECT_EQ(code(other), ErrorCode::SealVersion);
  EXPECT_EQ(code(Blob(200, 0xff)), ErrorCode::SealDamaged);
}

/// Nobody vouches for the bytes in the open: whatever stands there, the match that comes out is one that can be.
TEST(LostKey, TakesNoScoreThatCannotBe) {
  Referee referee = after_a_hand();
  ASSERT_EQ(referee.next_hand(2), std::nullopt);
  const Blob blob = referee.seal(test::key);
  for (std::size_t place = 45; place < blob.size(); ++place) {
    for (std::uint8_t bit = 0; bit < 8; ++bit) {
      Blob changed = blob;
      changed[place] ^= static_cast<std::uint8_t>(1 << bit);
      const auto opened = Referee::open_without_key(changed, {});
      if (!opened) continue;
      const PerSeat<Chips> chips = opened->score().chips;
      ASSERT_EQ(chips.a + chips.b, 2 * opened->setup().chips);
      ASSERT_GE(std::min(chips.a, chips.b), 0);
    }
  }
}

}  // namespace
}  // namespace raisechess::referee
