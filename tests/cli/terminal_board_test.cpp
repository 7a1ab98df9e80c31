// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal/terminal_board.h"

#include <gtest/gtest.h>

#include "squares.h"

namespace raisechess::cli {
namespace {

using raisechess::test::at;

RangeRow row(std::string_view origin, std::string_view now, std::array<int, 5> deals) {
  RangeRow made;
  made.origin = at(origin);
  made.now = at(now);
  made.deals = deals;
  return made;
}

/// White's king and hidden knight, Black's king and two hidden pieces: one can be two types, one is worked out.
struct Sample {
  PlayerView view;
  RangeTable held;

  Sample() {
    view.viewer = Side::White;
    put("e1", {Side::White, PieceType::King, {}});
    put("e4", {Side::White, PieceType::Knight, std::uint8_t{0}});
    put("e8", {Side::Black, PieceType::King, {}});
    put("c6", {Side::Black, {}, std::uint8_t{0}});
    put("h7", {Side::Black, {}, std::uint8_t{1}});
    view.hidden.white = {{at("b1"), at("e4"), PieceType::Knight, HiddenStatus::Hidden}};
    view.hidden.black = {{at("c8"), at("c6"), {}, HiddenStatus::Hidden},
                         {at("h7"), at("h7"), {}, HiddenStatus::Hidden}};
    held.of = Side::Black;
    held.deals = 2;
    held.rows = {row("c8", "c6", {1, 1, 0, 0, 0}), row("h7", "h7", {0, 0, 0, 0, 2})};
  }

  void put(std::string_view square, PieceView piece) { view.board[at(square)] = piece; }
};

TEST(TerminalBoard, ShowsRowsFromTheViewersSide) {
  Sample sample;
  EXPECT_EQ(board_text(sample.view, sample.held),
            "    a  b  c  d  e  f  g  h\n"
            "8   .  .  .  .  k  .  .  .   8\n"
            "7   .  .  .  .  .  .  .  p?  7\n"
            "6   .  .  ?  .  .  .  .  .   6\n"
            "5   .  .  .  .  .  .  .  .   5\n"
            "4   .  .  .  .  N* .  .  .   4\n"
            "3   .  .  .  .  .  .  .  .   3\n"
            "2   .  .  .  .  .  .  .  .   2\n"
            "1   .  .  .  .  K  .  .  .   1\n"
            "    a  b  c  d  e  f  g  h\n");
  sample.view.viewer = Side::Black;
  const std::string text = board_text(sample.view, {});
  EXPECT_EQ(text.substr(0, text.find('\n')), "    h  g  f  e  d  c  b  a");
}

TEST(TerminalBoard, DescribesSquaresInWords) {
  const Sample sample;
  EXPECT_EQ(describe_square(sample.view, sample.held, at("e4")), "e4: your hidden knight.\n");
  EXPECT_EQ(describe_square(sample.view, sample.held, at("e1")), "e1: your king.\n");
  EXPECT_EQ(describe_square(sample.view, sample.held, at("c6")),
            "c6: the computer's hidden piece, a queen or a rook.\n");
  EXPECT_EQ(describe_square(sample.view, sample.held, at("h7")), "h7: the computer's hidden piece, surely a pawn.\n");
  EXPECT_EQ(describe_square(sample.view, sample.held, at("a1")), "a1: empty.\n");
}

TEST(TerminalBoard, DescribesBothSides) {
  const Sample sample;
  EXPECT_EQ(describe_board(sample.view, sample.held),
            "Your pieces (White):\n  e1: king.\n  e4: hidden knight.\n"
            "The computer's pieces (Black):\n  c6: hidden piece, a queen or a rook.\n  h7: hidden piece, surely a "
            "pawn.\n  e8: king.\n");
}

TEST(TerminalBoard, ARevealedPieceIsHiddenNoMore) {
  Sample sample;
  sample.view.board[at("c6")]->type = PieceType::Queen;
  sample.view.hidden.black[0].status = HiddenStatus::Revealed;
  sample.held.rows[0].status = HiddenStatus::Revealed;
  EXPECT_EQ(describe_square(sample.view, sample.held, at("c6")), "c6: the computer's queen.\n");
}

TEST(TerminalBoard, TheLegendNamesHiddenPiecesWhereThereAreSome) {
  Sample sample;
  EXPECT_NE(board_legend(sample.view).find("hidden"), std::string::npos);
  sample.view.setup.hidden = 0;
  EXPECT_EQ(board_legend(sample.view).find("hidden"), std::string::npos);
}

}  // namespace
}  // namespace raisechess::cli
