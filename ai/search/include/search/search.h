// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
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
inline constexpr Score mate_score = 30'000;      ///< minus the half-moves to the mate
inline constexpr Score showdown_score = 20'000;  ///< the material count at the horizon is won; sign(material) decides

/// Half-moves left until the showdown; nothing = to mate.
using Horizon = std::optional<int>;

struct SearchLimits {
  int depth = 64;
  std::optional<std::uint64_t> nodes;
  std::stop_token stop;
};

struct SearchResult {
  Move best;
  Score score = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
  std::vector<Move> line;
  int line_end_material = 0;   ///< material difference for the side to move at the root, at the end of `line`
};

/// Alpha-beta on true positions: iterative deepening, transposition table, quiescence; the last half-move before the showdown is
/// terminal with the sign of the material. Deterministic for equal limits in nodes or depth and a cleared table.
class Searcher {
 public:
  explicit Searcher(chess::MoveRules rules, std::size_t table_bytes = 8 << 20);
  ~Searcher();
  Searcher(Searcher&&) noexcept;
  Searcher& operator=(Searcher&&) noexcept;

  void clear();
  SearchResult search(const chess::Position& root, Horizon horizon, const SearchLimits& limits);
  /// Scores of single root moves, each searched to `depth` in full.
  std::vector<Score> score_moves(const chess::Position& root, std::span<const Move> moves, Horizon horizon, const SearchLimits& limits);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace raisechess::ai
