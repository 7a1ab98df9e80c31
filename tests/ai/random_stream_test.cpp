// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/random_stream.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace raisechess::test {
namespace {

using ai::Purpose;
using ai::RandomStream;

TEST(RandomStream, IsTheSameOnEveryMachine) {
  RandomStream stream(1, Side::White, 0, Purpose::SampleDeals);
  const std::array<std::uint64_t, 3> drawn{stream.next(), stream.next(), stream.next()};
  const std::array<std::uint64_t, 3> expected{0x348C3D1AF8BEC8E5ULL, 0xE848B57330008CFBULL, 0xE9752A8FF382EB96ULL};
  EXPECT_EQ(drawn, expected);
}

TEST(RandomStream, DiffersBySeedSideHalfMoveAndPurpose) {
  std::set<std::uint64_t> firsts;
  for (std::uint64_t seed : {0ULL, 1ULL}) {
    for (Side side : both_sides) {
      for (int ply : {0, 1}) {
        for (Purpose purpose : {Purpose::SampleDeals, Purpose::Bluff}) {
          firsts.insert(RandomStream(seed, side, ply, purpose).next());
        }
      }
    }
  }
  EXPECT_EQ(firsts.size(), 16U);
}

TEST(RandomStream, DrawsEveryValueBelowABoundAboutEquallyOften) {
  RandomStream stream(5, Side::Black, 3, Purpose::Bluff);
  std::array<int, 7> counts{};
  for (int i = 0; i < 70'000; ++i) ++counts[stream.below(counts.size())];
  for (int count : counts) EXPECT_NEAR(count, 10'000, 400);
}

TEST(RandomStream, OneInTenIsOneInTen) {
  int hits = 0;
  for (int ply = 0; ply < 20'000; ++ply) hits += RandomStream(9, Side::White, ply, Purpose::Bluff).one_in(10) ? 1 : 0;
  EXPECT_NEAR(hits, 2000, 170);
}

}  // namespace
}  // namespace raisechess::test
