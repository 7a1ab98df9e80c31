// SPDX-License-Identifier: GPL-3.0-or-later
// RULES 5: king captured, checkmate, stalemate, showdown, classic draws, in this order.
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;

constexpr const char* knights_out_and_back = "g1f3 g8f6 f3g1 f6g8";

HandSetup showdown_after_20() {
  HandSetup setup = test::chipless_setup();
  setup.showdown = 20;
  return setup;
}

/// A hand that has made `half_moves`, a multiple of four.
Hand shuffled(const HandSetup& setup, int half_moves) {
  Hand hand = test::start(setup, "a2P b2P c2Q", "a7P b7P c7P");
  for (int made = 0; made < half_moves; made += 4) EXPECT_EQ(play(hand, knights_out_and_back), "");
  return hand;
}

TEST(OrderOfEnds, CheckmateComesBeforeTheShowdown) {
  Hand hand = shuffled(showdown_after_20(), 36);
  ASSERT_EQ(play(hand, "f2f3 e7e5 g2g4 d8h4"), "");
  EXPECT_EQ(hand.ply(), 40);
  EXPECT_EQ(hand.result()->kind, ResultKind::Checkmate);
  EXPECT_EQ(hand.result()->winner, Side::Black) << "White has more material";
}

TEST(OrderOfEnds, ACapturedKingComesBeforeTheShowdown) {
  HandSetup setup = showdown_after_20();
  setup.king_capture = true;
  Hand hand = shuffled(setup, 32);
  ASSERT_EQ(play(hand, "h2h3 h7h6 h3h4 e7e6 f2f3 d8h4 g1h3 h4e1"), "");
  EXPECT_EQ(hand.ply(), 40);
  EXPECT_EQ(hand.result()->kind, ResultKind::KingCapture);
  EXPECT_EQ(hand.result()->winner, Side::Black);
}

/// Sixteen pawn moves of each side, after which the knights make one position three times.
TEST(OrderOfEnds, TheShowdownComesBeforeTheClassicDraws) {
  HandSetup setup = showdown_after_20();
  setup.classic_draws = true;
  Hand hand = test::start(setup, "a2P b2P c2P", "a7P b7P c7P");
  for (const char* step : {"2 3 7 6", "3 4 6 5"}) {
    for (char file = 'a'; file <= 'h'; ++file) {
      const auto at = [&](int place) { return std::string{file, step[place]}; };
      ASSERT_EQ(play(hand, at(0) + at(2) + " " + at(4) + at(6)), "");
    }
  }
  for (int times = 0; times < 2; ++times) ASSERT_EQ(play(hand, knights_out_and_back), "");
  EXPECT_EQ(hand.ply(), 40);
  EXPECT_EQ(hand.result()->kind, ResultKind::Showdown);
}

}  // namespace
}  // namespace raisechess
