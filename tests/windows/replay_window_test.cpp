// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_window.h"

#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include "session/hand_files.h"
#include "style/button.h"
#include "style/segments.h"

namespace raisechess::test {
namespace {

/// White folds in the end; names as the table's own record has them.
const QByteArray bets_of_a_hand = R"([Variant "RaiseChess"]
[White ""] [Black "club"]
[FEN "rnbqkbnr/pppnbppp/8/8/8/8/PPPPRPPP/RQBQKBNR w KQkq - 0 1"]
[Hidden "3"] [Array "518"] [Showdown "30"] [Betting "no-limit"] [ClassicDraws "no"] [Promotion "queen"]
[KingCapture "no"] [AgreedSplit "yes"] [WhiteStack "100"] [BlackStack "100"] [BigBlind "2"] [SmallBlind "1"]
[Start "array"] [WhiteDeal "b1Q e2R h2P"] [BlackDeal "d7N e7B a8R"]

{[%call black]} 1. Re5 {[%bet black 6] [%call white]} 1... Nb6 2. Nf3 a6 {[%fold white]} 0-1
)";

const QByteArray fold_before_a_move = R"([Variant "RaiseChess"]
[FEN "rnbqkbnr/pppnbppp/8/8/8/8/PPPPRPPP/RQBQKBNR w KQkq - 0 1"]
[Hidden "3"] [Array "518"] [Showdown "30"] [Betting "no-limit"] [ClassicDraws "no"] [Promotion "queen"]
[KingCapture "no"] [AgreedSplit "yes"] [WhiteStack "100"] [BlackStack "100"] [BigBlind "2"] [SmallBlind "1"]
[Start "array"] [WhiteDeal "b1Q e2R h2P"] [BlackDeal "d7N e7B a8R"]

{[%fold black]} 1-0
)";

/// Classic chess, long enough that its list has to be scrolled.
QByteArray long_game() {
  QByteArray moves;
  for (int move = 1; move <= 60; move += 2) {
    moves += QByteArray::number(move) + ". Nf3 Nf6 " + QByteArray::number(move + 1) + ". Ng1 Ng8 ";
  }
  return "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n" + moves + "1-0\n";
}

session::HandReplay replay_of(const QByteArray& text) {
  return session::HandReplay::open(session::read_hands(text).value().hands.at(0).record).value();
}

/// A replay on the screen, with the keyboard on its board.
class ReplayStage {
 public:
  explicit ReplayStage(const QByteArray& text, std::optional<Side> person = {})
      : window(replay_of(text), person, ui::BoardOptions()) {
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    window.board()->setFocus();
  }

  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(window.windowHandle(), key, modifiers);
  }
  void wheel(QWidget* over, int delta) {
    const QPointF place = over->rect().center();
    QWheelEvent event(place, over->mapToGlobal(place), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(over, &event);
  }
  QAbstractItemView* list() { return window.log()->findChild<QAbstractItemView*>(); }

  ReplayWindow window;
};

TEST(Replay, IsSteppedThroughLikeAnyGameOfChess) {
  ReplayStage stage(long_game());
  const Square cursor = stage.window.board()->cursorSquare();
  for (int step = 1; step <= 5; ++step) stage.key(Qt::Key_Right);
  EXPECT_EQ(stage.window.ply(), 5);
  EXPECT_EQ(stage.window.log()->shownPly(), 5);
  stage.key(Qt::Key_Left);
  EXPECT_EQ(stage.window.ply(), 4);
  stage.key(Qt::Key_Down);
  EXPECT_EQ(stage.window.ply(), 6);
  stage.key(Qt::Key_Up);
  EXPECT_EQ(stage.window.ply(), 4);
  stage.key(Qt::Key_End);
  EXPECT_EQ(stage.window.ply(), 120);
  stage.key(Qt::Key_Home);
  EXPECT_EQ(stage.window.ply(), 0);
  EXPECT_EQ(stage.window.board()->cursorSquare(), cursor);
  stage.key(Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_NE(stage.window.board()->cursorSquare(), cursor) << "the squares are still within reach of the keyboard";
  EXPECT_EQ(stage.window.ply(), 0);
}

TEST(Replay, LeavesTheArrowKeysToWhatUsesThem) {
  ReplayStage stage(bets_of_a_hand, Side::White);
  stage.window.sights()->segment(0)->setFocus();
  stage.key(Qt::Key_Right);
  EXPECT_EQ(stage.window.ply(), 0);
  EXPECT_EQ(stage.window.sight(), session::Sight::Black);
}

TEST(Replay, IsSteppedThroughByTheWheelOverBoardAndList) {
  ReplayStage stage(long_game());
  for (QWidget* over : {static_cast<QWidget*>(stage.window.board()), stage.list()->viewport()}) {
    stage.window.look_at(0);
    stage.wheel(over, -120);
    EXPECT_EQ(stage.window.ply(), 1);
    stage.wheel(over, -60);
    EXPECT_EQ(stage.window.ply(), 1) << "half a notch";
    stage.wheel(over, -60);
    EXPECT_EQ(stage.window.ply(), 2);
    stage.wheel(over, 240);
    EXPECT_EQ(stage.window.ply(), 0);
  }
}

TEST(Replay, ScrollsItsListToWhatTheBoardShows) {
  ReplayStage stage(long_game());
  const QScrollBar* bar = stage.list()->verticalScrollBar();
  ASSERT_GT(bar->maximum(), 0);
  EXPECT_EQ(bar->value(), bar->minimum());
  stage.key(Qt::Key_End);
  EXPECT_EQ(bar->value(), bar->maximum());
  for (int ply = 119; ply >= 0; --ply) {
    stage.key(Qt::Key_Left);
    if (ply == 0) continue;
    const QModelIndex shown = stage.list()->model()->index((ply - 1) / 2, ply % 2 == 1 ? 1 : 2);
    EXPECT_TRUE(stage.list()->viewport()->rect().contains(stage.list()->visualRect(shown))) << ply;
  }
  EXPECT_EQ(bar->value(), bar->minimum());
}

/// Nothing there is the present, from which one would look back.
TEST(Replay, ShowsTheBoardInFullColourAtEachHalfMove) {
  ReplayStage stage(long_game());
  const ui::BoardWidget* board = stage.window.board();
  const auto color_of_a4 = [&] {
    stage.key(Qt::Key_Escape, Qt::ShiftModifier);
    const QRect square = board->squareRect(square_at(24));
    return stage.window.board()->grab().toImage().pixelColor(square.center());
  };
  stage.window.look_at(120);
  const QColor at_the_end = color_of_a4();
  for (const int ply : {0, 1, 60}) {
    stage.window.look_at(ply);
    EXPECT_EQ(color_of_a4(), at_the_end) << ply;
  }
}

TEST(Replay, ShowsPotAndStacksAsTheyWereThen) {
  ReplayStage stage(bets_of_a_hand, Side::White);
  struct Then {
    int ply;
    const char* pot;
    PerSide<Chips> stacks;
  };
  for (const Then& then : {Then{0, "Pot: 3 chips", {98, 99}}, Then{1, "Pot: 4 chips", {98, 98}},
                           Then{2, "Pot: 16 chips", {92, 92}}, Then{4, "The pot has been paid.", {92, 108}}}) {
    stage.window.look_at(then.ply);
    EXPECT_EQ(stage.window.pot(), then.pot);
    for (const Side side : both_sides) EXPECT_EQ(stage.window.plate(side)->state().stack, then.stacks[side]);
  }
  EXPECT_TRUE(stage.window.plate(Side::Black)->state().winner);
}

TEST(Replay, NamesThePlayersInWords) {
  EXPECT_EQ(ReplayStage(bets_of_a_hand, Side::White).window.heading(), "You – Computer · Club");
  EXPECT_EQ(ReplayStage(bets_of_a_hand).window.heading(), "White – Computer · Club");
  ReplayStage stage(long_game());
  EXPECT_EQ(stage.window.heading(), "Ann – Ben");
  EXPECT_EQ(stage.window.plate(Side::Black)->state().name, "Ben");
}

TEST(Replay, WithoutHiddenPiecesHasOneSightThatCanBeTurned) {
  ReplayStage stage(long_game());
  EXPECT_FALSE(stage.window.sights()->isVisible());
  EXPECT_FALSE(stage.window.ranges()->isVisible());
  EXPECT_TRUE(stage.window.pot().isEmpty());
  EXPECT_FALSE(stage.window.board()->options().flipped);
  QTest::mouseClick(stage.window.turn_button(), Qt::LeftButton);
  EXPECT_TRUE(stage.window.board()->options().flipped);
  EXPECT_EQ(stage.window.plate(Side::Black)->state().name, "Ben") << "the plates turn with it";
  EXPECT_FALSE(ReplayStage(bets_of_a_hand).window.turn_button()->isVisible());
}

TEST(Replay, OffersNoReviewOfWhoDecidedNothing) {
  ReplayStage stage(fold_before_a_move, Side::White);
  EXPECT_EQ(stage.window.review_button()->reason(), "Nothing was yours to decide in this hand.");
  stage.window.show_sight(session::Sight::Black);
  EXPECT_TRUE(stage.window.review_button()->isAvailable());
}

}  // namespace
}  // namespace raisechess::test
