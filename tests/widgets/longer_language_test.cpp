// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QLabel>
#include <QTest>

#include "longer_language.h"
#include "sample_tables.h"
#include "widgets/action_bar.h"
#include "widgets/hand_panel.h"
#include "widgets/range_panel.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

void expect_fits(QWidget& panel, int width) {
  panel.resize(width, panel.hasHeightForWidth() ? panel.heightForWidth(width) : panel.sizeHint().height());
  panel.show();
  (void)QTest::qWaitForWindowExposed(&panel);
  QCoreApplication::processEvents();
  EXPECT_LE(panel.width(), width);
  for (const ui::Button* button : panel.findChildren<ui::Button*>()) {
    EXPECT_TRUE(!button->isVisible() || button->showsWholeLabel()) << button->text().toStdString();
  }
  for (const QLabel* label : panel.findChildren<QLabel*>()) {
    if (!label->isVisible() || label->text().isEmpty() || label->minimumSizeHint().width() == 0) continue;
    const QSize needed = label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
    EXPECT_GE(label->width(), needed.width()) << label->text().toStdString();
    EXPECT_GE(label->height(), needed.height()) << label->text().toStdString();
  }
}

void expect_bets_fit() {
  for (const SampleTable& table : {facing_bet_table(), opening_table()}) {
    for (const auto& [density, width] : {std::pair(ui::Density::Compact, 470), std::pair(ui::Density::Normal, 584)}) {
      ui::ActionBar bar;
      bar.setDensity(density);
      bar.setView(table.view);
      bar.setEquity(ui::EquityShown{Chance{0.62, 0.04}, false});
      expect_fits(bar, width);
    }
  }
}

void expect_ranges_fit() {
  for (const SampleTable& table : {facing_bet_table(), five_hidden_table()}) {
    ui::RangePanel panel;
    panel.setDensity(ui::Density::Compact);
    panel.setRanges(table.range, table.told);
    expect_fits(panel, 470);
    EXPECT_LE(panel.minimumSizeHint().height(), 235);
  }
}

void expect_hand_without_chips_fits() {
  ui::HandPanel panel;
  panel.setDensity(ui::Density::Compact);
  panel.setView(opening_table().view);
  expect_fits(panel, 470);
}

TEST(LongerLanguage, FitsTheBets) {
  const LongerLanguage language;
  expect_bets_fit();
}

TEST(LongerLanguage, FitsTheRanges) {
  const LongerLanguage language;
  expect_ranges_fit();
}

TEST(LongerLanguage, FitsTheHandWithoutChips) {
  const LongerLanguage language;
  expect_hand_without_chips_fits();
}

TEST(Translations, FitThePanels) {
  for (ui::Language language : ui::spoken_languages) {
    SCOPED_TRACE(ui::code(language).toStdString());
    ui::apply_language(language);
    expect_bets_fit();
    expect_ranges_fit();
    expect_hand_without_chips_fits();
  }
  ui::apply_language(ui::Language::English);
}

TEST(OtherLanguage, IsTakenUpAtRunTime) {
  ui::ActionBar bar;
  bar.setView(facing_bet_table().view);
  bar.show();
  const QString before = bar.button(ui::ActionBar::Part::Fold)->text();
  {
    const LongerLanguage language;
    QCoreApplication::processEvents();
    EXPECT_NE(bar.button(ui::ActionBar::Part::Fold)->text(), before);
  }
  QCoreApplication::processEvents();
  EXPECT_EQ(bar.button(ui::ActionBar::Part::Fold)->text(), before);
}

}  // namespace
}  // namespace raisechess::test
