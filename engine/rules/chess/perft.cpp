// SPDX-License-Identifier: GPL-3.0-or-later
#include "generator.h"
#include "sinks.h"

namespace raisechess::chess {
namespace {

std::uint64_t count_moves(const Position& position, MoveRules rules) {
  CountSink sink(rules.promotion);
  generate(position, rules, {}, sink);
  return sink.count();
}

template <class Perft>
std::uint64_t count_leaves(const Position& position, int depth, MoveRules rules, Perft deeper) {
  if (depth == 0) return 1;
  if (depth == 1) return count_moves(position, rules);
  std::uint64_t leaves = 0;
  for (Move move : legal_moves(position, rules)) {
    Position next = position;
    next.make(move);
    leaves += deeper(next, depth - 1, rules);
  }
  return leaves;
}

std::uint64_t plain_perft(const Position& position, int depth, MoveRules rules) {
  return count_leaves(position, depth, rules, plain_perft);
}

#if defined(__x86_64__) && defined(__GNUC__)

/// The same compiled for processors that count bits in one instruction.
[[gnu::flatten, gnu::target("popcnt,bmi,bmi2")]] std::uint64_t fast_perft(const Position& position, int depth,
                                                                          MoveRules rules) {
  return count_leaves(position, depth, rules, fast_perft);
}

bool fast_perft_runs_here() {
  return __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0 &&
         __builtin_cpu_supports("bmi2") != 0;
}

#else

constexpr auto fast_perft = plain_perft;
bool fast_perft_runs_here() {
  return false;
}

#endif

}  // namespace

std::uint64_t perft(const Position& position, int depth, MoveRules rules) {
  static const auto perft_of_this_processor = fast_perft_runs_here() ? fast_perft : plain_perft;
  return perft_of_this_processor(position, depth, rules);
}

}  // namespace raisechess::chess
