// SPDX-License-Identifier: GPL-3.0-or-later
#include "betting_support.h"

namespace raisechess::betting {
namespace {

TEST(Pot, GoesToTheWinnerOrIsSplit) {
  Betting won = later_turn();
  won.pay(Side::White);
  EXPECT_EQ(won.stacks(), (PerSide<Chips>{102, 98}));
  Betting split = later_turn();
  split.pay(std::nullopt);
  EXPECT_EQ(split.stacks(), (PerSide<Chips>{100, 100}));
}

}  // namespace
}  // namespace raisechess::betting
