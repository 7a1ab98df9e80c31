// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/standing_line.h"

#include <gtest/gtest.h>

#include "table.h"

namespace raisechess {
namespace {

using test::at;
using test::captures;
using test::hide;
using test::move;
using test::play;
using test::table;

/// `by` takes back; the view is set to the half-move that he goes back to, `then`.
void take_back(PlayerView& view, Side by, const PlayerView& then) {
  auto log = view.log;
  log.push_back({by, TakeBack{}, {}});
  view = then;
  view.log = std::move(log);
}

PlayerView start() {
  PlayerView view = table(Side::White, "4k3/3p4/8/8/8/8/4P3/3QK3");
  hide(view, Side::White, {"d1"});
  hide(view, Side::Black, {"d7"});
  return view;
}

std::vector<Move> standing(const PlayerView& view) {
  std::vector<Move> moves;
  for (const Event* event : standing_moves(view.log)) moves.push_back(as_move(*event)->move);
  return moves;
}

TEST(StandingLine, IsEveryHalfMoveWhereNothingWasTakenBack) {
  PlayerView view = start();
  EXPECT_TRUE(standing(view).empty());
  play(view, move("e2", "e4"));
  view.log.push_back({Side::Black, OfferSplit{}, {}});
  play(view, move("d7", "d5"));
  EXPECT_EQ(standing(view), (std::vector{move("e2", "e4"), move("d7", "d5")}));
}

TEST(StandingLine, LosesThePlayersMoveAndTheAnswer) {
  const PlayerView before = start();
  PlayerView view = before;
  play(view, move("e2", "e4"));
  play(view, move("d7", "d5"));
  take_back(view, Side::White, before);
  EXPECT_TRUE(standing(view).empty());
  play(view, move("e2", "e3"));
  EXPECT_EQ(standing(view), std::vector{move("e2", "e3")});
}

TEST(StandingLine, LosesOneHalfMoveWhereThereIsNoAnswerYet) {
  PlayerView view = start();
  play(view, move("e2", "e4"));
  const PlayerView after_white = view;
  play(view, move("d7", "d5"));
  take_back(view, Side::Black, after_white);
  EXPECT_EQ(standing(view), std::vector{move("e2", "e4")});
  take_back(view, Side::White, start());
  EXPECT_TRUE(standing(view).empty());
}

TEST(StandingLine, IsTheOneThatTextAndBoardFollow) {
  PlayerView view = start();
  play(view, move("e2", "e4"));
  const PlayerView after_white = view;
  play(view, move("d7", "d1"), captures(PieceType::Queen, "d1", {{at("d1"), PieceType::Queen}}));
  take_back(view, Side::Black, after_white);
  play(view, move("d7", "d6"));
  play(view, move("d1", "d6"), captures(PieceType::Pawn, "d6", {{at("d7"), PieceType::Pawn}}));
  EXPECT_EQ(move_texts(view), (std::vector<std::string>{"e4", "d7-d6", "d1xd6"}));
  EXPECT_EQ(log_texts(view), (std::vector<std::string>{"e4", "d7xd1", "", "d7-d6", "d1xd6"}));
  EXPECT_EQ(move_text(view, 2), "d7-d6");
  EXPECT_TRUE(board_at(view, 2)[at("d1")]);
  EXPECT_FALSE(board_at(view, 2)[at("d7")]);
}

}  // namespace
}  // namespace raisechess
