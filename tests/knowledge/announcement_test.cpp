// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "table.h"

namespace raisechess::test {
namespace {

/// White's piece from d1 goes like a queen or a rook to h5, which looks at e8 along an open diagonal.
constexpr const char* to_h5 = "d2d4 f7f6 d1d3 a7a6 d3h3 a6a5 h3h5";

TEST(CheckAnnounced, RulesOutTypesThatWouldNotHaveGivenIt) {
  Table table("d1Q a1N a2P", "a8Q b8N c8B");
  table.play(to_h5);
  EXPECT_EQ(table.public_types("d1"), "Q");
  EXPECT_EQ(table.public_reason("d1", PieceType::Rook),
            (Reason{7, Fact::CheckAnnounced, squares("h5 e8"), {}, std::nullopt}));
}

TEST(NoCheckAnnounced, RulesOutTypesThatWouldHaveGivenOne) {
  Table table("d1R a1N a2P", "a8Q b8N c8B");
  table.play(to_h5);
  EXPECT_EQ(table.public_types("d1"), "R");
  EXPECT_EQ(table.public_reason("d1", PieceType::Queen),
            (Reason{7, Fact::NoCheckAnnounced, squares("h5 e8"), {}, std::nullopt}));
}

/// A check that a visible piece gives anyway tells nothing of the hidden ones.
TEST(CheckAnnounced, TellsNothingWhenAVisiblePieceGivesIt) {
  Table table("a1N b1N a2P", "a8Q b8N c8B");
  table.play("d2d4 f7f6 d1d3 a7a6 d3h3 a6a5 h3h5");
  EXPECT_TRUE(table.last_outcome().check);
  EXPECT_EQ(table.onlooker().deals(Side::White).size(), 125U);
}

/// A visible piece that moves away uncovers what stands behind it.
TEST(NoCheckAnnounced, RulesOutAPieceBehindTheOneThatMoves) {
  Table table("e2B a1N a2P", "a8Q b8N c8B");
  table.play("b1c3 e7e5 c3e4 a7a6 d2d4 e5d4 e4g5");
  EXPECT_EQ(table.public_types("e2"), "BNP");
  EXPECT_EQ(table.public_reason("e2", PieceType::Rook),
            (Reason{7, Fact::NoCheckAnnounced, squares("e2 e8"), {}, std::nullopt}));
}

/// Without an arbiter nothing is announced (RULES 8), so silence tells nothing.
TEST(NoCheckAnnounced, TellsNothingWithoutAnArbiter) {
  HandSetup setup;
  setup.betting = BettingMode::None;
  setup.king_capture = true;
  Table table(setup, {deal_of("d1R a1N a2P"), deal_of("a8Q b8N c8B")});
  table.play(to_h5);
  EXPECT_EQ(table.public_types("d1"), "QR");
}

}  // namespace
}  // namespace raisechess::test
