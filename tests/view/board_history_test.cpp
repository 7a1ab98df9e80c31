// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <vector>

#include "table.h"

namespace raisechess {
namespace {

using test::at;
using test::captures;
using test::hide;
using test::move;
using test::play;
using test::table;

/// A hand with every kind of move that changes the board in its own way, and the board after each half-move.
struct History {
  PlayerView view = table(Side::White, "r3k2r/1P2p3/8/3pP3/8/2N5/P7/R3K2R");
  std::vector<BoardView> boards;

  History() {
    hide(view, Side::White, {"h1", "a2"});
    hide(view, Side::Black, {"a8", "e7"});
    boards.push_back(view.board);
    add(move("e5", "d6"), {PieceType::Pawn, at("d5"), {}, false});
    add(move("e7", "d6"), captures(PieceType::Pawn, "d6"));
    add(Move::castling(at("e1"), at("h1")), {{}, {}, {{at("h1"), PieceType::Rook}}, false});
    add(Move::castling(at("e8"), at("a8")), {{}, {}, {{at("a8"), PieceType::Rook}}, false});
    add(Move::promotion(at("b7"), at("b8"), PieceType::Queen), {{}, {}, {}, true});
    add(move("d8", "b8"), captures(PieceType::Queen, "b8"));
    add(move("c3", "e4"), {});
    add(move("d6", "d5"), {});
    add(move("a2", "d5"), captures(PieceType::Pawn, "d5", {{at("e7"), PieceType::Pawn}}));
  }

  void add(Move made, MoveOutcome outcome) {
    play(view, made, std::move(outcome));
    boards.push_back(view.board);
  }
};

TEST(BoardHistory, IsTheBoardAsItStoodThen) {
  const History history;
  for (int ply = 0; ply <= history.view.ply; ++ply) {
    EXPECT_EQ(board_at(history.view, ply), history.boards[static_cast<std::size_t>(ply)]) << "after half-move " << ply;
  }
}

TEST(BoardHistory, EveryKindOfMoveLandsWhereItShould) {
  const History history;
  const auto type = [&](int ply, const char* square) {
    const auto piece = board_at(history.view, ply)[at(square)];
    return piece ? piece->type : std::nullopt;
  };
  EXPECT_FALSE(board_at(history.view, 1)[at("d5")]) << "captured en passant";
  EXPECT_EQ(type(1, "d6"), PieceType::Pawn);
  EXPECT_EQ(type(3, "g1"), PieceType::King);
  EXPECT_EQ(type(3, "f1"), PieceType::Rook);
  EXPECT_FALSE(board_at(history.view, 3)[at("e1")]);
  EXPECT_FALSE(board_at(history.view, 3)[at("h1")]);
  EXPECT_EQ(type(4, "c8"), PieceType::King);
  EXPECT_EQ(type(4, "d8"), PieceType::Rook);
  EXPECT_EQ(type(5, "b8"), PieceType::Queen);
  EXPECT_FALSE(board_at(history.view, 5)[at("b7")]);
}

TEST(BoardHistory, ShowsNoRevealBeforeItHappened) {
  const History history;
  EXPECT_FALSE(board_at(history.view, 3)[at("a8")]->type) << "the rook castles only at half-move 4";
  EXPECT_EQ(board_at(history.view, 4)[at("d8")]->type, PieceType::Rook);
  EXPECT_FALSE(board_at(history.view, 8)[at("d5")]->type) << "the pawn is captured only at half-move 9";
}

TEST(BoardHistory, TurningUpAtTheEndShowsOnTheLastBoardOnly) {
  PlayerView view = table(Side::White, "4k3/4p3/8/8/8/8/8/4K2R");
  hide(view, Side::Black, {"e7"});
  play(view, move("h1", "h2"));
  play(view, move("e8", "d8"));
  view.board[at("e7")]->type = PieceType::Queen;
  view.hidden[Side::Black][0].type = PieceType::Queen;
  EXPECT_FALSE(board_at(view, 0)[at("e7")]->type);
  EXPECT_FALSE(board_at(view, 1)[at("e7")]->type);
  EXPECT_EQ(board_at(view, 2)[at("e7")]->type, PieceType::Queen);
}

TEST(BoardHistory, BetsMoveNothing) {
  History history;
  const BoardView before = history.view.board;
  EXPECT_EQ(board_after(before, {Side::White, Bet{6}, {}}, origins(history.view)), before);
  history.view.log.insert(history.view.log.begin(), {Side::Black, Call{}, {}});
  EXPECT_EQ(board_at(history.view, 1), history.boards[1]);
}

TEST(BoardHistory, APromotedPocketPawnIsAQueenOnTheBoardAndAPawnInTheDeal) {
  PlayerView view = table(Side::Black, "4k3/1P6/8/8/8/8/8/4K3");
  view.board[at("b7")] = PieceView{Side::White, {}, std::uint8_t{0}};
  view.start = view.board;
  view.hidden[Side::White] = {{at("b2"), at("b7"), {}, HiddenStatus::Hidden}};
  play(view, Move::promotion(at("b7"), at("b8"), PieceType::Queen), {{}, {}, {{at("b2"), PieceType::Pawn}}, true});
  EXPECT_EQ(view.board[at("b8")], (PieceView{Side::White, PieceType::Queen, std::uint8_t{0}}));
}

}  // namespace
}  // namespace raisechess
