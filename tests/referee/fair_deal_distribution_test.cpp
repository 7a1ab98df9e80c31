// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>
#include <numeric>

#include "referee_support.h"

// Chi-square tests over a fixed list of secrets: the sum of (seen − expected)² / expected over equally likely outcomes
// has mean n − 1 and variance 2(n − 1). Within four standard deviations either way: neither lopsided nor too even to be
// chance.
namespace raisechess::referee {
namespace {

void expect_uniform(const std::map<int, int>& seen, int outcomes, double scale = 1) {
  const int total =
      std::accumulate(seen.begin(), seen.end(), 0, [](int sum, const auto& entry) { return sum + entry.second; });
  const double expected = static_cast<double>(total) / outcomes;
  ASSERT_EQ(static_cast<int>(seen.size()), outcomes);
  double sum = 0;
  for (const auto& [outcome, count] : seen) sum += (count - expected) * (count - expected) / expected;
  EXPECT_NEAR(sum * scale, outcomes - 1, 4 * std::sqrt(2.0 * (outcomes - 1)));
}

Deal fixed_deal(int n, int pockets, Side side = Side::White) {
  return draw_deal(side, pockets, standard_array, test::fixed_secret(static_cast<std::uint64_t>(n)), "nonce");
}

TEST(FairDealDistribution, EverySetOfSquaresIsEquallyLikely) {
  std::map<int, int> sets;  // 455 = 15 over 3
  for (int n = 0; n < 45'500; ++n) {
    const Deal deal = fixed_deal(n, 3);
    ++sets[(index(deal[0].origin) * 16 + index(deal[1].origin)) * 16 + index(deal[2].origin)];
  }
  expect_uniform(sets, 455);
}

TEST(FairDealDistribution, EverySquareIsEquallyLikelyForBothSidesAndAnyCount) {
  for (Side side : both_sides) {
    for (int pockets : {3, 4, 5}) {
      std::map<int, int> squares;
      for (int n = 0; n < 6'000; ++n) {
        for (const DealtPiece& piece : fixed_deal(n, pockets, side)) ++squares[index(piece.origin)];
      }
      // The squares of one deal differ, which makes the counts more even by (15 − pockets) / 14.
      expect_uniform(squares, 15, 14.0 / (15 - pockets));
    }
  }
}

TEST(FairDealDistribution, TypesAreUniformAndIndependent) {
  std::map<int, int> triples;
  for (int n = 0; n < 25'000; ++n) {
    const Deal deal = fixed_deal(n, 3);
    ++triples[(index(deal[0].type) * 5 + index(deal[1].type)) * 5 + index(deal[2].type)];
  }
  expect_uniform(triples, 125);
}

TEST(FairDealDistribution, TypesDoNotDependOnTheSquare) {
  std::map<int, int> pairs;
  for (int n = 0; n < 25'000; ++n) {
    const DealtPiece piece = fixed_deal(n, 3)[static_cast<std::size_t>(n % 3)];
    if (index(piece.origin) < 8) ++pairs[index(piece.type)];
  }
  expect_uniform(pairs, 5);
}

TEST(FairDealDistribution, EveryArrayIsEquallyLikely) {
  std::map<int, int> arrays;
  for (int n = 0; n < 96'000; ++n) {
    const auto number = static_cast<std::uint64_t>(n);
    ++arrays[draw_array({test::fixed_secret(number), test::fixed_secret(number + 1'000'000)}, "nonce")];
  }
  expect_uniform(arrays, 960);
}

}  // namespace
}  // namespace raisechess::referee
