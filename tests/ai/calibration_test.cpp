// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/calibration.h"

#include <gtest/gtest.h>

#include <cmath>

namespace raisechess::test {
namespace {

/// `count` estimates of `equity`, of which `won` come true.
std::vector<arena::Estimate> estimates(int ply, double equity, int count, int won) {
  std::vector<arena::Estimate> result;
  for (int i = 0; i < count; ++i) result.push_back({ply, equity, i < won ? 1.0 : 0.0});
  return result;
}

TEST(Calibration, OfEstimatesThatComeTrueHasNoError) {
  const auto found = arena::calibration_of(estimates(3, 0.75, 100, 75));
  ASSERT_EQ(found.size(), 2U) << "over everything, and of the first ten half-moves";
  EXPECT_NEAR(found.front().error, 0, 1e-9);
  EXPECT_NEAR(found.front().brier, 0.1875, 1e-9);
  EXPECT_NEAR(found.front().stretch, 1, 0.06);
}

TEST(Calibration, SaysThatTooSureEstimatesMustBeDrawnIn) {
  auto all = estimates(3, 0.9, 100, 70);
  const auto low = estimates(25, 0.1, 100, 30);
  all.insert(all.end(), low.begin(), low.end());
  const auto found = arena::calibration_of(all);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found.back().first_ply, 20);
  for (const arena::Calibration& part : found) {
    EXPECT_NEAR(part.error, 0.2, 1e-9);
    EXPECT_LT(part.stretch, 0.5);
  }
}

TEST(Calibration, HasABinForEachTenthOfTheEquity) {
  auto all = estimates(3, 0.75, 100, 60);
  const auto sure = estimates(9, 1, 10, 10);
  all.insert(all.end(), sure.begin(), sure.end());
  const auto bins = arena::reliability_of(all);
  EXPECT_EQ(bins[7].estimates, 100);
  EXPECT_NEAR(bins[7].equity, 0.75, 1e-9);
  EXPECT_NEAR(bins[7].outcome, 0.6, 1e-9);
  EXPECT_EQ(bins[9].estimates, 10) << "1 belongs to the last";
  EXPECT_EQ(bins[0].estimates, 0);
}

TEST(Calibration, ItsLogLossIsThatOfTheChancesGiven) {
  const auto found = arena::calibration_of(estimates(3, 0.5, 10, 4));
  EXPECT_NEAR(found.front().log_loss, std::log(2.0), 1e-9);
  EXPECT_NEAR(arena::calibration_of(estimates(3, 0.8, 10, 10)).front().log_loss, -std::log(0.8), 1e-9);
}

TEST(Calibration, OfAPlayerIsTheSameOnOneThreadAndOnTwo) {
  arena::CalibrationTask task;
  task.player = "web";
  task.hands = 4;
  task.budget = {300, std::nullopt};
  const auto one = arena::run_calibration(task);
  task.jobs = 2;
  const auto two = arena::run_calibration(task);
  ASSERT_EQ(one.size(), two.size());
  ASSERT_GT(one.size(), 40U);
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].equity, two[i].equity);
}

}  // namespace
}  // namespace raisechess::test
