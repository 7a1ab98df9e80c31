// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/theme.h"

#include <gtest/gtest.h>

#include <QApplication>

#include "style/appearance.h"

namespace raisechess::ui {
namespace {

constexpr double readable = 4.5;  // WCAG 2 AA for text

TEST(Theme, TextsAreReadableOnWhatTheyStandOn) {
  for (const Theme* shown : {&light_theme, &dark_theme}) {
    for (const QColor& ground : {shown->panel, shown->window}) {
      for (const QColor& ink : {shown->text, shown->quiet, shown->good, shown->bad, shown->note}) {
        EXPECT_GE(contrast_ratio(ink, ground), readable)
            << ink.name().toStdString() << " on " << ground.name().toStdString();
      }
    }
    EXPECT_GE(contrast_ratio(shown->felt_text, shown->felt), readable);
    EXPECT_GE(contrast_ratio(blended(shown->felt_text, shown->felt, 0.85), shown->felt), readable);
    EXPECT_GE(contrast_ratio(QColor(accent::all_in_text), blended(Qt::black, shown->felt, 0.19)), readable);
  }
}

TEST(Theme, AccentsCarryTheirText) {
  EXPECT_GE(contrast_ratio(QColor(accent::amber_ink), QColor(accent::amber)), readable);
  EXPECT_GE(contrast_ratio(Qt::white, QColor(accent::teal_deep)), readable);
  EXPECT_GE(contrast_ratio(Qt::white, QColor(accent::violet)), readable);
  EXPECT_GE(contrast_ratio(QColor(accent::mark_ink), QColor(accent::mark_paper)), readable);
}

TEST(Contrast, IsOneForTheSameAndTwentyOneForBlackAndWhite) {
  EXPECT_NEAR(contrast_ratio(Qt::black, Qt::white), 21, 0.01);
  EXPECT_NEAR(contrast_ratio(Qt::red, Qt::red), 1, 0.01);
}

TEST(Appearance, IsTheThemeThatWasChosen) {
  apply_appearance(ThemeChoice::Dark);
  EXPECT_TRUE(theme().dark);
  EXPECT_EQ(QApplication::palette().color(QPalette::WindowText), dark_theme.text);
  apply_appearance(ThemeChoice::Light);
  EXPECT_FALSE(theme().dark);
}

}  // namespace
}  // namespace raisechess::ui
