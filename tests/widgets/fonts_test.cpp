// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/fonts.h"

#include <gtest/gtest.h>

#include "desktop_font.h"

namespace raisechess::ui {
namespace {

using test::DesktopFont;

constexpr TextRole roles[] = {TextRole::Result,       TextRole::Pot,         TextRole::PotCompact, TextRole::Stack,
                              TextRole::StackCompact, TextRole::DialogTitle, TextRole::PanelTitle, TextRole::Body,
                              TextRole::Secondary,    TextRole::Note,        TextRole::Smallest};

TEST(Fonts, AreGivenInPoints) {
  for (TextRole role : roles) {
    for (const QFont& font : {text_font(role), bold_font(role)}) {
      EXPECT_EQ(font.pixelSize(), -1);
      EXPECT_GT(font.pointSizeF(), 7);
    }
  }
}

TEST(Fonts, GrowWithALargeFontOfTheDesktop) {
  for (TextRole role : roles) {
    const DesktopFont ordinary(11);
    const double before = text_font(role).pointSizeF();
    const DesktopFont large(16.5);
    EXPECT_NEAR(text_font(role).pointSizeF(), 1.5 * before, 0.01);
  }
}

TEST(Fonts, DoNotShrinkWithASmallOne) {
  for (TextRole role : roles) {
    const DesktopFont ordinary(11);
    const double before = text_font(role).pointSizeF();
    const DesktopFont small(8);
    EXPECT_EQ(text_font(role).pointSizeF(), before);
  }
}

TEST(Fonts, HaveTheFamilyOfTheDesktop) {
  QFont other = QApplication::font();
  const QFont before = other;
  other.setFamilies({QStringLiteral("A Family Of Their Own")});
  QApplication::setFont(other);
  EXPECT_EQ(text_font(TextRole::Body).families(), other.families());
  QApplication::setFont(before);
}

}  // namespace
}  // namespace raisechess::ui
