// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "knowledge/secrecy.h"
#include "random_hand.h"
#include "terminal/terminal_board.h"
#include "terminal/terminal_ranges.h"
#include "terminal/terminal_report.h"

namespace raisechess::cli {
namespace {

using raisechess::test::Dice;

/// Everything that the terminal prints of a hand in progress.
std::string printed(const game::Hand& hand, Side viewer) {
  const PlayerView view = hand.view_for(viewer);
  const RangeTable held = hand.knowledge(viewer).table();
  const RangeTable told = hand.public_knowledge().table(viewer);
  const SecrecyTable secrecy =
      knowledge::secrecy_of_moves(hand.public_knowledge(), knowledge::deal_index(hand.deal(viewer)), view.moves);
  std::string text = board_text(view, held) + describe_board(view, held) + ranges_text(held, told) + turn_text(view) +
                     moves_text(view, secrecy) + log_text(view);
  for (const auto& rows : {held.rows, told.rows}) {
    for (const RangeRow& row : rows) text += why_text(held, told, row.origin, std::nullopt);
  }
  return text;
}

struct Played {
  Side by;
  Action action;
};

/// The same hand with another deal of `other`, in which everything has happened as it did.
game::Hand with_other_deal(const game::Hand& hand, Side changed, const Deal& deal, const std::vector<Played>& actions) {
  PerSide<Deal> deals{hand.deal(Side::White), hand.deal(Side::Black)};
  deals[changed] = deal;
  game::Hand twin = *game::Hand::start(hand.setup(), deals);
  for (const Played& played : actions) EXPECT_FALSE(twin.apply(played.by, played.action));
  return twin;
}

/// How many of the two players have a twin of their hand to compare with.
int compare_with_twins(Dice& dice, const game::Hand& hand, const std::vector<Played>& actions) {
  int compared = 0;
  for (Side viewer : both_sides) {
    const auto deal = raisechess::test::other_possible_deal(dice, hand, viewer);
    if (!deal) continue;
    EXPECT_EQ(printed(with_other_deal(hand, other(viewer), *deal, actions), viewer), printed(hand, viewer));
    ++compared;
  }
  return compared;
}

TEST(TerminalSecrecy, WhatIsPrintedIsTheSameForEveryDealThatTheComputerCanHold) {
  Dice dice(2026);
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    HandSetup setup = raisechess::test::random_setup(dice);
    setup.hidden = 3;
    game::Hand hand = *game::Hand::start(setup, raisechess::test::random_deals(dice, setup));
    std::vector<Played> actions;
    for (int length = 1 + dice.roll(40); length > 0 && hand.phase() != Phase::Over; --length) {
      const Played played{*hand.to_act(), raisechess::test::random_action(dice, hand)};
      ASSERT_FALSE(hand.apply(played.by, played.action));
      actions.push_back(played);
    }
    if (hand.phase() == Phase::Over) continue;
    compared += compare_with_twins(dice, hand, actions);
  }
  EXPECT_GT(compared, 40);
}

}  // namespace
}  // namespace raisechess::cli
