// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci_info.h"

#include <algorithm>
#include <cstdlib>

#include "uci_moves.h"

namespace raisechess::cli {

std::string uci_score(ai::Score score) {
  if (std::abs(score) < ai::decided_score) return "cp " + std::to_string(score);
  const int moves = (ai::mate_score - std::abs(score) + 1) / 2;
  return "mate " + std::to_string(score > 0 ? moves : -moves);
}

std::string uci_info(const ai::SearchResult& result, std::chrono::milliseconds time, bool chess960) {
  const auto milliseconds = static_cast<std::uint64_t>(time.count());
  std::string line = "info depth " + std::to_string(result.depth) + " score " + uci_score(result.score) + " nodes " +
                     std::to_string(result.nodes) + " nps " +
                     std::to_string(result.nodes * 1000 / std::max<std::uint64_t>(1, milliseconds)) + " time " +
                     std::to_string(milliseconds) + " pv";
  for (Move move : result.line) line += ' ' + uci_text(move, chess960);
  return line;
}

}  // namespace raisechess::cli
