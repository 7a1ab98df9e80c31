// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QKeyEvent>
#include <QSignalSpy>

#include "settings_dialog.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

constexpr int many = 200;

/// A key that stays down: presses alone, marked as repeated.
void hold(WindowStage& stage, Qt::Key key, int times) {
  for (int time = 0; time < times; ++time) {
    QKeyEvent press(QEvent::KeyPress, key, Qt::AltModifier, {}, time > 0);
    QCoreApplication::sendEvent(stage.window().focusWidget(), &press);
    QCoreApplication::processEvents();
  }
}

TEST(HeldKey, GoesThroughTwoHundredHalfMovesAndLosesNone) {
  const game::Hand hand = wandering_hand(many);
  ASSERT_EQ(hand.view_for(Side::White).ply, many);
  WindowStage stage;
  const session::TableState state = state_of(hand);
  emit stage.session().state_changed(state);
  stage.table().board()->setFocus();
  const QSignalSpy chosen(&stage.table(), &TableView::action_chosen);
  hold(stage, Qt::Key_Left, many);
  EXPECT_EQ(stage.table().looked_at(), 0);
  EXPECT_EQ(stage.table().board()->state().shownPly(), 0);
  hold(stage, Qt::Key_Right, many / 2);
  EXPECT_EQ(stage.table().looked_at(), many / 2);
  hold(stage, Qt::Key_Right, many);
  EXPECT_FALSE(stage.table().looks_back());
  EXPECT_EQ(stage.table().board()->state().view, state.view);
  EXPECT_EQ(stage.table().state()->view, state.view);
  EXPECT_EQ(chosen.count(), 0);
}

/// Where pieces move while the key is down, the last position is the one that is shown.
TEST(HeldKey, OutrunsTheMovementOfThePieces) {
  WindowStage stage;
  stage.table().set_board_options({});
  emit stage.session().state_changed(state_of(wandering_hand(40)));
  stage.table().board()->setFocus();
  hold(stage, Qt::Key_Left, 25);
  EXPECT_EQ(stage.table().board()->state().shownPly(), 15);
  hold(stage, Qt::Key_Right, 5);
  EXPECT_EQ(stage.table().looked_at(), 20);
}

TEST(Movement, GoesOnUnderADialogThatOpens) {
  WindowStage stage;
  stage.table().set_board_options({});
  emit stage.session().state_changed(state_of(wandering_hand(39)));
  const session::TableState next = state_of(wandering_hand(40));
  emit stage.session().state_changed(next);
  SettingsDialog dialog(stage.settings(), &stage.window());
  dialog.open();
  EXPECT_TRUE(QTest::qWaitForWindowExposed(&dialog));
  EXPECT_EQ(stage.table().board()->state().view, next.view);
  stage.window().resize(1100, 720);
  QTest::keyClick(&dialog, Qt::Key_Escape);
  EXPECT_FALSE(dialog.isVisible());
  EXPECT_EQ(stage.table().board()->state().view, next.view);
  EXPECT_TRUE(stage.table().board()->isEnabled());
}

}  // namespace
}  // namespace raisechess::test
