// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractButton>

#include "random_hand.h"
#include "scripted_hand.h"
#include "table_states.h"
#include "window_stage.h"
#include "words/words.h"

namespace raisechess::test {
namespace {

void show_hand(WindowStage& stage, const game::Hand& hand) {
  emit stage.session().state_changed(state_of(hand));
  QCoreApplication::processEvents();
}

QString range_note(WindowStage& stage) {
  return stage.table().log()->note().replace(QChar(0xa0), ' ');
}

QList<QWidget*> range_cells(WindowStage& stage) {
  QList<QWidget*> seen;
  for (QWidget* widget : stage.table().ranges()->findChildren<QWidget*>()) {
    if (widget->inherits("raisechess::ui::RangeCell") && widget->isVisible()) seen << widget;
  }
  return seen;
}

int percent_of(const QWidget* cell) {
  const QString share = cell->accessibleName().section(QStringLiteral(": "), 1);
  return share.section(QChar(0xa0), 0, 0).toInt();  // "ruled out" is none
}

QAbstractButton* range_button(WindowStage& stage, const QString& text) {
  for (auto* found : stage.table().ranges()->findChildren<QAbstractButton*>()) {
    if (found->text() == text) return found;
  }
  return nullptr;
}

TEST(RangesAtTheTable, SayWhatTheComputersMoveChangedHowMuchAndWhy) {
  WindowStage stage;
  show_hand(stage, chipless_hand());
  EXPECT_EQ(range_note(stage).section('\n', 0, 0),
            "After h7–h6 · h6: queen, bishop, knight ruled out · rook 20 → 50 % · 25 → 10 deals, −1.3 bits");
  EXPECT_TRUE(range_note(stage).section('\n', 1).endsWith('.')) << "and a sentence that says why";
}

TEST(RangesAtTheTable, SayWhenTheComputersMoveChangedNothing) {
  game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N c8B h7P");
  ASSERT_EQ(play(hand, "e2e4 e7e5"), "");
  const session::TableState state = state_of(hand);
  ASSERT_EQ(*state.range_before, state.range);
  WindowStage stage;
  show_hand(stage, hand);
  EXPECT_TRUE(range_note(stage).startsWith("After e5 · nothing new · ")) << range_note(stage).toStdString();
}

TEST(RangesAtTheTable, SayTheBitsOfYourSecretInPlainWords) {
  WindowStage stage;
  stage.window().resize(1024, 640);
  show_hand(stage, chipless_hand());
  const QString hint = stage.table().plate(true)->toolTip();
  EXPECT_TRUE(hint.contains("3.9 bits left")) << hint.toStdString();
  EXPECT_TRUE(hint.endsWith("15 deals, all equally likely")) << hint.toStdString();
}

TEST(RangesAtTheTable, RememberWhichViewWasChosen) {
  WindowStage stage;
  show_hand(stage, chipless_hand());
  const ui::RangeStyle first = stage.table().ranges()->rangeStyle();
  stage.click(range_button(stage, "%"));
  const ui::RangeStyle chosen = stage.table().ranges()->rangeStyle();
  EXPECT_NE(chosen, first);
  stage.close();
  stage.open();
  show_hand(stage, chipless_hand());
  EXPECT_EQ(stage.table().ranges()->rangeStyle(), chosen);
}

/// Three, four and five hidden pieces, in the least window.
class RangesInTheLeastWindow : public testing::TestWithParam<int> {};

TEST_P(RangesInTheLeastWindow, HaveRowsOfAHundredPercentAndBothDirections) {
  const int hidden = GetParam();
  Dice dice(static_cast<std::uint64_t>(hidden));
  HandSetup setup = chipless_setup(hidden);
  game::Hand hand = game::Hand::start(setup, random_deals(dice, setup)).value();
  for (int ply = 0; ply < 10 && !hand.result(); ++ply)
    ASSERT_FALSE(hand.apply(hand.active(), MakeMove{random_move(dice, hand)}));
  ASSERT_FALSE(hand.result());
  WindowStage stage;
  stage.window().resize(1024, 640);
  show_hand(stage, hand);
  const auto rows = [&] {
    std::vector<int> sums;
    const QList<QWidget*> seen = range_cells(stage);
    for (qsizetype i = 0; i < seen.size(); ++i) {
      if (i % 5 == 0) sums.push_back(0);
      sums.back() += percent_of(seen[i]);
    }
    return sums;
  };
  for (const int sum : rows()) EXPECT_EQ(sum, 100);
  EXPECT_FALSE(rows().empty());
  EXPECT_EQ(range_button(stage, "You have told") != nullptr, hidden > 3) << "a tab where there is no room beside";
  if (hidden == 3) return;
  for (const QWidget* cell : range_cells(stage)) EXPECT_EQ(cell->height(), 28);
  stage.click(range_button(stage, "You have told"));
  for (const int sum : rows()) EXPECT_EQ(sum, 100);
}

INSTANTIATE_TEST_SUITE_P(Hidden, RangesInTheLeastWindow, testing::Values(3, 4, 5));

}  // namespace
}  // namespace raisechess::test
