// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "chess/arrays.h"
#include "view/square.h"

namespace raisechess::chess {
namespace {

std::string text(int number) {
  std::string letters;
  for (PieceType type : array_pieces(number)) letters += letter(type);
  return letters;
}

TEST(Arrays, NumbersAreTheUsualOnes) {
  EXPECT_EQ(text(518), "RNBQKBNR");
  EXPECT_EQ(text(0), "BBQNNRKR");
  EXPECT_EQ(text(959), "RKRNNQBB");
}

TEST(Arrays, AreAllDifferent) {
  std::set<std::string> texts;
  for (int number = 0; number < 960; ++number) texts.insert(text(number));
  EXPECT_EQ(texts.size(), 960U);
}

TEST(Arrays, HaveTheUsualPieces) {
  for (int number = 0; number < 960; ++number) {
    std::string letters = text(number);
    std::sort(letters.begin(), letters.end());
    EXPECT_EQ(letters, "BBKNNQRR") << number;
  }
}

TEST(Arrays, HaveTheKingBetweenTheRooks) {
  for (int number = 0; number < 960; ++number) {
    const std::string letters = text(number);
    EXPECT_LT(letters.find('R'), letters.find('K')) << number;
    EXPECT_GT(letters.rfind('R'), letters.find('K')) << number;
  }
}

TEST(Arrays, HaveBishopsOnBothColours) {
  for (int number = 0; number < 960; ++number) {
    const std::string letters = text(number);
    EXPECT_NE(letters.find('B') % 2, letters.rfind('B') % 2) << number;
  }
}

}  // namespace
}  // namespace raisechess::chess
