// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal/terminal_ranges.h"

#include <gtest/gtest.h>

#include "squares.h"

#include <numeric>
#include <random>

namespace raisechess::cli {
namespace {

using raisechess::test::at;

RangeRow row_of(std::array<int, 5> deals) {
  RangeRow row;
  row.origin = at("c8");
  row.now = at("e6");
  row.deals = deals;
  const int all = std::accumulate(deals.begin(), deals.end(), 0);
  for (std::size_t i = 0; i < 5; ++i) row.p[i] = static_cast<double>(deals[i]) / all;
  return row;
}

RangeTable sample() {
  RangeTable table;
  table.of = Side::Black;
  table.deals = 30;
  table.bits = 4.907;
  table.rows = {row_of({15, 0, 15, 0, 0}), row_of({6, 6, 6, 6, 6})};
  table.rows[0].ruled_out[1] = Reason{6, Fact::Geometry, {at("c8"), at("e6")}, {}, {}};
  table.rows[0].ruled_out[3] = Reason{6, Fact::Geometry, {at("c8"), at("e6")}, {}, {}};
  table.rows[0].ruled_out[4] = Reason{8, Fact::Capture, {at("c8"), at("e6")}, {}, {}};
  table.rows[1].origin = at("h7");
  table.rows[1].now = at("h7");
  return table;
}

TEST(TerminalRanges, WholePercentsSumToHundred) {
  std::mt19937 random(7);
  for (int i = 0; i < 2000; ++i) {
    std::array<int, 5> deals{};
    for (int& number : deals) number = static_cast<int>(random() % 626);
    deals[random() % 5] += 1;
    const auto percents = whole_percents(row_of(deals));
    EXPECT_EQ(std::accumulate(percents.begin(), percents.end(), 0), 100);
  }
  EXPECT_EQ(whole_percents(row_of({1, 1, 1, 0, 0})), (std::array{34, 33, 33, 0, 0}));
}

TEST(TerminalRanges, ShowBothDirectionsInPercentAndBits) {
  RangeTable told = sample();
  told.deals = 125;
  told.bits = 6.966;
  told.rows.resize(1);
  told.rows[0].origin = *told.rows[0].now = at("b1");
  EXPECT_EQ(ranges_text(sample(), told),
            "What the computer can hold, all equally likely: 30 deals, 4.9 bits.\n"
            "  c8, now e6: queen 50 % or bishop 50 %; not rook, knight or pawn.\n"
            "  h7: any type, 20 % each.\n"
            "What your moves have told an onlooker (the computer may know more): 125 deals, 7.0 bits.\n"
            "  b1: queen 50 % or bishop 50 %; not rook, knight or pawn.\n"
            "Ask why and a square for the reasons: why c8 queen.\n");
}

TEST(TerminalRanges, WhatHasBeenSeenIsSaid) {
  RangeTable table = sample();
  table.rows.resize(1);
  table.rows[0] = row_of({0, 30, 0, 0, 0});
  table.rows[0].status = HiddenStatus::Captured;
  table.rows[0].now.reset();
  EXPECT_NE(ranges_text(table, {}).find("  c8 (captured): seen to be a rook.\n"), std::string::npos);
}

TEST(TerminalRanges, WithoutHiddenPiecesThereIsNothingToShow) {
  EXPECT_EQ(ranges_text({}, {}), "There are no hidden pieces in this hand.\n");
}

TEST(TerminalRanges, WhyGivesTheReasonOfATypeOrOfAll) {
  EXPECT_EQ(why_text(sample(), {}, at("e6"), PieceType::Rook), "Move 3, Black: c8-e6 is diagonal: not a rook.\n");
  EXPECT_EQ(why_text(sample(), {}, at("c8"), PieceType::Rook), why_text(sample(), {}, at("e6"), PieceType::Rook));
  EXPECT_EQ(why_text(sample(), {}, at("e6"), PieceType::Queen), "A queen is possible: in 15 of 30 deals.\n");
  EXPECT_EQ(why_text(sample(), {}, at("e6"), std::nullopt),
            "Move 3, Black: c8-e6 is diagonal: not a rook.\n"
            "Move 3, Black: c8-e6 is diagonal: not a knight.\n"
            "Move 4, Black: c8-e6 is diagonal and captured nothing: not a pawn.\n");
  EXPECT_EQ(why_text(sample(), {}, at("h7"), std::nullopt), "It can still be any of the five types.\n");
  EXPECT_EQ(why_text(sample(), {}, at("a1"), std::nullopt), "No hidden piece stands on a1 or was dealt there.\n");
}

TEST(TerminalRanges, WhyLooksIntoBothDirections) {
  RangeTable told = sample();
  told.rows[0].origin = at("b1");
  told.rows[0].now = at("c3");
  told.rows[0].ruled_out[1]->ply = 1;
  EXPECT_EQ(why_text({}, told, at("c3"), PieceType::Rook), "Move 1, White: c8-e6 is diagonal: not a rook.\n");
}

TEST(TerminalRanges, APieceThatStandsThereComesBeforeOneThatWasDealtThere) {
  RangeTable table = sample();
  table.rows[1].now = at("c8");
  EXPECT_EQ(why_text(table, {}, at("c8"), std::nullopt), "It can still be any of the five types.\n");
}

}  // namespace
}  // namespace raisechess::cli
