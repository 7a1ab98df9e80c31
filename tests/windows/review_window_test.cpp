// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_window.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QAction>
#include <QFile>
#include <QWindow>

#include <algorithm>

#include "history_window.h"
#include "replay_window.h"
#include "review_stage.h"
#include "said_texts.h"
#include "scripted_hand.h"
#include "session/hand_replay.h"
#include "style/segments.h"
#include "table_states.h"
#include "window_stage.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

void click_row(const ReviewWindow* window, int row) {
  QAbstractItemView* list = findings_of(window);
  const QPoint place = list->visualRect(list->model()->index(row, 2)).center();
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place);
}

/// Resigned by White, who could have taken a queen with the first move.
game::Hand lost_queen() {
  game::Hand hand = start(classic_setup("4k3/8/8/3q4/4P3/8/8/4K2R w - - 0 1"));
  EXPECT_EQ(play(hand, "h1h2 d5e4 e1d2 e4h4"), "");
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  return hand;
}

TEST(ReviewOfAHand, IsOpenedFromTheEndedHandAndClosedByEsc) {
  WindowStage stage;
  stage.window().start_match(classic_choice("4k3/8/8/3q4/4P3/8/8/4K2R w - - 0 1"));
  ASSERT_TRUE(stage.wait_for_turn());
  press_key(&stage.window(), Qt::Key_E, Qt::ControlModifier);
  EXPECT_EQ(stage.window().review(), nullptr) << "the hand is on";
  stage.drag("h1", "h2");
  ASSERT_TRUE(stage.wait_for_turn());
  if (!stage.state().hand_over()) {
    stage.click(stage.table().hand_panel()->resignButton());
    stage.click(stage.table().hand_panel()->sureButton());
  }
  ASSERT_TRUE(stage.state().hand_over());
  stage.click(stage.table().next_hand()->reviewButton());
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(is_ready(window));
  ASSERT_GE(window->decisions()->count(), 1);
  EXPECT_EQ(finding_cell(window, 0, taken_column), "Rh2");
  EXPECT_EQ(finding_cell(window, 0, instead_column), "exd5");
  EXPECT_TRUE(finding_cell(window, 0, lost_column).endsWith("of chance"));
  click_row(window, 0);
  EXPECT_EQ(window->ply(), 0);
  EXPECT_TRUE(window->finding()->sentence().startsWith("exd5 would have kept a chance of "));
  EXPECT_TRUE(window->finding()->sentence().contains("; Rh2 kept "));
  EXPECT_EQ(window->board()->hints(), (std::vector<ui::BoardMark>{{at("h1"), at("h2"), ui::BoardMark::Color::Red},
                                                                  {at("e4"), at("d5"), ui::BoardMark::Color::Teal}}));
  const auto log = stage.state().view.log;
  press_key(window, Qt::Key_Escape);
  EXPECT_TRUE(WindowStage::wait([&] { return stage.window().review() == nullptr; }));
  EXPECT_EQ(stage.state().view.log, log) << "nothing in it touches the match";
}

/// Its findings come when they are ready, and take nobody away from what he looks at.
TEST(ReviewOfAHand, LeavesAPositionThatIsLookedAtWhereItIs) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(lost_queen()));
  stage.window().review_hand();
  ReviewWindow* review = stage.window().review();
  ASSERT_FALSE(review->ready());
  review->look_at(2);
  ASSERT_TRUE(is_ready(review));
  EXPECT_EQ(review->ply(), 2);
  ASSERT_GT(review->decisions()->count(), 0);
  review->show_next_finding();
  EXPECT_EQ(review->ply(), review->decisions()->finding(0).finding.ply);
}

TEST(ReviewOfAHand, IsGoneThroughByKeys) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(lost_queen()));
  press_key(&stage.window(), Qt::Key_E, Qt::ControlModifier);
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(is_ready(window));
  const int all = window->decisions()->count();
  ASSERT_GE(all, 1);
  EXPECT_TRUE(findings_of(window)->hasFocus());
  for (int i = 1; i <= all; ++i) {
    press_key(window, Qt::Key_N);
    EXPECT_EQ(window->decisions()->chosen(), i % all);
  }
  press_key(window, Qt::Key_Right);
  EXPECT_EQ(window->ply(), 1);
  EXPECT_TRUE(window->board()->hints().empty()) << "the arrows belong to the position of the finding";
  press_key(window, Qt::Key_End);
  EXPECT_EQ(window->ply(), 4);
  press_key(window, Qt::Key_Home);
  EXPECT_EQ(window->ply(), 0);
}

QStringList kinds_of(const ReviewWindow* window) {
  QStringList kinds;
  const ui::Segments* segments = window->decisions()->kinds();
  for (int place = 0; place < segments->count() && segments->isVisible(); ++place) {
    if (segments->segment(place)->isVisible()) kinds << segments->segment(place)->text();
  }
  return kinds;
}

TEST(ReviewOfAHand, CutsItsListDownToOneKind) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(showdown_hand()));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(is_ready(window));
  EXPECT_EQ(kinds_of(window), (QStringList{"All", "Moves", "Bets", "Secrets"}));
  for (const auto& [place, kind] : {std::pair(1, LossKind::OfChance), std::pair(3, LossKind::OfSecret)}) {
    QTest::mouseClick(window->decisions()->kinds()->segment(place), Qt::LeftButton);
    ASSERT_GE(window->decisions()->count(), 1) << place;
    for (int row = 0; row < window->decisions()->count(); ++row)
      EXPECT_EQ(window->decisions()->finding(row).finding.kind, kind);
  }
}

/// White resigned after a few moves without chips.
game::Hand chipless_and_resigned() {
  game::Hand hand = chipless_hand();
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  return hand;
}

TEST(ReviewOfAHand, SaysNothingOfBetsWhereThereAreNoChips) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(chipless_and_resigned()));
  stage.window().review_hand();
  ASSERT_TRUE(is_ready(stage.window().review()));
  EXPECT_EQ(kinds_of(stage.window().review()), (QStringList{"All", "Moves", "Secrets"}));
  for (const QWidget* widget : stage.window().review()->findChildren<QWidget*>()) {
    if (!widget->isVisible()) continue;
    for (const QString& text : {widget->accessibleName(), widget->accessibleDescription(), widget->toolTip()})
      EXPECT_FALSE(text.contains("bet", Qt::CaseInsensitive) || text.contains("chip")) << text.toStdString();
  }
  emit stage.session().state_changed(state_of(lost_queen()));
  stage.window().review_hand();
  ASSERT_TRUE(is_ready(stage.window().review()));
  EXPECT_TRUE(kinds_of(stage.window().review()).isEmpty()) << "classic chess has moves alone";
}

TEST(ReviewOfAHand, JudgesASplitThatWasAgreedTo) {
  game::Hand hand = start(classic_setup("3qk3/8/8/8/8/8/8/3QK2R w - - 0 1"));
  ASSERT_EQ(play(hand, "d1d8 e8d8"), "");
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  ASSERT_FALSE(hand.apply(Side::Black, AgreeSplit{}));
  WindowStage stage;
  emit stage.session().state_changed(state_of(hand));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(is_ready(window));
  const int last = window->decisions()->count() - 1;
  ASSERT_GE(last, 0);
  click_row(window, last);
  EXPECT_EQ(finding_cell(window, last, taken_column), "split?");
  EXPECT_EQ(finding_cell(window, last, instead_column), "play on");
  EXPECT_TRUE(window->finding()->sentence().startsWith("The split gave half of the hand; the chance to win it was "))
      << window->finding()->sentence().toStdString();
}

TEST(ReviewOfAHand, IsReadByScreenReaders) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(lost_queen()));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(is_ready(window));
  const QAbstractItemModel* model = findings_of(window)->model();
  EXPECT_EQ(model->index(0, 0).data(Qt::AccessibleTextRole), "move");
  EXPECT_EQ(model->index(0, 1).data(Qt::AccessibleDescriptionRole), window->finding()->sentence());
  EXPECT_TRUE(window->chart()->accessibleDescription().startsWith("move 1: "));
  EXPECT_FALSE(findings_of(window)->accessibleName().isEmpty());
}

TEST(ReviewOfAHand, CanBeStoppedAndGoesOn) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(lost_queen()));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  QTest::mouseClick(window->decisions()->stopButton(), Qt::LeftButton);
  QTest::qWait(20);
  EXPECT_FALSE(window->ready());
  QTest::mouseClick(window->decisions()->stopButton(), Qt::LeftButton);
  EXPECT_TRUE(is_ready(window));
}

TEST(ReviewOfAHand, StaysWhenTheLanguageChanges) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(lost_queen()));
  stage.window().review_hand();
  ASSERT_TRUE(is_ready(stage.window().review()));
  const HandReview before = stage.window().review()->shown().review;
  ui::apply_language(ui::Language::Portuguese);
  const auto sentence = [&] { return stage.window().review()->finding()->sentence(); };
  EXPECT_TRUE(WindowStage::wait([&] { return sentence().contains("exd5 teria mantido"); })) << sentence().toStdString();
  EXPECT_EQ(stage.window().review()->shown().review, before);
  ui::apply_language(ui::Language::English);
}

constexpr auto moves_before_the_fold = "e2e4 d7d5 d2d3 c8e6 g1f3 h7h6";

game::Hand folded_by_black(const std::string& computers_deal) {
  game::Hand hand = start(HandSetup(), "b1R d2Q g1N", computers_deal);
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_EQ(play(hand, moves_before_the_fold), "");
  EXPECT_FALSE(hand.apply(Side::White, Bet{4}));
  EXPECT_FALSE(hand.apply(Side::Black, Fold{}));
  return hand;
}

QStringList texts_of_review(const game::Hand& hand) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(hand));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  EXPECT_TRUE(is_ready(window));
  QStringList texts;
  for (int row = 0; row <= window->decisions()->count(); ++row) {
    texts += all_texts(stage.window());
    press_key(window, Qt::Key_N);
  }
  return texts;
}

TEST(ReviewOfAHand, SaysNothingOfWhatAFoldLeftFaceDown) {
  const game::Hand first = folded_by_black("b8N c8B h7P");
  int compared = 0;
  for (const char* deal : {"b8Q c8B h7P", "b8R c8B h7R", "b8P c8Q h7P"}) {
    const game::Hand other = folded_by_black(deal);
    if (other.view_for(Side::White) != first.view_for(Side::White)) continue;
    EXPECT_EQ(texts_of_review(other), texts_of_review(first)) << deal;
    ++compared;
  }
  EXPECT_GE(compared, 1);
}

TEST(ReviewOfAHand, IsOpenedFromAReplay) {
  WindowStage stage;
  const QString path = stage.folder() + QStringLiteral("/game.pgn");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n");
  file.close();
  stage.window().open_files({path});
  HistoryWindow* history = stage.window().history();
  ASSERT_TRUE(WindowStage::wait([&] { return history->replay() != nullptr; }));
  history->replay()->show_sight(session::Sight::Black);
  QTest::mouseClick(history->replay()->review_button(), Qt::LeftButton);
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(is_ready(window));
  EXPECT_FALSE(window->yours());
  EXPECT_EQ(window->shown().review.viewer, Side::Black);
  ASSERT_GE(window->decisions()->count(), 1);
  const Finding& last = window->decisions()->finding(window->decisions()->count() - 1).finding;
  EXPECT_EQ(last.taken.text, "Nf6") << "it let the mate come";
  EXPECT_EQ(last.ply, 5);
}

/// By the setting, or by the end of the match.
TEST(ReviewOfAHand, TurnsUpAFoldedHandWhoseDealWasOpened) {
  WindowStage stage;
  const game::Hand hand = folded_by_black("b8N c8B h7P");
  session::TableState state = state_of(hand);
  state.dealing.sides[Side::Black].deal = hand.deal(Side::Black);
  emit stage.session().state_changed(state);
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(window->turn_up_button()->isVisible());
  QTest::mouseClick(window->turn_up_button(), Qt::LeftButton);
  const PlayerView& shown = window->board()->state().view;
  for (const DealtPiece& dealt : hand.deal(Side::Black)) EXPECT_EQ(shown.start[dealt.origin]->type, dealt.type);
}

TEST(ReviewOfAHand, TurnsUpOnlyWhatTheEndTurnedUp) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(folded_by_black("b8N c8B h7P")));
  stage.window().review_hand();
  EXPECT_FALSE(stage.window().review()->turn_up_button()->isVisible());
  emit stage.session().state_changed(state_of(showdown_hand()));
  stage.window().review_hand();
  ReviewWindow* window = stage.window().review();
  ASSERT_TRUE(window->turn_up_button()->isVisible());
  const PlayerView& view = window->state().view;
  const Square origin = view.hidden[other(view.viewer)].front().origin;
  EXPECT_FALSE(window->board()->state().view.start[origin]->type) << "as it was known then";
  EXPECT_FALSE(window->board()->state().turned_up);
  QTest::mouseClick(window->turn_up_button(), Qt::LeftButton);
  EXPECT_TRUE(window->board()->state().turned_up);
  EXPECT_EQ(window->board()->state().view.start[origin]->type, view.hidden[other(view.viewer)].front().type);
}

}  // namespace
}  // namespace raisechess::test
