// SPDX-License-Identifier: GPL-3.0-or-later
#include "percents.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "range_cell.h"
#include "style/appearance.h"
#include "style/theme.h"

namespace raisechess::ui {
namespace {

using Row = std::array<int, 5>;

TEST(Percents, SumToAHundredAndNameEachPossibleType) {
  std::mt19937 random(1);
  for (int round = 0; round < 20'000; ++round) {
    Row parts{};
    for (int& part : parts) part = random() % 3 == 0 ? 0 : static_cast<int>(random() % (round % 2 == 0 ? 8 : 3125));
    if (std::all_of(parts.begin(), parts.end(), [](int part) { return part == 0; })) continue;
    const Row shown = percents(parts);
    ASSERT_EQ(std::accumulate(shown.begin(), shown.end(), 0), 100);
    for (std::size_t i = 0; i < parts.size(); ++i) ASSERT_EQ(shown[i] > 0, parts[i] > 0);
  }
}

TEST(Percents, GiveTheRestToTheLargestRemainders) {
  EXPECT_EQ(percents({1, 1, 1, 0, 0}), (Row{34, 33, 33, 0, 0}));
  EXPECT_EQ(percents({2, 1, 0, 0, 0}), (Row{67, 33, 0, 0, 0}));
  EXPECT_EQ(percents({5, 3, 3, 0, 0}), (Row{46, 27, 27, 0, 0}));
  EXPECT_EQ(percents({25, 25, 25, 25, 25}), (Row{20, 20, 20, 20, 20}));
}

TEST(Percents, NeverShowAPossibleTypeAsNothing) {
  EXPECT_EQ(percents({3121, 1, 1, 1, 1}), (Row{96, 1, 1, 1, 1}));
}

TEST(RangeCells, AreReadableAtEveryStrength) {
  for (ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
    apply_appearance(choice);
    for (int percent = 1; percent <= 100; ++percent) {
      const double opacity = cell_opacity(percent);
      const QColor ground = blended(QColor(accent::violet), theme().panel, opacity);
      EXPECT_GE(contrast_ratio(cell_ink(opacity), ground), 4.5) << percent << (theme().dark ? " dark" : " light");
    }
  }
}

}  // namespace
}  // namespace raisechess::ui
