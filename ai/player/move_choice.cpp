// SPDX-License-Identifier: GPL-3.0-or-later
#include "move_choice.h"

#include <algorithm>
#include <cmath>

namespace raisechess::ai {
namespace {

/// Equity that telling one bit of the own deal costs.
constexpr Equity price_of_a_bit = 0.003;

/// Moves that differ by no more are as good as equal.
constexpr Equity about_equal = 0.004;

Equity price(const SecrecyTable& secrets, Move move) {
  const auto mark = std::ranges::find(secrets.marks, move, &SecrecyMark::move);
  if (mark == secrets.marks.end() || mark->after >= secrets.before) return 0;
  return price_of_a_bit * std::log2(static_cast<double>(secrets.before) / mark->after);
}

}  // namespace

Move chosen_move(const std::vector<RankedMove>& moves, const SecrecyTable& secrets, RandomStream luck) {
  std::vector<Equity> worth;
  for (const RankedMove& ranked : moves) worth.push_back(ranked.equity - price(secrets, ranked.move));
  const Equity best = *std::ranges::max_element(worth);
  std::vector<Move> equals;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (worth[i] >= best - about_equal) equals.push_back(moves[i].move);
  }
  return equals[luck.below(equals.size())];
}

}  // namespace raisechess::ai
