// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include "betting_support.h"

namespace raisechess::betting {
namespace {

TEST(BlindLevels, RiseThroughNineLevels) {
  const std::vector<Blinds> levels{{2, 1}, {4, 2}, {6, 3}, {10, 5}, {16, 8}, {24, 12}, {40, 20}, {60, 30}, {100, 50}};
  for (int blind_minutes : {5, 10, 15}) {
    for (int level = 0; level < 9; ++level) {
      const double begin = level * blind_minutes;
      EXPECT_EQ(blinds_at(begin, blind_minutes), levels[static_cast<std::size_t>(level)]);
      EXPECT_EQ(blinds_at(begin + blind_minutes - 0.001, blind_minutes), levels[static_cast<std::size_t>(level)]);
    }
  }
}

TEST(BlindLevels, TheLastOneStays) {
  for (double minutes : {45.0, 1e6, 1e300, std::numeric_limits<double>::infinity()}) {
    EXPECT_EQ(blinds_at(minutes, 5), (Blinds{100, 50}));
    EXPECT_EQ(next_level_at(minutes, 5), std::nullopt);
  }
}

TEST(BlindLevels, AreSteadyAtZeroMinutes) {
  EXPECT_EQ(blinds_at(1000, 0), (Blinds{2, 1}));
  EXPECT_EQ(next_level_at(1000, 0), std::nullopt);
}

TEST(BlindLevels, SayWhenTheNextBegins) {
  EXPECT_EQ(next_level_at(0, 10), 10);
  EXPECT_EQ(next_level_at(9.99, 10), 10);
  EXPECT_EQ(next_level_at(10, 10), 20);
  EXPECT_EQ(next_level_at(79.5, 10), 80);
  EXPECT_EQ(next_level_at(80, 10), std::nullopt);
}

}  // namespace
}  // namespace raisechess::betting
