// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractButton>

#include <algorithm>

#include "window_stage.h"

namespace raisechess::test {
namespace {

std::optional<PieceView> piece_on(WindowStage& stage, const char* square) {
  return stage.state().view.board[at(square)];
}

bool has_tab(WindowStage& stage, const QString& title) {
  const auto tabs = stage.table().findChildren<QAbstractButton*>();
  return std::any_of(tabs.begin(), tabs.end(), [&](auto* tab) { return tab->isVisible() && tab->text() == title; });
}

void start_from(WindowStage& stage, const char* fen) {
  stage.window().start_match(classic_choice(fen));
  ASSERT_TRUE(stage.wait_for_turn());
}

TEST(ClassicChess, ShowsNoRangesAndNoBets) {
  WindowStage stage;
  stage.window().start_match(classic_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_FALSE(stage.table().ranges()->isVisible());
  EXPECT_FALSE(stage.table().action_bar()->isVisible());
  EXPECT_TRUE(stage.table().hand_panel()->isVisible());
  EXPECT_TRUE(has_tab(stage, "Moves"));
  EXPECT_FALSE(has_tab(stage, "Moves and bets"));
  stage.drag("e2", "e4");
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 2);
}

TEST(ClassicChess, APawnOnTheLastRankAsksWhatItBecomes) {
  WindowStage stage;
  start_from(stage, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
  stage.drag("a7", "a8");
  EXPECT_TRUE(stage.table().board()->isChoosingPromotion());
  EXPECT_EQ(stage.state().view.ply, 0) << "nothing is played before the choice";
  stage.key(Qt::Key_N);
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().view.ply == 1; })) << "a draw, which is saved first";
  ASSERT_TRUE(piece_on(stage, "a8"));
  EXPECT_EQ(piece_on(stage, "a8")->type, PieceType::Knight);
}

TEST(ClassicChess, EscTakesThePromotionBack) {
  WindowStage stage;
  start_from(stage, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
  stage.click("a7");
  stage.click("a8");
  ASSERT_TRUE(stage.table().board()->isChoosingPromotion());
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.table().board()->isChoosingPromotion());
  EXPECT_EQ(stage.state().view.ply, 0);
}

struct Castling {
  const char* from;
  const char* to;
  const char* king;
  const char* rook;
};

class CastlingByMouse : public testing::TestWithParam<Castling> {};

TEST_P(CastlingByMouse, OfAChess960Position) {
  const Castling castling = GetParam();
  WindowStage stage;
  start_from(stage, "1r2k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R w HBhb - 0 1");
  stage.drag(castling.from, castling.to);
  ASSERT_GE(stage.state().view.ply, 1);
  EXPECT_EQ(piece_on(stage, castling.king), (PieceView{Side::White, PieceType::King, {}}));
  EXPECT_EQ(piece_on(stage, castling.rook), (PieceView{Side::White, PieceType::Rook, {}}));
}

INSTANTIATE_TEST_SUITE_P(BothGestures, CastlingByMouse,
                         testing::Values(Castling{"e1", "g1", "g1", "f1"}, Castling{"e1", "h1", "g1", "f1"},
                                         Castling{"e1", "c1", "c1", "d1"}, Castling{"e1", "b1", "c1", "d1"}));

TEST(ClassicChess, ATurnClockStandsOnThePlayersPlateWhileItIsHisTurn) {
  WindowStage stage;
  session::MatchChoice choice = classic_choice();
  choice.setup.turn_seconds = 60;
  stage.window().start_match(choice);
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.table().plate(true)->clock(), QStringLiteral("1:00"));
  EXPECT_TRUE(WindowStage::wait([&] { return stage.table().plate(true)->clock() != QStringLiteral("1:00"); }));
  stage.session().set_delay(std::chrono::minutes(10));
  stage.drag("e2", "e4");
  EXPECT_EQ(stage.table().plate(true)->clock(), QString());
}

TEST(ClassicChess, SaysWhichMoveTheComputerMadeForThePlayer) {
  WindowStage stage;
  session::MatchChoice choice = classic_choice();
  choice.setup.turn_seconds = 30;
  stage.session().set_turn_second(std::chrono::milliseconds(20));
  stage.window().start_match(choice);
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().view.ply >= 2; }));
  const QString note = stage.table().log()->note();
  EXPECT_TRUE(note.startsWith(QStringLiteral("Time was up: the computer played "))) << note.toStdString();
}

}  // namespace
}  // namespace raisechess::test
