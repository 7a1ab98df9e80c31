// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

TEST(Blinds, WhitePostsTheBigOneAndBlackTheSmallOne) {
  const Betting betting = preflop(100, 100, {10, 5});
  EXPECT_EQ(betting.stacks(), (PerSide<Chips>{90, 95}));
  EXPECT_EQ(betting.committed(), (PerSide<Chips>{10, 5}));
  EXPECT_EQ(betting.pot(), 15);
}

TEST(Blinds, BlackActsFirstAndMayCompleteRaiseOrFold) {
  const Betting betting = preflop();
  EXPECT_EQ(betting.stage(), Stage::Answer);
  EXPECT_EQ(betting.actor(), Side::Black);
  EXPECT_EQ(betting.to_call(), 1);
  EXPECT_EQ(betting.bet_bounds(), std::nullopt);
  ASSERT_TRUE(betting.raise_bounds());
  EXPECT_EQ(betting.raise_bounds()->min, 4);
  EXPECT_EQ(betting.raise_bounds()->max, 100);
}

TEST(Blinds, NothingIsPostedWithoutBets) {
  Betting betting = Betting::start(BettingMode::None, {100, 100}, {2, 1});
  EXPECT_EQ(betting.stage(), Stage::Closed);
  EXPECT_EQ(betting.pot(), 0);
  betting.begin_turn(Side::Black);
  EXPECT_EQ(betting.stage(), Stage::Closed);
  EXPECT_EQ(betting.actor(), Side::Black);
  const Error no_betting{ErrorCode::NoBettingHere, {}};
  expect_refused(betting, betting_to(2), no_betting);
  expect_refused(betting, raising_to(4), no_betting);
  expect_refused(betting, calling(), no_betting);
}

}  // namespace
}  // namespace raisechess::betting
