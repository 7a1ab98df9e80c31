// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "dice.h"
#include "game/hand.h"
#include "knowledge/deal_set.h"
#include "random_deal.h"

namespace raisechess::test {

/// A set-up over all the options of RULES.
inline HandSetup random_setup(Dice& dice) {
  HandSetup setup;
  setup.hidden = dice.chance(60) ? 3 : dice.pick(std::vector{0, 4, 5});
  setup.array = dice.chance(50) ? standard_array : dice.roll(960);
  setup.showdown = dice.pick(std::vector{20, 30, 40, showdown_to_mate});
  setup.betting = dice.pick(std::vector{BettingMode::None, BettingMode::NoLimit, BettingMode::PotLimit});
  setup.classic_draws = dice.chance(30);
  setup.promotion = dice.chance(30) ? PromotionRule::Choice : PromotionRule::Queen;
  setup.king_capture = dice.chance(15);
  if (dice.chance(30)) setup.stacks = {1 + dice.roll(300), 1 + dice.roll(300)};
  if (dice.chance(30)) setup.blinds = {2 + dice.roll(40), 1};
  return setup;
}

/// A legal move: hidden pieces, captures, castlings and promotions come up more often than by chance.
inline Move random_move(Dice& dice, const game::Hand& hand) {
  std::vector<Move> lively;
  const auto& board = hand.public_knowledge().board();
  for (Move move : hand.moves()) {
    const bool telling = board.hidden_pocket(move.from()) || hand.position().piece_on(move.to()) || move.promotion();
    if (telling) lively.push_back(move);
  }
  return !lively.empty() && dice.chance(50) ? dice.pick(lively) : dice.pick(hand.moves());
}

inline Chips random_amount(Dice& dice, const BetBounds& bounds) {
  if (dice.chance(60)) return bounds.min;
  if (dice.chance(10)) return bounds.max;
  return bounds.min + dice.roll(bounds.max - bounds.min + 1);
}

/// What the player to act does; folds and splits are rare, so that hands become long.
inline Action random_action(Dice& dice, const game::Hand& hand) {
  const game::LegalActions legal = hand.legal_actions();
  if (legal.answer_split) return dice.chance(10) ? Action{AgreeSplit{}} : Action{DeclineSplit{}};
  if (legal.fold && dice.roll(400) == 0) return Fold{};
  if (legal.offer_split && dice.roll(300) == 0) return OfferSplit{};
  if (legal.bet && dice.chance(10)) return Bet{random_amount(dice, *legal.bet)};
  if (legal.raise && dice.chance(10)) return Raise{random_amount(dice, *legal.raise)};
  if (legal.call) return dice.chance(90) ? Action{Call{}} : Action{Fold{}};
  return MakeMove{random_move(dice, hand)};
}

/// Another deal that the viewer's opponent could have for all he knows; nothing if he knows the one there is.
inline std::optional<Deal> other_possible_deal(Dice& dice, const game::Hand& hand, Side viewer) {
  const Side opponent = other(viewer);
  knowledge::DealSet others = hand.knowledge(viewer).deals();
  std::erase(others, knowledge::deal_index(hand.deal(opponent)));
  if (others.empty()) return std::nullopt;
  return knowledge::deal_from_index(dice.pick(others), hand.public_knowledge().board().origins(opponent));
}

}  // namespace raisechess::test
