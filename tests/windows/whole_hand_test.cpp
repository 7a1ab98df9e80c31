// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

#include "random_hand.h"
#include "table_states.h"
#include "view/move_text.h"
#include "widgets/result_panel.h"
#include "widgets/turned_up_panel.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

using ui::ActionBar;

/// A person who makes moves by mouse, by clicking or dragging; to castle he drags the king onto the rook.
void move_by_mouse(WindowStage& stage, Dice& dice) {
  const Move move = dice.pick(stage.state().view.moves);
  const std::string from = name(move.from());
  const std::string to = name(move.to());
  if (dice.chance(50) || move.is_castling()) {
    stage.drag(from, to);
  } else {
    stage.click(from);
    stage.click(to);
  }
}

/// A person who types his moves.
void move_by_keys(WindowStage& stage, Dice& dice) {
  stage.table().board()->setFocus();
  stage.type(long_algebraic(dice.pick(stage.state().view.moves)));
  stage.key(Qt::Key_Return);
}

TEST(WholeHand, WithoutChipsByMouseToTheShowdownAndOnToTheNext) {
  WindowStage stage;
  Dice dice(7);
  stage.window().start_match(chipless_choice());
  for (int turn = 0; turn < 200 && stage.wait_for_turn() && !stage.state().hand_over(); ++turn) {
    const auto before = stage.state().view.log.size();
    move_by_mouse(stage, dice);
    ASSERT_GT(stage.state().view.log.size(), before) << "turn " << turn;
  }
  ASSERT_TRUE(stage.state().hand_over());
  EXPECT_TRUE(stage.table().next_hand()->isVisible());
  EXPECT_TRUE(stage.table().next_hand()->nextButton()->hasFocus());
  stage.click("e2");  // which takes the focus to the board
  stage.key(Qt::Key_Return);
  EXPECT_EQ(stage.state().score.hand, 2);
  EXPECT_EQ(stage.state().side(), Side::Black) << "colours change after every hand";
  EXPECT_FALSE(stage.table().next_hand()->isVisible());
  EXPECT_TRUE(stage.table().board()->hasFocus());
}

/// All-in whenever that can be, else call, else move.
void play_hard(WindowStage& stage, Dice& dice) {
  ActionBar* bar = stage.table().action_bar();
  const PlayerView& view = stage.state().view;
  if (view.phase == Phase::Move || (view.phase == Phase::Turn && !view.bet)) return move_by_keys(stage, dice);
  bar->setFocus();
  bar->button(ActionBar::Part::Fold)->setFocus();
  if (view.phase == Phase::Respond && !view.raise) return stage.key(Qt::Key_C);
  stage.key(Qt::Key_A);
  if (bar->isAsking()) return stage.key(Qt::Key_Return);
  stage.key(view.raise ? Qt::Key_R : Qt::Key_B);  // pot-limit, or no all-in for another reason
}

/// Nothing of a split pot is left in the stacks: it is what both have put in.
TEST(SplitPot, IsNamedWithItsChips) {
  game::Hand hand = betting_over_hand();
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  ASSERT_FALSE(hand.apply(Side::Black, AgreeSplit{}));
  WindowStage stage;
  emit stage.session().state_changed(state_of(hand));
  const auto labels = stage.table().result()->findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(
      labels, [](const QLabel* label) { return label->text() == QStringLiteral("The pot of 12 is split"); }));
}

TEST(WholeMatch, WithChipsByKeysToTheLastChip) {
  WindowStage stage;
  Dice dice(11);
  stage.window().start_match(heads_up_choice());
  for (int step = 0; step < 3000 && stage.wait_for_turn() && !stage.state().match_over; ++step) {
    if (stage.state().hand_over()) {
      stage.key(Qt::Key_Return);
      continue;
    }
    const auto before = stage.state().view.log.size();
    play_hard(stage, dice);
    ASSERT_GT(stage.state().view.log.size(), before) << "step " << step;
  }
  ASSERT_TRUE(stage.state().match_over);
  const MatchScore& score = stage.state().score;
  EXPECT_TRUE(score.over);
  EXPECT_EQ(score.chips.a + score.chips.b, 200);
  EXPECT_EQ(std::min(score.chips.a, score.chips.b), 0);
  EXPECT_EQ(stage.table().next_hand()->nextButton()->text(), "New match");
}

TEST(WholeHand, ResigningAsksFirstAndKeepsTheSecrets) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  ui::HandPanel* panel = stage.table().hand_panel();
  stage.click(panel->resignButton());
  EXPECT_TRUE(panel->isAsking());
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(panel->isAsking());
  stage.click(panel->resignButton());
  EXPECT_FALSE(stage.state().hand_over());
  stage.click(panel->sureButton());
  ASSERT_TRUE(stage.state().hand_over());
  EXPECT_EQ(stage.state().view.result->kind, ResultKind::Fold);
  for (const HiddenPiece& piece : stage.state().view.hidden.black) EXPECT_FALSE(piece.type);
}

/// Enter was meant for the move that was being typed when the hand ended.
TEST(WholeHand, EnterDoesNotBeginTheNextOneInTheFirstSecond) {
  WindowStage stage;
  std::int64_t now = 0;
  stage.table().next_hand()->nextButton()->setClock([&now] { return now; });
  emit stage.session().state_changed(state_of(opening_hand()));
  stage.table().board()->setFocus();
  stage.type("d3d");
  emit stage.session().state_changed(state_of(fold_hand()));
  QSignalSpy next(&stage.table(), &TableView::next_hand_chosen);
  stage.key(Qt::Key_4);
  stage.key(Qt::Key_Return);
  now += ui::Button::inert_ms - 1;
  stage.key(Qt::Key_Return);
  EXPECT_EQ(next.count(), 0);
  now += 1;
  stage.key(Qt::Key_Return);
  EXPECT_EQ(next.count(), 1);
}

int pieces_that_stay_hidden(WindowStage& stage) {
  const auto labels = stage.window().findChild<ui::TurnedUpPanel*>()->findChildren<QLabel*>();
  return static_cast<int>(std::ranges::count(labels, QStringLiteral("stays hidden"), &QLabel::text));
}

/// What was worked out of a piece is said though it stays face down.
TEST(WholeHand, AFoldLeavesWhatWasKnownInWords) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(fold_hand()));
  QStringList texts;
  for (const QLabel* label : stage.window().findChild<ui::TurnedUpPanel*>()->findChildren<QLabel*>())
    texts << label->text();
  EXPECT_TRUE(texts.contains("stays hidden"));
  EXPECT_TRUE(texts.contains("you knew it: a bishop")) << texts.join('|').toStdString();
}

TEST(WholeMatch, WithoutChipsEndsWhenThePersonStops) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().submit(Fold{});
  EXPECT_EQ(pieces_that_stay_hidden(stage), 3);
  ui::NextHandPanel* next = stage.table().next_hand();
  stage.click(next->stopButton());
  EXPECT_FALSE(stage.state().match_over) << "it asks first";
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(next->isAsking());
  stage.click(next->stopButton());
  stage.click(next->stopButton());
  EXPECT_FALSE(next->isAsking()) << "a second click in the same place says no";
  stage.click(next->stopButton());
  stage.click(next->sureButton());
  EXPECT_TRUE(WindowStage::wait([&] { return stage.state().match_over; }));
  EXPECT_EQ(pieces_that_stay_hidden(stage), 0);
  EXPECT_EQ(stage.table().next_hand()->nextButton()->text(), "New match");
  EXPECT_FALSE(stage.table().next_hand()->stopButton()->isVisible());
  EXPECT_TRUE(stage.state().dealing.sides.black.verified.value_or(false)) << "the last secrets are opened";
}

}  // namespace
}  // namespace raisechess::test
