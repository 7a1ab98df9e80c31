// SPDX-License-Identifier: GPL-3.0-or-later
#include "equity/pot_share.h"

#include <gtest/gtest.h>

namespace raisechess::test {
namespace {

TEST(PotShare, IsEvenForEvenScoresAndMirrorsThem) {
  for (int left : {1, 10, 30, 80}) {
    EXPECT_EQ(ai::pot_share(0, left), 0.5);
    for (ai::Score score : {20, 100, 500, 3000}) {
      EXPECT_NEAR(ai::pot_share(score, left) + ai::pot_share(-score, left), 1, 1e-12);
    }
  }
}

TEST(PotShare, IsAllOrNothingWhereTheScoreSaysHowTheHandEnds) {
  EXPECT_EQ(ai::pot_share(ai::mate_score - 3, 20), 1);
  EXPECT_EQ(ai::pot_share(ai::showdown_value(-1), 2), 0);
  EXPECT_EQ(ai::pot_share(ai::showdown_value(0), 2), 0.5);
}

TEST(PotShare, RisesWithTheScoreAndAnAdvantageCountsMoreNearTheShowdown) {
  EXPECT_GT(ai::pot_share(200, 40), ai::pot_share(100, 40));
  EXPECT_GT(ai::pot_share(100, 6), ai::pot_share(100, 50));
  EXPECT_EQ(ai::pot_share(100, std::nullopt), ai::pot_share(100, 60)) << "to mate";
}

}  // namespace
}  // namespace raisechess::test
