// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/search.h"
#include "view/side.h"

namespace raisechess::cli {

using Milliseconds = std::chrono::milliseconds;

/// What `go` asks for. What it does not say, or says in no number, is missing.
struct UciGo {
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  std::optional<Milliseconds> move_time;
  PerSide<std::optional<Milliseconds>> clock;
  PerSide<Milliseconds> increment{Milliseconds(0), Milliseconds(0)};
  int moves_to_go = 0;  ///< until the next time control; 0 = the clock is for the whole game
  bool infinite = false;
  std::vector<std::string> search_moves;
};

/// Reads the words after `go`; words that are not known are passed over.
UciGo uci_go(const std::vector<std::string>& words);

/// How long to think about a move: begin nothing new after `enough`, stop at `most`.
struct ThinkingTime {
  Milliseconds enough;
  Milliseconds most;
};
/// For a side with `left` on its clock, of which `overhead` is lost on the way of each move. Never more than is left.
ThinkingTime thinking_time(Milliseconds left, Milliseconds increment, int moves_to_go, Milliseconds overhead);

/// The limits of a search for `side` that begins now.
ai::SearchLimits search_limits(const UciGo& go, Side side, Milliseconds overhead);

}  // namespace raisechess::cli
