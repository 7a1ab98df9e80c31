// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "chess/move_generation.h"
#include "chess/position.h"

namespace raisechess::ai {

/// Centipawns for the side to move.
using Score = int;
inline constexpr Score mate_score = 30'000;  ///< minus the half-moves to the mate
inline constexpr Score showdown_score =
    20'000;  ///< the material count at the horizon is won; plus a margin for each point
inline constexpr Score decided_score = 15'000;  ///< from here on a score says how the hand ends, not how it stands

/// Half-moves left until the showdown; nothing = to mate.
using Horizon = std::optional<int>;

/// The value for the side to move of a showdown in which it is `material` points ahead: what counts is the sign.
constexpr Score showdown_value(int material) {
  if (material == 0) return 0;
  return material > 0 ? showdown_score + material : material - showdown_score;
}

struct SearchResult {
  Move best;
  Score score = 0;
  int depth = 0;  ///< of the last iteration that was finished
  std::uint64_t nodes = 0;
  std::vector<Move> line;
  int line_end_material = 0;  ///< material difference for the side to move at the root, at the end of `line`
};

/// When to stop. A search looks at the clock and at `stop` once in `poll_interval` nodes.
struct SearchLimits {
  int depth = 64;
  std::optional<std::uint64_t> nodes;
  std::optional<std::chrono::steady_clock::time_point> deadline;
  std::stop_token stop;
  /// When a move has been thought about for long enough: a search under a clock begins no further iteration about then,
  /// earlier if the best move has long been the same, later if it has just changed.
  std::optional<std::chrono::steady_clock::time_point> enough{};
  std::function<void(const SearchResult&)> report{};  ///< is told of each iteration that was finished
  /// Where the nodes are told once in `poll_interval` of them, for other threads.
  std::atomic<std::uint64_t>* told_nodes = nullptr;
  int first_depth = 1;  ///< of the first iteration
};
inline constexpr std::uint64_t poll_interval = 1024;

/// What is searched. The position may come from a deal that is only supposed, so either king may be en prise: a king
/// that can be taken is lost.
struct SearchRoot {
  chess::Position position;
  Horizon horizon;
  std::span<const Move> moves;          ///< only these, each pseudo-legal; empty = every legal move
  Move first;                           ///< looked at first if it is one of them: the best of a similar position, say
  bool classic_draws = false;           ///< repetition, fifty moves and insufficient material are draws (RULES 5)
  std::span<const chess::Key> earlier;  ///< keys of the positions before the root since the last capture or pawn move
};

/// Alpha-beta on true positions: iterative deepening, transposition table, quiescence; the last half-move before the
/// showdown is terminal with the sign of the material. Deterministic for equal limits in nodes or depth and a cleared
/// table.
class Searcher {
 public:
  explicit Searcher(chess::MoveRules rules, std::size_t table_bytes = 8 << 20);
  ~Searcher();
  Searcher(Searcher&&) noexcept;
  Searcher& operator=(Searcher&&) noexcept;

  /// Another one with the same table: each profits from what the other finds, at the same time if they search on
  /// different threads. What they find is then a matter of chance.
  Searcher companion() const;

  /// Forgets everything learnt from earlier searches.
  void clear();

  /// The best move of a root that has one; with limits too tight for a single move, some move of the root.
  SearchResult search(const SearchRoot& root, const SearchLimits& limits);
  SearchResult search(const chess::Position& root, Horizon horizon, const SearchLimits& limits);

  /// Scores of single root moves, each searched to `depth` in full; the static value of those that the limits cut off.
  std::vector<Score> score_moves(const SearchRoot& root, const SearchLimits& limits);
  std::vector<Score> score_moves(const chess::Position& root, std::span<const Move> moves, Horizon horizon,
                                 const SearchLimits& limits);

  /// The value for the side to move with nothing looked at but captures (in check every move, and near the showdown to
  /// its end): for many positions at little cost. The static value if the limits stop it.
  Score quiet_score(const chess::Position& root, Horizon horizon, const SearchLimits& limits);

  /// Nodes of the search made last.
  std::uint64_t nodes() const;

 private:
  struct State;
  explicit Searcher(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

/// Searches a root on several threads with one table (lazy SMP); the first of them answers.
class ParallelSearcher {
 public:
  ParallelSearcher(chess::MoveRules rules, std::size_t table_bytes, int threads);

  void clear();
  /// As `Searcher::search`, which it is with one thread. A limit in nodes is shared out among the threads.
  SearchResult search(const SearchRoot& root, const SearchLimits& limits);

 private:
  std::vector<Searcher> searchers_;
};

}  // namespace raisechess::ai
