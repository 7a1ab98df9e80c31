// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QMessageBox>
#include <QTimer>

#include <algorithm>

#include "new_match_dialog.h"
#include "question_box.h"
#include "style/button.h"
#include "widgets/board_widget.h"
#include "widgets/next_hand_panel.h"
#include "widgets/result_panel.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

QAction* end_of_match(WindowStage& stage) {
  const auto actions = stage.window().findChildren<QAction*>();
  const auto found = std::ranges::find(actions, QStringLiteral("End the &match …"), &QAction::text);
  return found == actions.end() ? nullptr : *found;
}

/// A match with chips whose hand the person has folded.
void fold(WindowStage& stage) {
  stage.window().start_match(heads_up_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().submit(Fold{});
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().hand_over() && !stage.session().saving(); }));
}

int pieces_face_down(WindowStage& stage) {
  int count = 0;
  for (const HiddenPiece& piece : stage.table().board()->state().view.hidden[other(stage.state().side())])
    count += piece.type ? 0 : 1;
  return count;
}

bool result_says(WindowStage& stage, const QString& words) {
  const auto labels = stage.table().result()->findChildren<QLabel*>();
  return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(words); });
}

TEST(EndOfTheMatch, IsInTheMenuAlsoWithChipsBetweenTwoHandsAndAsksFirst) {
  WindowStage stage;
  stage.window().start_match(heads_up_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  ASSERT_NE(end_of_match(stage), nullptr);
  EXPECT_FALSE(end_of_match(stage)->isEnabled());
  EXPECT_EQ(end_of_match(stage)->toolTip(), "The hand is still on.");
  fold(stage);
  ASSERT_TRUE(end_of_match(stage)->isEnabled());
  EXPECT_GT(pieces_face_down(stage), 0);
  EXPECT_TRUE(result_says(stage, "no piece is turned up"));
  bool answer = false;
  stage.window().ask = [&](const QString&, const QString&) { return answer; };
  end_of_match(stage)->trigger();
  EXPECT_FALSE(stage.state().match_over);
  answer = true;
  end_of_match(stage)->trigger();
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().match_over; }));
  EXPECT_EQ(pieces_face_down(stage), 0) << "the board shows what the end of the match has turned up";
  EXPECT_FALSE(result_says(stage, "no piece is turned up"));
  EXPECT_TRUE(result_says(stage, "You ended the match."));
  EXPECT_EQ(stage.table().next_hand()->nextButton()->text(), "New match");
  EXPECT_FALSE(end_of_match(stage)->isEnabled());
}

TEST(TurningUpByTheSetting, ShowsTheFoldedHandOnTheBoard) {
  WindowStage stage;
  stage.settings().set_turned_up_after_fold(true);
  stage.close();
  stage.open();
  fold(stage);
  EXPECT_EQ(pieces_face_down(stage), 0);
  EXPECT_FALSE(result_says(stage, "no piece is turned up"));
  stage.session().next_hand();
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(pieces_face_down(stage), stage.state().hand_over() ? 0 : 3);
}

/// Answers the dialog that `open` shows, once it is there.
template <class Open, class Answer>
void with_dialog(Open open, Answer answer) {
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<NewMatchDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    answer(*dialog);
    if (dialog->isVisible()) dialog->reject();
  });
  open();
}

TEST(NewMatch, AsksBeforeItEndsTheOneThatIsOn) {
  WindowStage stage;
  fold(stage);
  const auto score = stage.state().score;
  with_dialog([&] { stage.window().ask_new_match(); },
              [](NewMatchDialog& dialog) {
                QTest::keyClick(&dialog, Qt::Key_Return);
                EXPECT_TRUE(dialog.isVisible());
                EXPECT_TRUE(dialog.sure_button()->isVisible());
                EXPECT_EQ(dialog.start_button()->text(), "No, play on");
                QTest::keyClick(&dialog, Qt::Key_Return);
                EXPECT_TRUE(dialog.isVisible());
                EXPECT_FALSE(dialog.sure_button()->isVisible());
              });
  EXPECT_EQ(stage.state().score, score) << "Enter alone ends nothing";
  with_dialog([&] { stage.window().ask_new_match(); },
              [](NewMatchDialog& dialog) {
                QTest::keyClick(&dialog, Qt::Key_Return);
                dialog.sure_button()->click();
              });
  EXPECT_TRUE(WindowStage::wait([&] { return stage.state().score.hand == 1 && !stage.state().hand_over(); }));
}

TEST(NewMatch, StartsAtOnceWhereNothingIsLost) {
  WindowStage stage;
  fold(stage);
  stage.session().stop_match();
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().match_over && !stage.session().saving(); }));
  with_dialog([&] { stage.window().ask_new_match(); },
              [](NewMatchDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
  EXPECT_TRUE(WindowStage::wait([&] { return !stage.state().match_over; }));
}

TEST(QuestionBox, SaysNoByEnterAndByEsc) {
  QWidget window;
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
    QTimer::singleShot(0, [key] { QTest::keyClick(QApplication::activeModalWidget(), key); });
    EXPECT_FALSE(ask_in_box(window, "A title", "A question?"));
  }
}

}  // namespace
}  // namespace raisechess::test
