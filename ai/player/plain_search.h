// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "chess/move_generation.h"
#include "search/hand_end.h"
#include "search/search.h"
#include "search/search_clock.h"

namespace raisechess::ai {

/// What a line comes to for the side to move: its score, and the difference of points at its end.
struct LineValue {
  Score score = 0;
  int end_points = 0;
  friend LineValue operator-(LineValue value) { return {-value.score, -value.end_points}; }
};

struct PlainResult {
  Move best;  ///< Move{} where the side to move has none
  LineValue value;
  std::uint64_t nodes = 0;
};

/// The search of the yardsticks: alpha-beta to a fixed depth with quiescence, and nothing that would have to be tuned.
/// Kept apart from `Searcher`, which is to grow, so that what is measured against does not change with what is
/// measured.
class PlainSearch {
 public:
  /// `sees_exchanges`: captures at the end of a line are followed until the position is quiet.
  explicit PlainSearch(chess::MoveRules rules, bool sees_exchanges = true)
      : rules_(rules), sees_exchanges_(sees_exchanges) {}

  /// Deterministic for limits in depth and nodes. A search cut short answers from the moves it finished.
  PlainResult search(const SearchRoot& root, const SearchLimits& limits);

 private:
  struct Window {
    Score alpha;
    Score beta;
    friend Window operator-(Window window) { return {-window.beta, -window.alpha}; }
  };

  void search_root(const chess::Position& root, std::vector<Move>& moves, int depth, PlainResult& result);
  LineValue search(const chess::Position& position, int depth, Window window, int ply);
  LineValue search_scout_first(const chess::Position& child, int depth, Window window, int ply, bool first);
  LineValue quiescence(const chess::Position& position, Window window, int ply);
  LineValue standing(const chess::Position& position, int ply) const;
  std::optional<LineValue> ended(const chess::Position& position, int ply) const;
  void order(const chess::Position& position, std::span<Move> moves, int ply) const;

  chess::MoveRules rules_;
  bool sees_exchanges_;
  SearchClock clock_;
  HandEnd end_;
  std::array<std::array<Move, 2>, HandEnd::max_ply + 1> killers_{};
};

}  // namespace raisechess::ai
