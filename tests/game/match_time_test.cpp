// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include "match_support.h"

namespace raisechess {
namespace {

TEST(MatchTime, ANewBlindLevelAppliesFromTheNextHand) {
  auto match = test::match_of(100, 5);
  EXPECT_EQ(match.next_hand(4.99)->blinds, (Blinds{2, 1}));
  EXPECT_EQ(match.score().minutes, 4.99);
  match.book(test::white_nets(0));
  EXPECT_EQ(match.next_hand(12.5)->blinds, (Blinds{6, 3}));
  EXPECT_EQ(match.score().blinds, (Blinds{6, 3}));
}

TEST(MatchTime, NeverRunsBack) {
  auto match = test::match_of(100, 5);
  ASSERT_TRUE(match.next_hand(10.25));
  match.book(test::white_nets(0));
  const MatchScore before = match.score();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  for (double minutes : {10.24, 0.0, -1.0, nan, infinity, -infinity}) {
    const auto refused = match.next_hand(minutes);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (Error{ErrorCode::MinutesRunBack, {}}));
    EXPECT_EQ(match.score(), before);
    EXPECT_FALSE(match.hand_on());
  }
  EXPECT_TRUE(match.next_hand(10.25));
}

}  // namespace
}  // namespace raisechess
