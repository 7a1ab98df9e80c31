// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise_window.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QMessageBox>
#include <QWindow>

#include "announcer.h"
#include "hint_card.h"
#include "history_window.h"
#include "replay_window.h"
#include "review_window.h"
#include "scripted_hand.h"
#include "style/button.h"
#include "style/label.h"
#include "table_states.h"
#include "window_stage.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

void press_there(QWidget* window, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
  QCoreApplication::processEvents();
  QTest::keyClick(window->windowHandle(), key, modifiers);
}

/// White could mate at once, and resigned two moves later.
game::Hand missed_mate() {
  game::Hand hand = start(classic_setup("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"));
  EXPECT_EQ(play(hand, "e1e2 g8f8 e2e3"), "");
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  return hand;
}

/// The window with the review of a hand that is over, and what is taken up from it.
struct ExerciseStage : WindowStage {
  explicit ExerciseStage(const game::Hand& hand) {
    emit session().state_changed(state_of(hand));
    window().review_hand();
    (void)QTest::qWaitForWindowExposed(review());
  }

  ReviewWindow* review() { return window().review(); }
  ExerciseWindow* exercise() { return window().exercise(); }
  const PlayerView& view() { return exercise()->exercise().state().view; }

  void try_again() {
    click(review()->try_button());
    ready();
  }
  /// What was just shown can be used at once.
  void ready() {
    (void)QTest::qWaitForWindowExposed(exercise());
    (void)wait([this] { return exercise()->table()->cards_shown(); });
    for (auto* button : exercise()->findChildren<ui::Button*>())
      button->setClock([now = std::int64_t{1} << 50]() mutable { return now += 2000; });
  }
  void drag_there(const char* from, const char* to) {
    const ui::BoardWidget* board = exercise()->table()->board();
    const auto middle = [&](const char* name) {
      return board->mapTo(exercise(), board->squareRect(at(name)).center());
    };
    QWindow* handle = exercise()->windowHandle();
    QTest::mousePress(handle, Qt::LeftButton, {}, middle(from));
    QTest::mouseMove(handle, middle(to) - QPoint(1, 0));
    QTest::mouseMove(handle, middle(to));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, middle(to));
  }
  bool gone() {
    return wait([this] { return exercise() == nullptr; });
  }
};

TEST(ExerciseFromAReview, IsPlayedAndLeftAndTouchesNothing) {
  ExerciseStage stage(missed_mate());
  const session::TableState table = *stage.table().state();
  QFile archive(stage.archive_file());
  ASSERT_TRUE(archive.open(QIODevice::ReadOnly));
  const QByteArray stored = archive.readAll();
  stage.review()->look_at(2);
  stage.try_again();
  ASSERT_NE(stage.exercise(), nullptr);
  EXPECT_EQ(stage.view().ply, 2);
  EXPECT_EQ(stage.exercise()->sentence()->text(), "An exercise from move 2 on: nothing of it counts.");
  stage.drag_there("e2", "e3");
  ASSERT_TRUE(WindowStage::wait([&] { return stage.view().ply == 4; })) << "the computer answers";
  stage.review()->look_at(0);
  press_there(stage.exercise(), Qt::Key_E, Qt::ControlModifier);
  ASSERT_TRUE(stage.gone());
  EXPECT_EQ(stage.review()->ply(), 2) << "where it was taken up";
  EXPECT_EQ(stage.table().state()->view, table.view);
  EXPECT_EQ(stage.table().state()->score, table.score);
  archive.seek(0);
  EXPECT_EQ(archive.readAll(), stored) << "nothing is recorded";
}

TEST(ExerciseFromAReview, GoesToItsEndAndBeginsAgain) {
  ExerciseStage stage(missed_mate());
  press_there(stage.review(), Qt::Key_T);
  ASSERT_NE(stage.exercise(), nullptr);
  stage.ready();
  stage.drag_there("e1", "e8");
  ASSERT_TRUE(stage.view().result);
  EXPECT_EQ(stage.view().result->kind, ResultKind::Checkmate);
  ui::NextHandPanel* next = stage.exercise()->table()->next_hand();
  EXPECT_EQ(next->nextButton()->text(), "Once more");
  EXPECT_FALSE(next->stopButton()->isVisible());
  stage.click(next->nextButton());
  EXPECT_FALSE(stage.view().result);
  EXPECT_EQ(stage.view().ply, 0);
  stage.drag_there("e1", "e8");
  EXPECT_EQ(next->reviewButton()->text(), "Back to the review");
  stage.click(next->reviewButton());
  EXPECT_TRUE(stage.gone());
  EXPECT_TRUE(stage.review()->isVisible());
}

TEST(ExerciseFromAReview, IsOfferedAtThePlayersOwnDecisions) {
  ExerciseStage stage(missed_mate());
  stage.review()->look_at(1);
  EXPECT_EQ(stage.review()->try_button()->reason(), "Nothing was yours to decide here.");
  press_there(stage.review(), Qt::Key_T);
  EXPECT_EQ(stage.exercise(), nullptr);
  stage.review()->look_at(2);
  EXPECT_TRUE(stage.review()->try_button()->isAvailable());
}

TEST(ExerciseFromAReview, IsNotLeftByEsc) {
  ExerciseStage stage(missed_mate());
  stage.try_again();
  press_there(stage.exercise(), Qt::Key_Escape);
  press_there(stage.exercise(), Qt::Key_Escape);
  QCoreApplication::processEvents();
  ASSERT_NE(stage.exercise(), nullptr);
  EXPECT_TRUE(stage.exercise()->isVisible());
}

TEST(ExerciseFromAReview, SaysWhatTheComputerHolds) {
  const auto words_of = [](const game::Hand& hand) {
    ExerciseStage stage(hand);
    stage.try_again();
    return stage.exercise()->sentence()->text();
  };
  EXPECT_TRUE(words_of(showdown_hand()).endsWith("The computer holds what it held then."));
  EXPECT_TRUE(words_of(fold_hand()).endsWith("The computer's hidden pieces are drawn from what you cannot rule out."));
}

TEST(ExerciseFromAReview, BetsInAHandWithChips) {
  ExerciseStage stage(fold_hand());
  const auto decisions = own_decisions(stage.review()->state().view);
  stage.review()->look_at(decisions.back().ply);
  stage.try_again();
  EXPECT_EQ(stage.view().phase, Phase::Turn) << "before the bet";
  stage.click(stage.exercise()->table()->action_bar()->button(ui::ActionBar::Part::Bet));
  ASSERT_GT(stage.view().log.size(), decisions.back().event);
  EXPECT_TRUE(std::holds_alternative<Bet>(stage.view().log[decisions.back().event].action));
}

TEST(ExerciseFromAReview, TakesBackByKeyAndButton) {
  ExerciseStage stage(missed_mate());
  stage.try_again();
  ui::Button* take_back = stage.exercise()->take_back_button();
  EXPECT_EQ(take_back->reason(), "You have made no move that you could take back.");
  stage.drag_there("e1", "e2");
  EXPECT_TRUE(take_back->isAvailable());
  ASSERT_TRUE(WindowStage::wait([&] { return stage.view().ply == 2; }));
  press_there(stage.exercise(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(stage.view().ply, 0);
  EXPECT_EQ(stage.exercise()->table()->log()->note(), "Taken back: decide anew.");
  EXPECT_EQ(stage.exercise()->table()->announcer()->accessibleName(), "Taken back: decide anew.");
  EXPECT_FALSE(take_back->isAvailable());
  stage.drag_there("e1", "e8");
  ASSERT_TRUE(stage.view().result);
  stage.click(take_back);
  EXPECT_EQ(stage.view().ply, 0) << "after the end, too";
  EXPECT_FALSE(stage.exercise()->table()->next_hand()->isVisible());
}

TEST(ExerciseFromAReview, SaysThatATakebackDrawsAnew) {
  ExerciseStage stage(fold_hand());
  stage.try_again();
  stage.exercise()->table()->action_bar();
  emit stage.exercise()->table()->action_chosen(Fold{});
  stage.click(stage.exercise()->take_back_button());
  EXPECT_EQ(stage.exercise()->table()->log()->note(),
            "Taken back: decide anew. What the computer holds is drawn anew.");
}

TEST(ExerciseFromAReview, GivesHints) {
  ExerciseStage stage(missed_mate());
  stage.try_again();
  const auto said = [&](HintShown::Step step) { return stage.exercise()->table()->hint()->sentence(step); };
  press_there(stage.exercise(), Qt::Key_H, Qt::ControlModifier);
  ASSERT_TRUE(WindowStage::wait([&] { return said(HintShown::Step::Piece).contains(QStringLiteral("e1")); }));
  EXPECT_EQ(said(HintShown::Step::Move), "One more step shows the move.");
  EXPECT_EQ(stage.exercise()->table()->board()->hints().size(), 1U);
  stage.click(stage.exercise()->hint_button());
  EXPECT_TRUE(said(HintShown::Step::Move).startsWith("Re8")) << said(HintShown::Step::Move).toStdString();
  stage.click(stage.exercise()->table()->hint()->next_button());
  EXPECT_EQ(said(HintShown::Step::Reason), "It is mate, whatever the hidden pieces are.");
  stage.drag_there("e1", "e8");
  EXPECT_TRUE(stage.exercise()->table()->board()->hints().empty());
  EXPECT_EQ(stage.exercise()->hint_button()->reason(), "This hand is over.");
}

/// Nothing is at stake.
TEST(ExerciseFromAReview, GivesHintsInAHandWithChips) {
  ExerciseStage stage(fold_hand());
  stage.review()->look_at(own_decisions(stage.review()->state().view).back().ply);
  stage.try_again();
  ASSERT_EQ(stage.view().phase, Phase::Turn);
  stage.click(stage.exercise()->hint_button());
  EXPECT_TRUE(WindowStage::wait([&] { return !stage.exercise()->table()->board()->hints().empty(); }));
}

/// Its own record contradicts it: the computer cannot have held that.
TEST(ExerciseFromAReview, IsRefusedWhereNoDealLeadsThere) {
  WindowStage stage;
  session::TableState broken = state_of(fold_hand());
  broken.dealing.sides.black.deal =
      Deal{{at("b8"), PieceType::Queen}, {at("c8"), PieceType::Pawn}, {at("h7"), PieceType::Queen}};
  emit stage.session().state_changed(broken);
  stage.window().review_hand();
  stage.window().review()->look_at(own_decisions(broken.view).back().ply);
  emit stage.window().review()->try_chosen(own_decisions(broken.view).back());
  EXPECT_EQ(stage.window().exercise(), nullptr);
  const auto* box = stage.window().findChild<QMessageBox*>();
  ASSERT_NE(box, nullptr);
  EXPECT_EQ(box->text(), "This hand cannot be taken up here: its record contradicts itself.");
}

TEST(ExerciseFromAReview, StaysWhenTheLanguageChanges) {
  ExerciseStage stage(missed_mate());
  stage.try_again();
  stage.drag_there("e1", "e2");
  ASSERT_TRUE(WindowStage::wait([&] { return stage.view().ply == 2; }));
  ui::apply_language(ui::Language::Portuguese);
  EXPECT_TRUE(WindowStage::wait([&] { return stage.exercise()->sentence()->text().startsWith("Um exercício"); }));
  EXPECT_EQ(stage.exercise()->table()->state()->view.ply, 2);
  ui::apply_language(ui::Language::English);
}

TEST(ExerciseFromAReview, IsTakenUpOutOfAReplay) {
  WindowStage stage;
  QFile file(stage.folder() + QStringLiteral("/game.pgn"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n");
  file.close();
  stage.window().open_files({file.fileName()});
  HistoryWindow* history = stage.window().history();
  ASSERT_TRUE(WindowStage::wait([&] { return history->replay() != nullptr; }));
  history->replay()->show_sight(session::Sight::Black);
  stage.click(history->replay()->review_button());
  stage.window().review()->look_at(5);
  stage.click(stage.window().review()->try_button());
  ASSERT_NE(stage.window().exercise(), nullptr);
  const PlayerView& view = stage.window().exercise()->exercise().state().view;
  EXPECT_EQ(view.viewer, Side::Black);
  EXPECT_EQ(view.ply, 5);
  EXPECT_EQ(view.to_act, Side::Black);
}

}  // namespace
}  // namespace raisechess::test
