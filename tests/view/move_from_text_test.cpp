// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "table.h"

namespace raisechess {
namespace {

using test::at;
using test::hide;
using test::move;
using test::table;

ErrorCode error_for(const PlayerView& view, std::string_view text) {
  const auto read = move_from_text(view, text);
  return read ? ErrorCode::HandOver : read.error().code;
}

/// White has two hidden pieces: a knight on f1 and a pawn on d2.
PlayerView sample() {
  PlayerView view = table(Side::White, "4k3/P7/8/3p4/4P3/8/3P4/R3KNNR");
  hide(view, Side::White, {"f1", "d2"});
  view.moves = {move("e4", "e5"),
                move("e4", "d5"),
                move("d2", "d3"),
                move("d2", "d4"),
                move("g1", "f3"),
                move("g1", "e2"),
                move("f1", "g3"),
                move("f1", "e3"),
                move("e1", "e2"),
                move("e1", "f2"),
                move("h1", "h2"),
                Move::castling(at("e1"), at("a1")),
                Move::promotion(at("a7"), at("a8"), PieceType::Queen)};
  return view;
}

TEST(MoveFromText, ReadsEveryWayOfWritingAMove) {
  const PlayerView view = sample();
  const std::pair<const char*, Move> cases[] = {
      {"e5", move("e4", "e5")},    {"e4e5", move("e4", "e5")},     {"e4-e5", move("e4", "e5")},
      {"e4–e5", move("e4", "e5")}, {" e5 \r\n", move("e4", "e5")}, {"Pe5", move("e4", "e5")},
      {"exd5", move("e4", "d5")},  {"ed5", move("e4", "d5")},      {"e4xd5", move("e4", "d5")},
      {"e×d5", move("e4", "d5")},  {"Nf3", move("g1", "f3")},      {"nf3", move("g1", "f3")},
      {"Ngf3", move("g1", "f3")},  {"Ng1f3", move("g1", "f3")},    {"Ng1-f3", move("g1", "f3")},
      {"N1f3", move("g1", "f3")},  {"Nf3+", move("g1", "f3")},     {"Nf3!?", move("g1", "f3")},
      {"Ng3", move("f1", "g3")},   {"f1-g3", move("f1", "g3")},    {"d4", move("d2", "d4")},
      {"Kf2", move("e1", "f2")},   {"kf2#", move("e1", "f2")},
  };
  for (const auto& [text, wanted] : cases) {
    const auto read = move_from_text(view, text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(long_algebraic(*read), long_algebraic(wanted)) << text;
  }
}

TEST(MoveFromText, ReadsEveryWayOfWritingACastling) {
  PlayerView view = table(Side::White, "4k3/8/8/8/8/8/8/R3K2R");
  view.moves = {Move::castling(at("e1"), at("a1")), Move::castling(at("e1"), at("h1"))};
  for (const char* text : {"O-O", "0-0", "o-o", "O-O+", "e1g1", "e1-g1", "e1h1", "Ke1g1"}) {
    ASSERT_TRUE(move_from_text(view, text)) << text;
    EXPECT_EQ(*move_from_text(view, text), view.moves[1]) << text;
  }
  for (const char* text : {"O-O-O", "0-0-0", "e1c1", "e1a1"}) {
    ASSERT_TRUE(move_from_text(view, text)) << text;
    EXPECT_EQ(*move_from_text(view, text), view.moves[0]) << text;
  }
  view.moves.pop_back();
  EXPECT_EQ(error_for(view, "O-O"), ErrorCode::IllegalMove);
}

TEST(MoveFromText, AKingsStepThatIsLegalIsNoCastling) {
  PlayerView view = table(Side::White, "4k3/8/8/8/8/8/8/1R3K1R");
  view.moves = {Move::castling(at("f1"), at("h1")), move("f1", "g1")};
  EXPECT_EQ(move_from_text(view, "f1g1"), move("f1", "g1"));
  EXPECT_EQ(move_from_text(view, "Kg1"), move("f1", "g1"));
  view.moves.pop_back();
  EXPECT_EQ(error_for(view, "f1g1"), ErrorCode::IllegalMove);
  EXPECT_EQ(move_from_text(view, "O-O"), Move::castling(at("f1"), at("h1")));
}

TEST(MoveFromText, PromotionMayBeLeftOutOnlyWhereOneIsPossible) {
  PlayerView view = sample();
  const Move queen = view.moves.back();
  for (const char* text : {"a8", "a8=Q", "a8Q", "a7a8", "a7a8q", "a7-a8=Q"})
    EXPECT_EQ(move_from_text(view, text), queen) << text;
  EXPECT_EQ(error_for(view, "a8=N"), ErrorCode::IllegalMove);
  view.moves.push_back(Move::promotion(at("a7"), at("a8"), PieceType::Knight));
  EXPECT_EQ(error_for(view, "a8"), ErrorCode::AmbiguousMoveText);
  EXPECT_EQ(move_from_text(view, "a8=N"), view.moves.back());
}

TEST(MoveFromText, SaysWhetherATextIsNoMoveOrNotLegalOrNotClear) {
  PlayerView view = sample();
  for (const char* text : {"", " ", "hello", "e", "e9", "Xe4", "e2e4e5", "O-O-O-O", "O", "=Q", "e8=K", "raise 6"})
    EXPECT_EQ(error_for(view, text), ErrorCode::UnknownMoveText) << text;
  for (const char* text : {"e6", "Qd4", "d5", "Nxf3", "a1a2", "e8=N", "O-O"})
    EXPECT_EQ(error_for(view, text), ErrorCode::IllegalMove) << text;
  view.moves = {move("f1", "g3"), move("d2", "c4")};
  view.board[at("d2")]->type = PieceType::Knight;
  view.moves.push_back(move("f1", "c4"));
  EXPECT_EQ(error_for(view, "Nc4"), ErrorCode::AmbiguousMoveText) << "two hidden knights";
}

TEST(MoveFromText, WhatIsWrittenExactlyMeansTheSeenPiece) {
  PlayerView view = sample();
  view.board[at("e1")] = PieceView{Side::White, PieceType::Knight, std::uint8_t{2}};
  view.start = view.board;
  view.hidden[Side::White].push_back({at("e1"), at("e1"), PieceType::Knight, HiddenStatus::Hidden});
  view.moves = {move("g1", "f3"), move("e1", "f3")};
  EXPECT_EQ(move_from_text(view, "Nf3"), move("g1", "f3"));
  EXPECT_EQ(move_from_text(view, "e1-f3"), move("e1", "f3"));
}

TEST(MoveFromText, EveryMoveReadsBackFromBothOfItsTexts) {
  const PlayerView view = sample();
  for (Move legal : view.moves) {
    EXPECT_EQ(move_from_text(view, move_text(view, legal)), legal) << move_text(view, legal);
    EXPECT_EQ(move_from_text(view, long_algebraic(legal)), legal) << long_algebraic(legal);
  }
}

TEST(MoveFromText, AnyBytesGiveALegalMoveOrAnError) {
  const PlayerView view = sample();
  std::mt19937 random(20260929);
  constexpr std::string_view alphabet = "abcdefgh12345678NBRQKPnbrqkx-=+#O0o ";
  int moves = 0;
  for (int i = 0; i < 60000; ++i) {
    std::string text(random() % 9, '\0');
    for (char& c : text) c = i % 3 == 0 ? static_cast<char>(random() % 256) : alphabet[random() % alphabet.size()];
    const auto read = move_from_text(view, text);
    if (!read) {
      EXPECT_EQ(read.error().arguments, std::vector<ErrorArgument>{text});
      continue;
    }
    ++moves;
    EXPECT_NE(std::find(view.moves.begin(), view.moves.end(), *read), view.moves.end()) << text;
  }
  EXPECT_GT(moves, 0) << "the alphabet makes some texts that are moves";
}

}  // namespace
}  // namespace raisechess
