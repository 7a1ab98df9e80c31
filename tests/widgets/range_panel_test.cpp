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
#include "words/words.h"

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

/// However it had become known.
TEST(RangePanel, TellsOfEachCapturedPieceInOneWay) {
  SampleTable table = facing_bet_table();
  for (auto& reason : table.range.rows[2].ruled_out) {
    if (reason) *reason = Reason{9, Fact::Geometry, {square("e7"), square("e6")}, {}, {}};
  }
  const PanelStage stage(table);
  QStringList texts;
  for (const QLabel* label : stage.panel.findChildren<QLabel*>()) texts << label->text();
  EXPECT_TRUE(texts.contains("Captured on d5 at move 11: it was a pawn.")) << texts.join('|').toStdString();
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

/// Every text that the visible parts of the panel show on hover.
QStringList hover_texts(const PanelStage& stage) {
  QStringList texts;
  for (const QWidget* part : stage.panel.findChildren<QWidget*>()) {
    if (part->isVisible() && !part->toolTip().isEmpty()) texts << QString(part->toolTip()).replace(QChar(0xa0), ' ');
  }
  return texts;
}

void choose_told(const PanelStage& stage) {
  for (QAbstractButton* button : stage.panel.findChildren<QAbstractButton*>()) {
    if (button->text() == "You have told") QTest::mouseClick(button, Qt::LeftButton);
  }
}

TEST(RangePanel, SaysBitsInPlainWords) {
  for (const SampleTable& table : {opening_table(), five_hidden_table()}) {
    const PanelStage stage(table, ui::Density::Compact);
    const QString plain = ui::Words::uncertainty_plain(table.range.deals, table.range.bits);
    EXPECT_TRUE(plain.contains("all equally likely"));
    EXPECT_GE(hover_texts(stage).filter(QString(plain).replace(QChar(0xa0), ' ')).size(), 2) << "number and bar";
  }
}

TEST(RangePanel, SaysThatTheOtherSideMayKnowMore) {
  const QString at_least = QStringLiteral("At least this is known: the computer may know more.");
  EXPECT_FALSE(hover_texts(PanelStage(opening_table())).filter(at_least).isEmpty());
  const PanelStage five(five_hidden_table(), ui::Density::Compact);
  EXPECT_TRUE(hover_texts(five).filter(at_least).isEmpty());
  choose_told(five);
  EXPECT_FALSE(hover_texts(five).filter(at_least).isEmpty());
}

TEST(RangePanel, HasLowRowsWithReasonsOnHoverWhereThereAreManyPieces) {
  const SampleTable table = five_hidden_table();
  const PanelStage stage(table, ui::Density::Compact);
  std::size_t place = 0;
  for (const RangeCell* cell : stage.cells()) {
    const auto& reason = table.range.rows[place / 5].ruled_out[place % 5];
    EXPECT_EQ(cell->height(), 28);
    if (reason) {
      EXPECT_TRUE(cell->toolTip().endsWith(ui::Words::reason(*reason, pocket_types[place % 5])))
          << cell->toolTip().toStdString();
    }
    ++place;
  }
}

/// Is there a line from `left` to `right` through the middle of the cell?
bool has_line(RangeCell& cell, int percent, int left, int right) {
  cell.show(QStringLiteral("h6"), {percent, {}, ui::CellShown::Part::Fact, percent});
  const QImage shown = cell.grab().toImage();
  for (int x = left; x <= right; ++x) {
    if (shown.pixel(x, 14) == shown.pixel(4, 14)) return false;
  }
  return true;
}

TEST(RangeCell, StrikesThroughWhatIsRuledOut) {
  for (const auto& [style, left, right] :
       {std::tuple(ui::RangeStyle::Plain, 19, 23), std::tuple(ui::RangeStyle::Advanced, 29, 43)}) {
    RangeCell cell(PieceType::Queen, nullptr);
    cell.setFixedSize(72, 28);
    cell.setStyle(style);
    EXPECT_TRUE(has_line(cell, 0, left, right));
    EXPECT_FALSE(has_line(cell, 20, left, right));
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

TEST(RangeChange, GivesEachTypeAReasonThatFitsIt) {
  const RangeTable before = opening_table().range;
  RangeTable all = before;
  for (RangeRow& row : all.rows) row.deals = {1, 1, 1, 1, 1};
  RangeTable after = all;
  const Reason way{7, Fact::Geometry, {*square_from_name("b1"), *square_from_name("b5")}, {}, {}};
  const Reason silence{7, Fact::NoCheckAnnounced, {*square_from_name("b5"), *square_from_name("e8")}, {}, {}};
  after.rows[0].deals = {0, 1, 0, 0, 0};
  after.rows[0].ruled_out = {silence, std::nullopt, way, way, way};
  EXPECT_EQ(
      ui::range_change(all, after).why,
      "b1–b5 is straight: not a bishop or a knight.\nNo check was announced: a queen on b5 would have attacked e8.\n"
      "b1–b5 is not a step of a pawn there.");
}

TEST(RangeChange, SaysWhatGrewWhereOnlyCombinationsWent) {
  const RangeTable before = opening_table().range;
  RangeTable after = before;
  after.deals = 8;
  after.bits = 3;
  after.rows[0].deals = {0, 3, 0, 0, 5};
  const ui::RangeChange change = ui::range_change(before, after);
  EXPECT_EQ(QString(change.what).replace(QChar(0xa0), ' '), "h6: pawn 50 → 62 %");
  EXPECT_TRUE(change.counts.startsWith("10 → 8 deals"));
  EXPECT_EQ(change.why, "No type was ruled out by itself, only combinations of them.");
}

TEST(RangeChange, SaysWhenNothingIsNew) {
  const RangeTable same = opening_table().range;
  EXPECT_EQ(ui::range_change(same, same).what, "nothing new");
  EXPECT_EQ(ui::range_change(same, same).why, "");
}

}  // namespace
}  // namespace raisechess::test
