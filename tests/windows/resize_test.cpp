// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

#include "random_hand.h"
#include "style/appearance.h"
#include "style/tab_card.h"
#include "table_states.h"
#include "widgets/turned_up_panel.h"
#include "window_stage.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

const std::vector<QSize> sizes{{1024, 640}, {1280, 800}, {1099, 700}, {1100, 700}, {1600, 900}, {1024, 1000}};

TEST(Resizing, KeepsEveryPartInsideTheWindow) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(opening_hand()));
  for (QSize size : sizes) {
    stage.window().resize(size);
    QTest::qWait(1);
    const QRect whole = stage.table().rect();
    for (QWidget* part :
         {static_cast<QWidget*>(stage.table().board()), static_cast<QWidget*>(stage.table().plate(true)),
          static_cast<QWidget*>(stage.table().plate(false))}) {
      EXPECT_TRUE(whole.contains(part->geometry())) << size.width() << 'x' << size.height();
    }
    const ui::BoardWidget* board = stage.table().board();
    EXPECT_EQ(board->width(), board->height());
    EXPECT_EQ(board->width() % 8, 0);
  }
}

TEST(Resizing, TheUsualSizesHaveTheBoardsOfTheDesign) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(opening_hand()));
  stage.window().resize(1280, 800);
  QTest::qWait(1);
  EXPECT_EQ(stage.table().board()->width(), 608);
  stage.window().resize(1024, 640);
  QTest::qWait(1);
  EXPECT_EQ(stage.table().board()->width(), 512);
}

/// How far the column of cards would have to be scrolled.
int hidden_height(WindowStage& stage) {
  QTest::qWait(1);
  return stage.table().findChild<QScrollArea*>({}, Qt::FindDirectChildrenOnly)->verticalScrollBar()->maximum();
}

TEST(Resizing, EveryWindowHoldsEveryCardWithoutScrolling) {
  const std::vector<game::Hand> hands{opening_hand(), opening_hand(5), facing_bet_hand(), facing_bet_hand(5),
                                      raised_hand(5), showdown_hand(), showdown_hand(5),  king_capture_hand(),
                                      mate_hand(),    fold_hand(),     chipless_hand(),   classic_hand()};
  for (const ui::Language language : ui::spoken_languages) {
    ui::apply_language(language);
    WindowStage stage;
    for (std::size_t i = 0; i < hands.size(); ++i) {
      emit stage.session().state_changed(state_of(hands[i]));
      for (QSize size : sizes) {
        stage.window().resize(size);
        EXPECT_TRUE(QTest::qWaitFor([&] { return hidden_height(stage) == 0; }, 500))
            << ui::code(language).toStdString() << ", hand " << i << " at " << size.width() << 'x' << size.height()
            << ": " << hidden_height(stage);
      }
    }
  }
  ui::apply_language(ui::Language::English);
}

/// At the end of a hand, too, its moves can be read and looked back at.
TEST(Resizing, TheLogIsAtHandAtTheShowdown) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(showdown_hand()));
  EXPECT_TRUE(stage.window().findChild<ui::TurnedUpPanel*>()->isVisible());
  stage.table().tabs()->choosePage(TableView::LogPage);
  EXPECT_TRUE(stage.table().log()->isVisible());
  emit stage.session().state_changed(state_of(opening_hand()));
  EXPECT_TRUE(stage.table().log()->isVisible());
}

TEST(Resizing, TheLeastWindowShowsTheLastMovesOfAnyHand) {
  WindowStage stage;
  stage.window().resize(1024, 640);
  for (const game::Hand& hand : {facing_bet_hand(), facing_bet_hand(5), raised_hand(5)}) {
    emit stage.session().state_changed(state_of(hand));
    QTest::qWait(1);
    const auto* list = stage.table().log()->findChild<QTableView*>();
    EXPECT_GE(list->viewport()->height(), 2 * list->rowHeight(list->model()->rowCount() - 1));
  }
}

TEST(Resizing, PutsACarriedPieceBackAndPlaysNothing) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(opening_hand()));
  const QSignalSpy chosen(&stage.table(), &TableView::action_chosen);
  stage.press("d3");
  stage.move_to(stage.center("d4"));
  ASSERT_TRUE(stage.table().board()->carriedSquare());
  stage.window().resize(1100, 700);
  QTest::qWait(1);
  EXPECT_FALSE(stage.table().board()->carriedSquare());
  stage.release(stage.center("d4"));
  EXPECT_EQ(chosen.count(), 0);
}

void resize_somehow(WindowStage& stage, Dice& dice) {
  stage.window().resize(1024 + dice.roll(500), 640 + dice.roll(300));
  QTest::qWait(1);
}

TEST(Resizing, AStormOfSizesDuringAHandLosesNothing) {
  WindowStage stage;
  Dice dice(3);
  stage.window().start_match(chipless_choice());
  for (int step = 0; step < 20; ++step) {
    resize_somehow(stage, dice);
    ASSERT_TRUE(stage.wait_for_turn()) << "step " << step;
    if (stage.state().hand_over()) break;
    const Move move = dice.pick(stage.state().view.moves);
    const int before = stage.state().view.ply;
    stage.press(name(move.from()));
    stage.move_to(stage.center(name(move.to())));
    resize_somehow(stage, dice);
    const bool held = stage.table().board()->carriedSquare().has_value();  // the board kept its size
    stage.release(stage.center(name(move.to())));
    ASSERT_EQ(stage.state().view.ply > before, held) << "step " << step;
    if (held) continue;
    stage.drag(name(move.from()), name(move.to()));
    ASSERT_GT(stage.state().view.ply, before) << "step " << step;
  }
  EXPECT_GT(stage.state().view.ply, 2);
}

/// What differs between two pictures of one size.
QRect difference(const QImage& first, const QImage& second) {
  QRect differing;
  for (int y = 0; y < first.height(); ++y) {
    for (int x = 0; x < first.width(); ++x) {
      if (first.pixel(x, y) != second.pixel(x, y)) differing |= QRect(x, y, 1, 1);
    }
  }
  return differing;
}

TEST(Themes, SwitchAtAnyMoment) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(facing_bet_hand()));
  QTest::qWait(1);
  const QImage light = stage.window().grab().toImage();
  ui::apply_appearance(ui::ThemeChoice::Dark);
  QTest::qWait(1);
  const QImage dark = stage.window().grab().toImage();
  ui::apply_appearance(ui::ThemeChoice::Light);
  QTest::qWait(1);
  EXPECT_GT(difference(light, dark).width(), light.width() * 9 / 10);
  const QRect left = difference(light, stage.window().grab().toImage());
  EXPECT_TRUE(left.isNull()) << "still dark: " << left.x() << ',' << left.y() << ' ' << left.width() << 'x'
                             << left.height();
}

}  // namespace
}  // namespace raisechess::test
