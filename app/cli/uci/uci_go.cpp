// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci_go.h"

#include <algorithm>
#include <string_view>

#include "english/number_text.h"
#include "uci_moves.h"

namespace raisechess::cli {
namespace {

using Words = std::vector<std::string>;
using std::chrono::steady_clock;

constexpr std::int64_t longest_time = 1'000'000'000;  // milliseconds; longer ones count as that

/// The words of `go` that a value follows, and what they set.
void set(UciGo& go, std::string_view word, std::int64_t value) {
  const Milliseconds time(std::clamp<std::int64_t>(value, 0, longest_time));
  const int count = static_cast<int>(std::clamp<std::int64_t>(value, 0, 1000));
  if (word == "depth") go.depth = count;
  if (word == "mate") go.depth = 2 * count;
  if (word == "nodes" && value >= 0) go.nodes = static_cast<std::uint64_t>(value);
  if (word == "movetime") go.move_time = time;
  if (word == "wtime") go.clock[Side::White] = time;
  if (word == "btime") go.clock[Side::Black] = time;
  if (word == "winc") go.increment[Side::White] = time;
  if (word == "binc") go.increment[Side::Black] = time;
  if (word == "movestogo") go.moves_to_go = count;
}

bool looks_like_move(const std::string& word) {
  return (word.size() == 4 || word.size() == 5) && square_from_name(word.substr(0, 2)) &&
         square_from_name(word.substr(2, 2));
}

}  // namespace

UciGo uci_go(const Words& words) {
  UciGo go;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "infinite") go.infinite = true;
    if (words[i] == "searchmoves") {
      while (i + 1 < words.size() && looks_like_move(words[i + 1])) go.search_moves.push_back(words[++i]);
    } else if (i + 1 < words.size()) {
      if (const auto value = number_in<std::int64_t>(words[i + 1])) set(go, words[i], *value);
    }
  }
  return go;
}

ThinkingTime thinking_time(Milliseconds left, Milliseconds increment, int moves_to_go, Milliseconds overhead) {
  const double usable = static_cast<double>(std::max<std::int64_t>(1, (left - overhead).count()));
  const double moves = moves_to_go > 0 ? std::min(moves_to_go, 25) : 20;
  const double share = usable / moves + 0.8 * static_cast<double>(increment.count());
  const double ceiling = moves_to_go == 1 ? 0.9 * usable : 0.4 * usable;
  const double most = std::max(1.0, std::min(4 * share, ceiling));
  return {Milliseconds(static_cast<std::int64_t>(std::min(share, most))),
          Milliseconds(static_cast<std::int64_t>(most))};
}

ai::SearchLimits search_limits(const UciGo& go, Side side, Milliseconds overhead) {
  const auto now = steady_clock::now();
  ai::SearchLimits limits;
  if (go.depth) limits.depth = std::max(1, *go.depth);
  limits.nodes = go.nodes;
  if (go.infinite) return limits;
  if (go.move_time) {
    limits.deadline = now + std::max(Milliseconds(1), *go.move_time - overhead / 3);
  } else if (const auto left = go.clock[side]) {
    const auto time = thinking_time(*left, go.increment[side], go.moves_to_go, overhead);
    limits.enough = now + time.enough;
    limits.deadline = now + time.most;
  }
  return limits;
}

}  // namespace raisechess::cli
