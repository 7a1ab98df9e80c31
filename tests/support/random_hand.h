// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "chess/arrays.h"
#include "dice.h"
#include "game/hand.h"

namespace raisechess::test {

/// `setup.hidden` random squares and types of a side.
inline Deal random_deal(Dice& dice, Side side, const HandSetup& setup) {
  const auto array = chess::array_pieces(setup.array);
  std::vector<Square> squares;
  for (int file = 0; file < 8; ++file) {
    if (array[static_cast<std::size_t>(file)] != PieceType::King)
      squares.push_back(square_at(file, side == Side::White ? 0 : 7));
    squares.push_back(square_at(file, side == Side::White ? 1 : 6));
  }
  Deal deal;
  for (int i = 0; i < setup.hidden; ++i) {
    const int place = dice.roll(static_cast<int>(squares.size()));
    deal.push_back({squares[static_cast<std::size_t>(place)], pocket_types[static_cast<std::size_t>(dice.roll(5))]});
    squares.erase(squares.begin() + place);
  }
  std::sort(deal.begin(), deal.end(), [](const DealtPiece& a, const DealtPiece& b) { return a.origin < b.origin; });
  return deal;
}

inline PerSide<Deal> random_deals(Dice& dice, const HandSetup& setup) {
  Deal white = random_deal(dice, Side::White, setup);
  return {std::move(white), random_deal(dice, Side::Black, setup)};
}

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

}  // namespace raisechess::test
