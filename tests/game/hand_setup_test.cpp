// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "scripted_hand.h"

namespace raisechess {
namespace {

using game::Hand;
using test::play;
using test::square;

ErrorCode refusal(const HandSetup& setup, const std::string& white, const std::string& black) {
  const auto hand = Hand::start(setup, {test::deal_of(white), test::deal_of(black)});
  return hand ? ErrorCode::last : hand.error().code;
}

TEST(HandSetup, BoundsAreChecked) {
  const std::string white = "a2P b2P c2P", black = "a7P b7P c7P";
  EXPECT_EQ(refusal(HandSetup{.hidden = 2}, white, black), ErrorCode::HiddenCount);
  EXPECT_EQ(refusal(HandSetup{.array = 960}, white, black), ErrorCode::ArrayNumber);
  EXPECT_EQ(refusal(HandSetup{.showdown = 25}, white, black), ErrorCode::ShowdownMove);
  EXPECT_EQ(refusal(HandSetup{.stacks = {0, 100}}, white, black), ErrorCode::StackSize);
  EXPECT_EQ(refusal(HandSetup{.stacks = {most_stack, 1}}, white, black), ErrorCode::last);
  EXPECT_EQ(refusal(HandSetup{.stacks = {most_stack + 1, 1}}, white, black), ErrorCode::StackSize);
  EXPECT_EQ(refusal(HandSetup{.blinds = {2, 2}}, white, black), ErrorCode::BlindSize);
  EXPECT_EQ(refusal(HandSetup{.blinds = {most_match_chips, 1}}, white, black), ErrorCode::last);
  EXPECT_EQ(refusal(HandSetup{.blinds = {most_match_chips + 1, 1}}, white, black), ErrorCode::BlindSize);
  EXPECT_EQ(refusal(HandSetup{.start_fen = "8/8/8/8/8/8/8/8 w - - 0 1"}, white, black), ErrorCode::FenNeedsClassic);
}

TEST(HandSetup, ADealHasItsNumberOfDifferentSquaresOfItsOwnTwoRanksWithoutTheKing) {
  EXPECT_EQ(refusal(HandSetup{}, "a2P b2P", "a7P b7P c7P"), ErrorCode::DealSquareCount);
  EXPECT_EQ(refusal(HandSetup{}, "a2P b2P b2Q", "a7P b7P c7P"), ErrorCode::DealSquareTwice);
  EXPECT_EQ(refusal(HandSetup{}, "a2P b2P c3Q", "a7P b7P c7P"), ErrorCode::DealSquare);
  EXPECT_EQ(refusal(HandSetup{}, "a2P b2P e1Q", "a7P b7P c7P"), ErrorCode::DealSquare);
  EXPECT_EQ(refusal(HandSetup{}, "a2P b2P c2P", "a7P b7P c7P"), ErrorCode::last);
}

TEST(HandSetup, AStartingPositionNeedsALegalMove) {
  EXPECT_EQ(refusal(test::classic_setup("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "", ""), ErrorCode::FenNoLegalMove);
}

}  // namespace
}  // namespace raisechess
