// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "search/hand_end.h"
#include "search_support.h"

namespace raisechess::test {

/// The exact value of a position `left` half-moves before the showdown: every line to its end (RULES 5).
inline ai::Score exact_value(const chess::Position& position, int left, int ply = 0) {
  const auto moves = chess::legal_moves(position, arbiter_rules);
  if (moves.empty()) return position.in_check() ? ply - ai::mate_score : 0;
  if (left == 0) return ai::showdown_value(ai::material_difference(position, position.side_to_move()));
  ai::Score best = -ai::mate_score;
  for (Move move : moves) {
    chess::Position child = position;
    child.make(move);
    best = std::max(best, -exact_value(child, left - 1, ply + 1));
  }
  return best;
}

}  // namespace raisechess::test
