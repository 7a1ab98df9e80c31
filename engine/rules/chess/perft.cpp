// SPDX-License-Identifier: GPL-3.0-or-later
#include "generator.h"
#include "sinks.h"

namespace raisechess::chess {

std::uint64_t perft(const Position& position, int depth, MoveRules rules) {
  if (depth == 0) return 1;
  if (depth == 1) {
    CountSink sink(rules.promotion);
    generate(position, rules, {}, sink);
    return sink.count();
  }
  std::uint64_t leaves = 0;
  for (Move move : legal_moves(position, rules)) {
    Position next = position;
    next.make(move);
    leaves += perft(next, depth - 1, rules);
  }
  return leaves;
}

}  // namespace raisechess::chess
