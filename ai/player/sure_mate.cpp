// SPDX-License-Identifier: GPL-3.0-or-later
#include "sure_mate.h"

#include <algorithm>
#include <vector>

#include "chess/move_generation.h"

namespace raisechess::ai {
namespace {

bool mates(chess::Position position, Move move, chess::MoveRules rules) {
  position.make(move);
  return position.in_check() && !chess::has_legal_move(position, rules);
}

}  // namespace

std::optional<Move> sure_mate(const HandBelief& belief, const PlayerView& view) {
  const chess::MoveRules rules{view.setup.promotion, view.setup.king_capture};
  if (rules.king_capture) return std::nullopt;  // no mate, then
  std::vector<Move> left = view.moves;
  for (knowledge::DealIndex deal : belief.opponent_deals()) {
    const chess::Position position = belief.position(deal);
    std::erase_if(left, [&](Move move) { return !mates(position, move, rules); });
    if (left.empty()) return std::nullopt;
  }
  return left.front();
}

}  // namespace raisechess::ai
