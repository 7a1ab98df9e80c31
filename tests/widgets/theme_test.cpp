// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/theme.h"

#include <gtest/gtest.h>

#include <QApplication>

#include "board_painter.h"
#include "style/appearance.h"
#include "style/contrast.h"

namespace raisechess::ui {
namespace {

constexpr double readable = readable_contrast;

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

void expect_readable(const QPalette& palette, QPalette::ColorRole ink, QPalette::ColorRole ground) {
  EXPECT_GE(contrast_ratio(palette.color(ink), palette.color(ground)), readable)
      << palette.color(ink).name().toStdString() << " on " << palette.color(ground).name().toStdString();
}

/// What the toolkit's own widgets draw with, on panels and on felt.
TEST(Theme, EveryRoleOfThePaletteIsReadable) {
  for (const Theme* shown : {&light_theme, &dark_theme}) {
    for (const QPalette& palette : {palette_for(*shown), felt_palette(*shown)}) {
      expect_readable(palette, QPalette::WindowText, QPalette::Window);
      expect_readable(palette, QPalette::Text, QPalette::Base);
      expect_readable(palette, QPalette::ButtonText, QPalette::Button);
      expect_readable(palette, QPalette::HighlightedText, QPalette::Highlight);
      expect_readable(palette, QPalette::ToolTipText, QPalette::ToolTipBase);
    }
    const QPalette plain = palette_for(*shown);
    expect_readable(plain, QPalette::Text, QPalette::AlternateBase);
    for (QPalette::ColorRole ink : {QPalette::Link, QPalette::LinkVisited, QPalette::PlaceholderText}) {
      expect_readable(plain, ink, QPalette::Base);
    }
  }
}

/// The faces of buttons on felt, at rest and under the pointer.
TEST(Theme, ButtonsAreReadable) {
  for (const Theme* shown : {&light_theme, &dark_theme}) {
    for (const auto& [tint, part] :
         {std::pair(Qt::black, 0.2), std::pair(Qt::black, 0.094), std::pair(Qt::white, 0.133)}) {
      const QColor face = blended(tint, shown->felt, part);
      for (double hover : {0.0, 0.06}) {
        EXPECT_GE(contrast_ratio(shown->felt_text, blended(Qt::white, face, hover)), readable) << part;
      }
    }
    const QColor hovered = blended(shown->dark ? Qt::white : Qt::black, shown->window, 0.06);
    EXPECT_GE(contrast_ratio(shown->text, hovered), readable);
    EXPECT_GE(contrast_ratio(QColor(accent::amber_ink), blended(Qt::black, QColor(accent::amber), 0.12)), readable);
    EXPECT_GE(contrast_ratio(blended(shown->felt_text, shown->felt, 0.88), shown->felt), readable);
    EXPECT_GE(contrast_ratio(shown->note, blended(QColor(accent::amber), shown->panel, 0.14)), readable);
  }
}

TEST(Theme, EveryBoardHasReadableCoordinates) {
  for (ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
    apply_appearance(choice);
    for (BoardColors colors : {BoardColors::Walnut, BoardColors::Green, BoardColors::Blue, BoardColors::Grey}) {
      const SquareColors squares = square_colors(colors);
      EXPECT_GE(contrast_ratio(coordinate_ink(squares, true), squares.light), readable) << static_cast<int>(colors);
      EXPECT_GE(contrast_ratio(coordinate_ink(squares, false), squares.dark), readable) << static_cast<int>(colors);
    }
  }
}

TEST(Theme, AccentsCarryTheirText) {
  EXPECT_GE(contrast_ratio(QColor(accent::amber_ink), QColor(accent::amber)), readable);
  EXPECT_GE(contrast_ratio(Qt::white, QColor(accent::teal_deep)), readable);
  EXPECT_GE(contrast_ratio(Qt::white, QColor(accent::violet)), readable);
  EXPECT_GE(contrast_ratio(QColor(accent::mark_ink), QColor(accent::mark_paper)), readable);
  EXPECT_GE(contrast_ratio(QColor(accent::chip_pale_face), QColor(accent::chip_dark_face)), readable);
}

TEST(Contrast, AWishIsChangedNoMoreThanItMust) {
  EXPECT_EQ(readable_on(Qt::white, Qt::black), QColor(Qt::black));
  for (const QColor& ground : {QColor(Qt::white), QColor(Qt::black), QColor(0x808080), QColor(0xb08560)}) {
    EXPECT_GE(contrast_ratio(readable_on(ground, ground), ground), readable);
  }
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
