// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/range_panel.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "range_cell.h"
#include "range_change.h"
#include "sample_tables.h"

namespace raisechess::test {
namespace {

using ui::RangeCell;
using ui::RangePanel;

struct PanelStage {
  explicit PanelStage(const SampleTable& table, ui::Density density = ui::Density::Normal) {
    panel.setDensity(density);
    panel.setRanges(table.range, table.told);
    panel.resize(density == ui::Density::Normal ? 584 : 470, 200);
    panel.show();
    (void)QTest::qWaitForWindowExposed(&panel);
  }

  std::vector<RangeCell*> cells() const {
    std::vector<RangeCell*> visible;
    for (RangeCell* cell : panel.findChildren<RangeCell*>()) {
      if (cell->isVisible()) visible.push_back(cell);
    }
    return visible;
  }

  RangePanel panel;
};

TEST(RangePanel, ShowsEachTypeOfEachPieceWithRowsOfAHundredPercent) {
  const PanelStage stage(opening_table());
  const auto cells = stage.cells();
  ASSERT_EQ(cells.size(), 15u);
  for (std::size_t row = 0; row < 3; ++row) {
    int sum = 0;
    for (std::size_t i = 0; i < 5; ++i) sum += cells[5 * row + i]->percent();
    EXPECT_EQ(sum, 100);
  }
}

TEST(RangePanel, NamesEachCellAndGivesItsReason) {
  const PanelStage stage(opening_table());
  const auto cells = stage.cells();
  EXPECT_EQ(cells[1]->accessibleName().replace(QChar(0xa0), ' '), "h7 → h6, rook: 50 %");
  EXPECT_EQ(cells[0]->accessibleName(), "h7 → h6, queen: ruled out");
  for (const RangeCell* cell : cells) EXPECT_EQ(cell->accessibleDescription().isEmpty(), cell->percent() > 0);
}

TEST(RangePanel, SaysOfACapturedPieceWhereItWasSeen) {
  const PanelStage stage(facing_bet_table());
  EXPECT_EQ(stage.cells().size(), 10u);
  bool said = false;
  for (const QLabel* label : stage.panel.findChildren<QLabel*>()) {
    said = said || label->text() == "Captured on d5 at move 11: it was a pawn.";
  }
  EXPECT_TRUE(said);
}

TEST(RangePanel, MovesFromCellToCellWithTheArrowKeys) {
  PanelStage stage(opening_table());
  stage.panel.activateWindow();
  const auto cells = stage.cells();
  cells[0]->setFocus();
  QTest::keyClick(cells[0], Qt::Key_Right);
  EXPECT_TRUE(cells[1]->hasFocus());
  QTest::keyClick(cells[1], Qt::Key_Down);
  EXPECT_TRUE(cells[6]->hasFocus());
}

TEST(RangePanel, PutsThePublicRangeOnATabWhereThereAreManyPieces) {
  PanelStage stage(five_hidden_table(), ui::Density::Compact);
  EXPECT_EQ(stage.cells().size(), 25u);
  EXPECT_LE(stage.panel.minimumSizeHint().height(), 235);
  for (QAbstractButton* button : stage.panel.findChildren<QAbstractButton*>()) {
    if (button->text() == "You have told") QTest::mouseClick(button, Qt::LeftButton);
  }
  EXPECT_TRUE(stage.cells()[0]->accessibleName().startsWith("a1, queen"));
}

TEST(RangePanel, FitsTheSmallestWindow) {
  for (const SampleTable& table : {opening_table(), facing_bet_table(), five_hidden_table()}) {
    const PanelStage stage(table, ui::Density::Compact);
    EXPECT_LE(stage.panel.minimumSizeHint().height(), 235);
    EXPECT_LE(stage.panel.minimumSizeHint().width(), 470);
  }
}

TEST(RangePanel, RemembersNothingItselfButTellsTheChosenStyle) {
  PanelStage stage(opening_table());
  QSignalSpy chosen(&stage.panel, &RangePanel::styleChosen);
  stage.panel.setStyle(ui::RangeStyle::Plain);
  EXPECT_TRUE(chosen.isEmpty());
  for (QAbstractButton* button : stage.panel.findChildren<QAbstractButton*>()) {
    if (button->text() == "%") button->click();
  }
  ASSERT_EQ(chosen.size(), 1);
  EXPECT_EQ(chosen[0][0].value<ui::RangeStyle>(), ui::RangeStyle::Advanced);
}

TEST(RangeChange, SaysWhatWentHowMuchAndWhy) {
  RangeTable before = opening_table().range;
  RangeTable after = before;
  after.deals = 5;
  after.bits = before.bits - 1;
  after.rows[0].deals = {0, 5, 0, 0, 0};
  after.rows[0].ruled_out[4] = Reason{7, Fact::Geometry, {*square_from_name("h6"), *square_from_name("f6")}, {}, {}};
  const ui::RangeChange change = ui::range_change(before, after);
  EXPECT_EQ(QString(change.what).replace(QChar(0xa0), ' '), "h6: pawn ruled out · rook 50 → 100 %");
  EXPECT_EQ(change.counts, "10 → 5 deals, −1.0 bit");
  EXPECT_EQ(change.why, "h6–f6 is not a step of a pawn there.");
}

TEST(RangeChange, SaysWhenNothingIsNew) {
  const RangeTable same = opening_table().range;
  EXPECT_EQ(ui::range_change(same, same).what, "nothing new");
  EXPECT_EQ(ui::range_change(same, same).why, "");
}

}  // namespace
}  // namespace raisechess::test
