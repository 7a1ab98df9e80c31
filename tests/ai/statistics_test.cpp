// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/statistics.h"

#include <gtest/gtest.h>

namespace raisechess::test {
namespace {

TEST(Statistics, IntervalIsMeanAndTwoStandardErrors) {
  const auto interval = arena::interval_95({1, 2, 3, 4, 5});
  EXPECT_DOUBLE_EQ(interval.mean, 3);
  EXPECT_NEAR(interval.high - interval.mean, 1.96 * 0.7071067811865476, 1e-12);
  EXPECT_NEAR(interval.mean - interval.low, interval.high - interval.mean, 1e-12);
}

TEST(Statistics, IntervalOfEqualValuesHasNoWidth) {
  const auto interval = arena::interval_95({2, 2, 2});
  EXPECT_EQ(interval.low, 2);
  EXPECT_EQ(interval.high, 2);
  EXPECT_EQ(arena::interval_95({}).mean, 0);
}

TEST(Statistics, QuantileIsTheSmallestValueThatTheShareDoesNotExceed) {
  EXPECT_EQ(arena::quantile({5, 1, 4, 2, 3}, 0.5), 3);
  EXPECT_EQ(arena::quantile({5, 1, 4, 2, 3}, 0.99), 5);
  EXPECT_EQ(arena::quantile({5, 1, 4, 2, 3}, 0.2), 1);
  EXPECT_EQ(arena::quantile({}, 0.5), 0);
}

}  // namespace
}  // namespace raisechess::test
