// SPDX-License-Identifier: GPL-3.0-or-later
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

TEST(MoveText, SeenPiecesMoveInShortForm) {
  const PlayerView view = table(Side::White, "4k3/1P6/8/3p4/4P3/8/8/RN2K2R");
  EXPECT_EQ(move_text(view, move("b1", "c3")), "Nc3");
  EXPECT_EQ(move_text(view, move("e4", "e5")), "e5");
  EXPECT_EQ(move_text(view, move("e4", "d5")), "exd5");
  EXPECT_EQ(move_text(view, move("e1", "e2")), "Ke2");
  EXPECT_EQ(move_text(view, Move::castling(at("e1"), at("h1"))), "O-O");
  EXPECT_EQ(move_text(view, Move::castling(at("e1"), at("a1"))), "O-O-O");
  EXPECT_EQ(move_text(view, Move::promotion(at("b7"), at("b8"), PieceType::Queen)), "b8=Q");
}

TEST(MoveText, HiddenPiecesMoveInLongFormForBothPlayers) {
  for (Side viewer : both_sides) {
    PlayerView view = table(viewer, "4k3/8/8/8/5p2/8/3P4/4K2N");
    hide(view, Side::White, {"d2", "h1"});
    play(view, move("d2", "d4"));
    play(view, move("e8", "e7"));
    play(view, move("h1", "g3"));
    play(view, move("f4", "g3"), captures(PieceType::Knight, "g3", {{at("h1"), PieceType::Knight}}));
    EXPECT_EQ(move_texts(view), (std::vector<std::string>{"d2-d4", "Ke7", "h1-g3", "fxg3"})) << name(viewer);
  }
}

TEST(MoveText, AHiddenPawnPromotesInLongForm) {
  PlayerView view = table(Side::White, "4k3/8/8/8/8/8/8/4K3");
  view.board[at("b7")] = PieceView{Side::White, PieceType::Pawn, std::uint8_t{0}};
  view.start = view.board;
  view.hidden[Side::White] = {{at("b2"), at("b7"), PieceType::Pawn, HiddenStatus::Hidden}};
  const Move promotes = Move::promotion(at("b7"), at("b8"), PieceType::Queen);
  EXPECT_EQ(move_text(view, promotes), "b7-b8=Q");
  play(view, promotes, {{}, {}, {{at("b2"), PieceType::Pawn}}, true});
  play(view, move("e8", "e7"));
  EXPECT_EQ(move_text(view, 1), "b7-b8=Q+");
  EXPECT_EQ(move_text(view, move("b8", "b2")), "Qb2") << "a queen that all have seen";
}

TEST(MoveText, CapturesEnPassantAreWrittenAsCaptures) {
  PlayerView view = table(Side::White, "4k3/8/8/2PpP3/8/8/8/4K3");
  view.board[at("c5")]->pocket = std::uint8_t{0};
  view.start = view.board;
  view.hidden[Side::White] = {{at("c2"), at("c5"), PieceType::Pawn, HiddenStatus::Hidden}};
  EXPECT_EQ(move_text(view, move("e5", "d6")), "exd6");
  EXPECT_EQ(move_text(view, move("c5", "d6")), "c5xd6");
  play(view, move("c5", "d6"), {PieceType::Pawn, at("d5"), {}, false});
  EXPECT_EQ(move_text(view, 1), "c5xd6");
}

TEST(MoveText, TellsSeenPiecesApartByFileRankOrBoth) {
  const PlayerView view = table(Side::White, "4k3/8/8/Q7/8/8/8/Q3Q2K");
  EXPECT_EQ(move_text(view, move("a1", "c3")), "Qa1c3");
  EXPECT_EQ(move_text(view, move("a5", "c3")), "Q5c3");
  EXPECT_EQ(move_text(view, move("e1", "c3")), "Qec3");
  const PlayerView knights = table(Side::White, "4k3/8/8/8/8/5N2/8/1N2K3");
  EXPECT_EQ(move_text(knights, move("b1", "d2")), "Nbd2");
  EXPECT_EQ(move_text(knights, move("b1", "c3")), "Nc3");
}

TEST(MoveText, PiecesBetweenBlockAndSoDoHiddenOnes) {
  PlayerView view = table(Side::White, "4k3/8/8/8/8/8/8/R1N1R1K1");
  EXPECT_EQ(move_text(view, move("e1", "d1")), "Rd1");
  hide(view, Side::White, {"c1"});
  EXPECT_EQ(move_text(view, move("e1", "d1")), "Rd1");
}

TEST(MoveText, NeitherAHiddenPieceNorAPinShowsInIt) {
  PlayerView view = table(Side::White, "4k3/8/8/8/1b6/2N5/8/4K1N1");
  EXPECT_EQ(move_text(view, move("g1", "e2")), "Nge2") << "the pinned knight still counts";
  hide(view, Side::White, {"c3"});
  EXPECT_EQ(move_text(view, move("g1", "e2")), "Ne2") << "a hidden knight does not";
  view.viewer = Side::Black;
  view.board[at("c3")]->type.reset();
  view.start = view.board;
  EXPECT_EQ(move_text(view, move("g1", "e2")), "Ne2") << "and both players read the same";
}

TEST(MoveText, IsTheSameForEveryTypeThatAHiddenPieceCouldBe) {
  for (PieceType type : pocket_types) {
    PlayerView view = table(Side::White, "4k3/8/8/8/8/2N5/8/R3K1NR");
    hide(view, Side::White, {"c3"});
    view.board[at("c3")]->type = view.start[at("c3")]->type = view.hidden[Side::White][0].type = type;
    EXPECT_EQ(move_text(view, move("c3", "c4")), "c3-c4");
    EXPECT_EQ(move_text(view, move("g1", "e2")), "Ne2");
    EXPECT_EQ(move_text(view, move("a1", "c1")), "Rc1");
  }
}

TEST(MoveText, ARevealedPieceMovesInShortFormFromThenOn) {
  PlayerView view = table(Side::Black, "4k3/8/8/8/8/8/8/4K2R");
  hide(view, Side::White, {"h1"});
  play(view, Move::castling(at("e1"), at("h1")), {{}, {}, {{at("h1"), PieceType::Rook}}, false});
  play(view, move("e8", "d8"));
  play(view, move("f1", "f7"));
  EXPECT_EQ(move_texts(view), (std::vector<std::string>{"O-O", "Kd8", "Rf7"}));
}

TEST(MoveText, TurningUpAtTheEndDoesNotRewriteThePast) {
  PlayerView view = table(Side::White, "4k3/4p3/8/8/8/8/8/4K2R");
  hide(view, Side::Black, {"e7"});
  play(view, move("h1", "h2"));
  play(view, move("e7", "e6"));
  view.board[at("e6")]->type = view.start[at("e7")]->type = view.hidden[Side::Black][0].type = PieceType::Queen;
  EXPECT_EQ(move_text(view, 2), "e7-e6");
}

TEST(MoveText, MarksChecksAndMate) {
  PlayerView view = table(Side::White, "6k1/5ppp/8/8/8/8/8/R3K3");
  play(view, move("a1", "a8"), {{}, {}, {}, true});
  EXPECT_EQ(move_text(view, 1), "Ra8+");
  view.result = HandResult{ResultKind::Checkmate, Side::White, {}, {}};
  EXPECT_EQ(move_text(view, 1), "Ra8#");
}

TEST(MoveText, BetsAreNotCounted) {
  PlayerView view = table(Side::White, "4k3/8/8/8/8/8/8/4K2R");
  view.log.push_back({Side::Black, Call{}, {}});
  play(view, move("h1", "h2"));
  EXPECT_EQ(move_text(view, 1), "Rh2");
}

}  // namespace
}  // namespace raisechess
