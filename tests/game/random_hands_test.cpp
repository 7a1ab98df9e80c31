// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of whole random hands over all options: chips are conserved, list and predicate agree, the true deal is in
// every range, refused actions change nothing, and a copy replays alike.
#include <gtest/gtest.h>

#include "game/hand.h"
#include "random_hand.h"
#include "true_ranges.h"

namespace raisechess {
namespace {

using game::Hand;
using test::Dice;

void expect_chips_conserved(const Hand& hand) {
  const PerSide<Chips> stacks = hand.betting().stacks();
  const PerSide<Chips> brought = hand.setup().stacks;
  ASSERT_EQ(stacks.white + stacks.black + hand.betting().pot(), brought.white + brought.black);
  ASSERT_GE(stacks.white, 0);
  ASSERT_GE(stacks.black, 0);
}

void expect_board_and_position_agree(const Hand& hand) {
  const chess::Position rebuilt = hand.public_knowledge().board().position(
      {knowledge::deal_index(hand.deal(Side::White)), knowledge::deal_index(hand.deal(Side::Black))});
  for (Side side : both_sides) {
    for (PieceType type : all_piece_types) ASSERT_EQ(rebuilt.pieces(side, type), hand.position().pieces(side, type));
    for (chess::Wing wing : {chess::Wing::H, chess::Wing::A}) {
      ASSERT_EQ(rebuilt.castling_rook(side, wing), hand.position().castling_rook(side, wing));
    }
  }
  ASSERT_EQ(rebuilt.double_steppers(), hand.position().double_steppers());
  ASSERT_EQ(rebuilt.en_passant(), hand.position().en_passant());
}

/// Actions that the list does not name are refused and change nothing.
void expect_refusals_change_nothing(Dice& dice, Hand& hand) {
  const PlayerView before = hand.view_for(Side::White);
  const game::LegalActions legal = hand.legal_actions();
  const Side by = *hand.to_act();
  const Chips amount = dice.roll(700) - 50;
  const auto within = [&](const std::optional<BetBounds>& bounds) {
    return bounds && amount >= bounds->min && amount <= bounds->max;
  };
  if (!within(legal.bet)) {
    ASSERT_TRUE(hand.apply(by, Bet{amount}));
  }
  if (!within(legal.raise)) {
    ASSERT_TRUE(hand.apply(by, Raise{amount}));
  }
  if (!legal.call) {
    ASSERT_TRUE(hand.apply(by, Call{}));
  }
  const auto move = Move::from_bits(static_cast<std::uint16_t>(dice.roll(65536)));
  if (move && std::find(legal.moves.begin(), legal.moves.end(), *move) == legal.moves.end()) {
    ASSERT_TRUE(hand.apply(by, MakeMove{*move}));
  }
  if (hand.setup().betting != BettingMode::None) {
    ASSERT_TRUE(hand.apply(other(by), Fold{}));
  }
  ASSERT_EQ(hand.view_for(Side::White), before);
}

void play_and_check(Dice& dice, int most_plies) {
  const HandSetup setup = test::random_setup(dice);
  Hand hand = *Hand::start(setup, test::random_deals(dice, setup));
  while (!hand.result() && hand.ply() < most_plies) {
    expect_chips_conserved(hand);
    test::expect_truth_in_every_range(hand);
    if (dice.chance(20)) {
      expect_board_and_position_agree(hand);
      expect_refusals_change_nothing(dice, hand);
    }
    if (testing::Test::HasFatalFailure()) return;
    ASSERT_FALSE(hand.apply(*hand.to_act(), test::random_action(dice, hand)));
  }
  if (!hand.result()) return;
  expect_chips_conserved(hand);
  EXPECT_EQ(hand.betting().pot(), 0);
  EXPECT_EQ(hand.result()->net.white + hand.result()->net.black, 0);
  EXPECT_TRUE(hand.legal_actions().moves.empty());
  EXPECT_TRUE(hand.apply(Side::White, Fold{}));
}

TEST(RandomHands, KeepEveryProperty) {
  Dice dice(7);
  const int hands = test::hands_to_play(150);
  for (int i = 0; i < hands && !HasFatalFailure(); ++i) play_and_check(dice, 120);
}

TEST(RandomHands, ReplayToTheSameViews) {
  Dice dice(8);
  const int hands = test::hands_to_play(20);
  for (int i = 0; i < hands; ++i) {
    const HandSetup setup = test::random_setup(dice);
    const PerSide<Deal> deals = test::random_deals(dice, setup);
    Hand hand = *Hand::start(setup, deals);
    while (!hand.result() && hand.ply() < 60) ASSERT_FALSE(hand.apply(*hand.to_act(), test::random_action(dice, hand)));
    Hand replayed = *Hand::start(setup, deals);
    for (const Event& event : hand.log()) ASSERT_FALSE(replayed.apply(event.by, event.action));
    for (Side viewer : both_sides) EXPECT_EQ(replayed.view_for(viewer), hand.view_for(viewer));
  }
}

}  // namespace
}  // namespace raisechess
