// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/square.h"

#include <gtest/gtest.h>

namespace raisechess {
namespace {

TEST(Square, EveryNameReadsBack) {
  for (int i = 0; i < square_count; ++i) EXPECT_EQ(square_from_name(name(square_at(i))), square_at(i));
}

TEST(Square, OnlyTwoRightCharactersNameOne) {
  int named = 0;
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string text{static_cast<char>(first), static_cast<char>(second)};
      if (const auto square = square_from_name(text)) {
        ++named;
        EXPECT_EQ(name(*square), text);
      }
    }
  }
  EXPECT_EQ(named, 64);
  for (const char* text : {"", "e", "e44", " e4", "E4"}) EXPECT_FALSE(square_from_name(text)) << text;
}

TEST(Square, ItsOwnerCountsRanksFromHisSide) {
  EXPECT_EQ(rank_for(Side::White, *square_from_name("e2")), 1);
  EXPECT_EQ(rank_for(Side::Black, *square_from_name("e2")), 6);
}

TEST(Square, CornersHaveTheirColours) {
  EXPECT_FALSE(is_light(*square_from_name("a1")));
  EXPECT_TRUE(is_light(*square_from_name("h1")));
}

}  // namespace
}  // namespace raisechess
