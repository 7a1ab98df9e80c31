// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QLabel>
#include <QSignalSpy>

#include "earlier_card.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

/// A table with a hand of six half-moves, at an earlier one.
struct BackStage : WindowStage {
  explicit BackStage(const game::Hand& hand, int ply = 2) : chosen(&table(), &TableView::action_chosen) {
    emit session().state_changed(state_of(hand));
    table().look_at(ply);
  }

  QString note() {
    QStringList texts;
    for (const QLabel* label : table().log()->findChildren<QLabel*>()) {
      if (label->isVisible()) texts << label->text();
    }
    return texts.join('\n');
  }

  bool back_and_told() { return !table().looks_back() && chosen.isEmpty() && note().startsWith("Nothing was played"); }

  QSignalSpy chosen;
};

TEST(LookingBack, SaysWhichPositionIsShownAndHidesWhatCannotBeDone) {
  for (const game::Hand& hand : {opening_hand(), chipless_hand(), showdown_hand()}) {
    BackStage stage(hand);
    EXPECT_TRUE(stage.table().earlier()->isVisible());
    QStringList texts;
    for (const QLabel* label : stage.table().earlier()->findChildren<QLabel*>()) texts << label->text();
    EXPECT_TRUE(texts.contains("An earlier position"));
    EXPECT_TRUE(texts.join('\n').contains("After move 1, Black: d5. ")) << texts.join('|').toStdString();
    EXPECT_FALSE(stage.table().action_bar()->isVisible());
    EXPECT_FALSE(stage.table().hand_panel()->isVisible());
    EXPECT_EQ(stage.table().plate(true)->state().line, "White · an earlier position is shown");
  }
}

TEST(LookingBack, MovesNothingElseAround) {
  for (const game::Hand& hand : {opening_hand(), chipless_hand()}) {
    BackStage stage(hand, 6);
    for (QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
      stage.window().resize(size);
      stage.table().look_at(6);
      QTest::qWait(1);
      const int ranges = stage.table().ranges()->y();
      stage.table().look_at(2);
      QTest::qWait(1);
      EXPECT_EQ(stage.table().ranges()->y(), ranges);
    }
  }
}

TEST(LookingBack, EndsByItsButtonAndByEsc) {
  BackStage stage(opening_hand());
  stage.click(stage.table().earlier()->back_button());
  EXPECT_FALSE(stage.table().looks_back());
  EXPECT_FALSE(stage.table().earlier()->isVisible());
  EXPECT_TRUE(stage.table().action_bar()->isVisible());
  stage.table().look_at(2);
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.table().looks_back());
}

TEST(LookingBack, EndsWithASentenceWhenAMoveIsDragged) {
  BackStage stage(opening_hand());
  stage.drag("g1", "f3");  // stood there then
  EXPECT_TRUE(stage.back_and_told());
}

TEST(LookingBack, EndsWithASentenceWhenAMoveIsClicked) {
  BackStage stage(opening_hand());
  stage.click("g1");
  EXPECT_TRUE(stage.table().looks_back());
  stage.click("f3");
  EXPECT_TRUE(stage.back_and_told());
}

/// The whole text is taken, so that none of it is read as a move of the present.
TEST(LookingBack, EndsWithASentenceWhenAMoveIsTyped) {
  BackStage stage(opening_hand());
  stage.table().board()->setFocus();
  stage.type("d3d4");
  EXPECT_TRUE(stage.table().looks_back());
  stage.key(Qt::Key_Return);
  EXPECT_TRUE(stage.back_and_told());
  EXPECT_EQ(stage.table().board()->typedText(), "");
}

/// A piece that has left its square since can be taken into the hand, and nothing happens.
TEST(LookingBack, CarriesThePiecesOfThatPosition) {
  BackStage stage(opening_hand());
  stage.press("d2");
  stage.move_to(stage.center("d4"));
  EXPECT_EQ(stage.table().board()->carriedSquare(), at("d2"));
  EXPECT_FALSE(stage.window().grab().isNull());
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.table().board()->carriedSquare());
  EXPECT_TRUE(stage.table().looks_back());
}

}  // namespace
}  // namespace raisechess::test
