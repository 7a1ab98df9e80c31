// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "belief/movement_belief.h"
#include "search_support.h"

namespace raisechess::test {
namespace {

TEST(SupposedPositions, KingThatCanBeTakenIsLost) {
  const auto position = position_of("4k3/8/8/8/8/8/4q3/K7 w - - 0 1");
  auto supposed = position;
  supposed.put(*square_from_name("e1"), {Side::White, PieceType::Rook});
  supposed.remove(*square_from_name("e2"));
  const auto result = search_to(supposed, 40, 3);
  EXPECT_EQ(long_algebraic(result.best), "e1e8");
  EXPECT_EQ(result.score, ai::mate_score - 1);
}

TEST(SupposedPositions, OfferedMoveThatLeavesTheKingToBeTakenIsLost) {
  ai::SearchRoot root;
  root.position = position_of("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
  const std::vector<Move> moves{Move::normal(*square_from_name("e2"), *square_from_name("d2"))};
  root.moves = moves;
  ai::SearchLimits limits;
  limits.depth = 3;
  ai::Searcher searcher(arbiter_rules);
  const auto result = searcher.search(root, limits);
  EXPECT_EQ(result.best, moves.front());
  EXPECT_EQ(result.score, 2 - ai::mate_score);
}

TEST(SupposedPositions, MoveThatKeepsTheKingIsPreferred) {
  ai::SearchRoot root;
  root.position = position_of("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
  const std::vector<Move> moves{Move::normal(*square_from_name("e2"), *square_from_name("d2")),
                                Move::normal(*square_from_name("e2"), *square_from_name("e3"))};
  root.moves = moves;
  ai::SearchLimits limits;
  limits.depth = 2;
  ai::Searcher searcher(arbiter_rules);
  EXPECT_EQ(searcher.search(root, limits).best, moves.back());
}

TEST(SupposedPositions, MateOfTheSideToMoveHasNoBestMove) {
  const auto result = search_to(position_of("R3k3/7R/8/8/8/8/8/4K3 b - - 0 1"), 20, 3);
  EXPECT_EQ(result.score, -ai::mate_score);
  EXPECT_TRUE(result.line.empty());
}

/// Every deal that the movements allow, possible or not, is searched without harm, with the moves truly offered.
TEST(SupposedPositions, AnyDealOfABeliefCanBeSearched) {
  Dice dice(41);
  ai::Searcher searcher(arbiter_rules, 1 << 16);
  for (int i = 0; i < 40; ++i) {
    HandSetup setup;
    setup.betting = BettingMode::None;
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    const int half_moves = dice.roll(50);
    while (hand.to_act() && hand.ply() < half_moves)
      (void)hand.apply(*hand.to_act(), MakeMove{random_move(dice, hand)});
    if (!hand.to_act()) continue;
    for (Side viewer : both_sides) {
      const PlayerView view = hand.view_for(viewer);
      ai::MovementBelief belief(view);
      belief.follow(view);
      for (int j = 0; j < 10; ++j) {
        ai::SearchRoot root;
        root.position = belief.position(dice.pick(belief.deals()));
        root.horizon = 60 - view.ply;
        ai::SearchLimits limits;
        limits.nodes = 300;
        const auto result = searcher.search(root, limits);
        if (result.best == Move{}) continue;
        const auto& legal = chess::legal_moves(root.position, no_arbiter_rules);
        EXPECT_NE(std::find(legal.begin(), legal.end(), result.best), legal.end());
      }
    }
  }
}

}  // namespace
}  // namespace raisechess::test
